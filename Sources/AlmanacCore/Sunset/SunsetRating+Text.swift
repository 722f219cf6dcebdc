extension SunsetRating {
  /// Words for people in a language.
  package func label(in language: SpokenLanguage) -> String {
    switch language {
    case .english: label
    case .german:
      pick("Schwach", "Gedämpft", "Schön, aber schlicht", "Farbig", "Leuchtend", "Spektakulär")
    case .spanish:
      pick("Pobre", "Apagado", "Bueno pero sencillo", "Colorido", "Vívido", "Espectacular")
    case .french: pick("Pauvre", "Terne", "Joli mais simple", "Coloré", "Éclatant", "Spectaculaire")
    case .italian:
      pick("Scarso", "Spento", "Bello ma semplice", "Colorato", "Vivido", "Spettacolare")
    case .portuguese:
      pick("Fraco", "Apagado", "Bonito mas simples", "Colorido", "Vívido", "Espetacular")
    }
  }

  /// From the lowest rating up.
  private func pick(_ words: String...) -> String {
    Self.allCases.firstIndex(of: self).map { words[$0] } ?? label
  }
}
