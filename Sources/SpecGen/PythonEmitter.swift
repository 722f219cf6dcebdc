/// Python types (3.11): one `TypedDict` per record, and a mixin with one typed function per method.
struct PythonEmitter {
  let spec: Spec

  func text() -> String {
    var text = """
      # Generated from protocol-spec/ by specgen; do not edit.
      \"\"\"Types of the Almanac protocol.\"\"\"

      from __future__ import annotations

      from collections.abc import Callable, Iterable, Mapping
      from typing import (
          TYPE_CHECKING,
          Any,
          Literal,
          NotRequired,
          TypeAlias,
          TypedDict,
          Unpack,
          overload,
      )

      from ._call import given

      if TYPE_CHECKING:
          from ._call import Call
          from ._callbacks import Caller
          from ._subscription import Subscription, SubscriptionOptions
          from .sync import SyncCall, SyncSubscription

      """
    for set in [MethodSet.reading, .subscribable] {
      let names = spec.names(set).map { "    " + Tree.quoted($0) + ",\n" }.joined()
      text += "\n# \(set.documentation)\n\(set.typeName): TypeAlias = Literal[\n\(names)]\n"
    }
    for section in spec.sections {
      for noun in section.nouns { text += declaration(noun) }
    }
    for method in spec.methods {
      if let subject = spec.subject(of: method) {
        text += alias(
          subject.typeName,
          "Params of what `\(method.name)` is about, by its `\(subject.kindName)`.",
          subject.paramsNames.joined(separator: " | "))
      }
      text += record(
        method.typeName + "Params", method.paramsDocumentation, params(method))
    }
    return text + values() + names() + notifications() + calls(.waiting) + calls(.asynchronous)
  }

  private func calls(_ manner: Manner) -> String {
    functions(manner) + requests(manner) + subscriptions(manner) + streams(manner.call)
  }

  private func declaration(_ noun: Noun) -> String {
    switch noun {
    case .record(let record):
      return self.record(record.name, record.documentation, record.members)
    case .choice(let choice):
      let values = choice.values.map { Tree.quoted($0.raw) }.joined(separator: ", ")
      return "\n# \(choice.documentation)\n\(choice.name): TypeAlias = Literal[\(values)]\n"
    case .union(let union):
      let branches = union.branches.flatMap { [type($0.kind.shape)] + alike($0.kind.shape) }
      return alias(union.name, union.documentation, branches.joined(separator: " | "))
    case .alias(let alias):
      return self.alias(alias.name, alias.documentation, type(alias.shape))
    }
  }

  /// What a result gives, a param takes; but to type checkers a `TypedDict` that has to have its
  /// members is none whose members are optional.
  private func alike(_ shape: Shape) -> [String] {
    guard let taken = spec.record(shape), taken.members.allSatisfy({ !$0.isRequired }) else {
      return []
    }
    let records = spec.sections.flatMap(\.nouns).compactMap { noun in
      if case .record(let record) = noun { record } else { nil as Record? }
    }
    return records.filter { record in
      record.members.contains(where: \.isRequired)
        && record.members.allSatisfy { given in
          taken.members.contains {
            $0.name == given.name && $0.kind.shape == given.kind.shape
              && ($0.kind.isNullable || !given.kind.isNullable)
          }
        }
    }.map(\.name)
  }

  private func alias(_ name: String, _ documentation: String, _ type: String) -> String {
    "\n# \(documentation)\n\(name): TypeAlias = \(Tree.quoted(type))\n"
  }

  private func record(_ name: String, _ documentation: String, _ members: [Member]) -> String {
    let rows = members.withLabels.map { member in
      let type = type(member) + (member.kind.isNullable ? " | None" : "")
      return (member.name, member.isRequired ? type : "NotRequired[\(type)]")
    }
    if rows.contains(where: { Names.isPythonKeyword($0.0) }) {
      let entries = rows.map { "\(Tree.quoted($0.0)): \(Tree.quoted($0.1))" }
      return "\n\(name) = TypedDict(\(Tree.quoted(name)), {\n    "
        + entries.joined(separator: ",\n    ") + ",\n})\n"
    }
    var text = "\n\nclass \(name)(TypedDict):\n    \"\"\"\(documentation)\"\"\"\n"
    if !rows.isEmpty { text += "\n" }
    for row in rows { text += "    \(row.0): \(row.1)\n" }
    return text + "\n"
  }

