import AlmanacServer
import Words

/// The manual, generated from the tables that the program itself uses.
enum ManualPage: String, CaseIterable {
  case commands = "almanac.1"
  case configuration = "almanac-config.5"
  case wire = "almanac-protocol.7"

  func roff(version: String) -> String {
    switch self {
    case .commands: commandsPage(version)
    case .configuration: ConfigurationPage.roff(version: version)
    case .wire: ProtocolPage.roff(version: version)
    }
  }

  private func commandsPage(_ version: String) -> String {
    var page = Roff(
      name: "almanac", section: 1, version: version,
      "weather, sunset and climate, for people, scripts and editors")
    page.section("SYNOPSIS", "almanac [COMMAND] [ARGUMENTS]")
    page.section(
      "DESCRIPTION",
      "Without a command, and with something else than a terminal at its standard input, almanac "
        + "speaks JSON-RPC 2.0 on standard input and output; see almanac-protocol(7). With a "
        + "command it answers one question, keeps a status bar supplied, or looks after itself.")
    page.paragraph(
      "PLACE is a name, or coordinates as latitude,longitude. Without one the current location "
        + "is meant: ALMANAC_LOCATION, the one set last, the configured one, or the city of the "
        + "time zone, whichever of them is there first.")
    for group in CommandName.Group.allCases {
      page.section(group.rawValue.uppercased())
      for command in CommandName.allCases where command.group == group {
        page.subsection(command.usage)
        page.paragraph(SpokenLanguage.capitalized(command.summary) + ".")
        for operand in command.operands { page.entry(operand.name, operand.meaning + ".") }
        for option in command.shownOptions { page.entry(option.usage, option.meaning + ".") }
      }
    }
    page.section("OPTIONS", "Of every command, before it or behind it:")
    for option in CommandName.sharedOptions { page.entry(option.usage, option.meaning + ".") }
    page.section(
      "STATUS FORMATS",
      "What almanac status -f shows. A letter behind a percent sign, or a name in braces; %% and {{ "
        + "stand for the characters themselves.")
    for field in StatusFormatReference.fields { page.entry(field.spelling, field.meaning + ".") }
    page.section("EXIT STATUS")
    for status in ExitStatus.allCases { page.entry("\(status.rawValue)", status.meaning) }
    page.section("ENVIRONMENT")
    for variable in EnvironmentVariable.allCases {
      page.entry(variable.rawValue, variable.meaning)
    }
    page.section("EXAMPLES")
    page.example([
      "almanac now Lisbon", "almanac sunset", "almanac status -f '%c %t'",
      "almanac call sun.times --param place=Oslo --param days=7",
    ])
    page.section("SEE ALSO", "almanac-config(5), almanac-protocol(7)")
    return page.text
  }
}