  /// Those of another method by the type of what they are about.
  private func params(_ method: Method) -> [Member] {
    let subject = spec.subject(of: method)
    return method.allParams.map { param in
      guard let subject, param.name == subject.paramsName else { return param }
      var param = param
      param.kind.shape = .named(subject.typeName)
      return param
    }
  }

  private func names() -> String {
    let names = spec.calls.map { "    " + Tree.quoted($0.name) + ",\n" }.joined()
    return "\nMETHODS: tuple[str, ...] = (\n\(names))\n"
  }

  /// A function for each method.
  private func functions(_ manner: Manner) -> String {
    var text = """


      class \(manner.className)(Notifications):
          \"\"\"One function a method; those that begin with `_` are the client's.\"\"\"

          \(manner.async)def _invoke(
              self, method: str, params: dict[str, Any], timeout: float | None
          ) -> Any:
              return \(manner.await)self.request_any(method, given(params), timeout=timeout)

      """
    for method in spec.calls {
      let members = params(method)
        .filter { !["workDoneToken", "partialResultToken", "_meta"].contains($0.name) }
      let ordered = members.filter(\.isRequired) + members.filter { !$0.isRequired }
      let arguments = ordered.map { member in
        let type = type(member)
        return "        \(pythonName(member.name)): "
          + (member.isRequired ? "\(type),\n" : "\(type) | None = None,\n")
      }
      text += "\n    \(manner.async)def \(Names.snake(method.name))(\n        self,\n        *,\n"
      text += arguments.joined() + "        timeout: float | None = None,\n"
      text += "    ) -> \(method.resultName ?? "None"):\n"
      let sentences = [method.summary] + method.alternatives.map(\.sentence)
      text += "        \"\"\"\(sentences.joined(separator: " "))\"\"\"\n"
      text += "        return \(manner.await)self._invoke(  # type: ignore[no-any-return]\n"
      text += "            \(Tree.quoted(method.name)),\n            {\n"
      for member in ordered {
        text += "                \(Tree.quoted(member.name)): \(pythonName(member.name)),\n"
      }
      text += "            },\n            timeout,\n        )\n"
    }
    return text
  }

  private func pythonName(_ name: String) -> String {
    let snake = Names.snake(name)
    return Names.isPythonKeyword(snake) ? snake + "_" : snake
  }

  /// Params of a method that another param names may be any method's.
  private func type(_ member: Member) -> String {
    member.kind.paramsOf != nil && member.kind.shape == .object
      ? "Mapping[str, Any]" : type(member.kind.shape)
  }

  /// The type of a part's value follows from its method.
  private func values() -> String {
    let parts = spec.sections.flatMap(\.nouns).compactMap { $0.union }.filter { union in
      union.tag != nil
        && union.branches.contains { branch in
          spec.record(branch.kind.shape)?.members.contains { $0.kind.resultOf != nil } ?? false
        }
    }
    return parts.map { part in
      let name = Names.snake(Names.lowercasedFirst(part.name)) + "_value"
      let overloads = spec.calls.filter(MethodSet.reading.contains).map { method in
        "\n\n@overload\ndef \(name)(\n    parts: Iterable[\(part.name)], "
          + "method: Literal[\(Tree.quoted(method.name))]\n"
          + ") -> \(method.resultName ?? "None") | None: ...\n"
      }
      return overloads.joined() + """


        def \(name)(parts: Iterable[\(part.name)], method: ReadingMethod) -> Any:
            \"\"\"The value of a method's part; None if it has none.\"\"\"
            for part in parts:
                if part["method"] == method and part["state"] != "failure":
                    return part.get("value")
            return None

        """
    }.joined()
  }

  private let type = ShapeNames(
    boolean: "bool", integer: "int", number: "float", string: "str", date: "str", instant: "str",
    anything: "Any", object: "dict[str, Any]", list: { "list[\($0)]" },
    constant: { "Literal[\(Tree.quoted($0))]" })
}
