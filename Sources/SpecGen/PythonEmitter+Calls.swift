/// `request`, `subscribe`, `on` and `stream` of Python's clients: one overload a method, so that a
/// wrong name or param is a type error, and the result has its type.
extension PythonEmitter {
  /// How a client is used, of which its class of methods depends.
  struct Manner {
    var className: String
    /// Before `def`, and before what a function calls.
    var async: String
    var await: String
    var call: String
    var subscription: String

    static let waiting = Manner(
      className: "MethodCalls", async: "", await: "", call: "SyncCall",
      subscription: "SyncSubscription")
    static let asynchronous = Manner(
      className: "AsyncMethodCalls", async: "async ", await: "await ", call: "Call",
      subscription: "Subscription")
  }

  /// `request` with the types of each method, so that a wrong name or param is a type error.
  func requests(_ manner: Manner) -> String {
    let overloads = spec.calls.map { method in
      """

          @overload
          \(manner.async)def request(
              self,
              method: Literal[\(Tree.quoted(method.name))],
              params: \(method.typeName)Params | None = None,
              *,
              timeout: float | None = None,
          ) -> \(method.resultName ?? "None"): ...

      """
    }
    return """

          \(manner.async)def request_any(
              self,
              method: str,
              params: Mapping[str, Any] | None = None,
              *,
              timeout: float | None = None,
          ) -> Any:
              raise NotImplementedError

      """ + overloads.joined() + """

            \(manner.async)def request(
                self, method: Any, params: Any = None, *, timeout: float | None = None
            ) -> Any:
                \"\"\"The result of a method; RpcError when the answer is an error.

                After `timeout` seconds, and when the caller is cancelled, the server stops too.
                \"\"\"
                return \(manner.await)self.request_any(method, params, timeout=timeout)

        """
  }

  /// `subscribe` with the types of the methods that can be watched.
  func subscriptions(_ manner: Manner) -> String {
    let overloads = spec.calls.filter(MethodSet.subscribable.contains).map { method in
      """

          @overload
          \(manner.async)def subscribe(
              self,
              method: Literal[\(Tree.quoted(method.name))],
              params: \(method.typeName)Params | None = None,
              **options: Unpack[SubscriptionOptions],
          ) -> \(manner.subscription)[\(method.resultName ?? "None")]: ...

      """
    }
    return """

          \(manner.async)def subscribe_any(
              self,
              method: str,
              params: Mapping[str, Any] | None = None,
              **options: Unpack[SubscriptionOptions],
          ) -> \(manner.subscription)[Any]:
              raise NotImplementedError

      """ + overloads.joined() + """

            \(manner.async)def subscribe(
                self, method: Any, params: Any = None, **options: Unpack[SubscriptionOptions]
            ) -> \(manner.subscription)[Any]:
                \"\"\"Asks the server to tell when the method's result changes.

                The options say more: `when` a condition has to hold, for instance.
                \"\"\"
                return \(manner.await)self.subscribe_any(method, params, **options)

        """
  }

  /// `on` with the types of what the server tells unasked; what begins with `$` is the client's.
  func notifications() -> String {
    let told = spec.methods.filter {
      $0.isFromServer && $0.isNotification && !$0.name.hasPrefix("$")
    }
    let overloads = told.map { method in
      """

          @overload
          def on(
              self,
              event: Literal[\(Tree.quoted(method.name))],
              handler: Callable[[\(method.typeName)Params], object],
              call: Caller | None = None,
          ) -> Callable[[], None]: ...

      """
    }
    return """


      class Notifications:
          \"\"\"What the server tells unasked.\"\"\"

          def listen(
              self,
              handler: Callable[[str, dict[str, Any]], object],
              call: Caller | None = None,
          ) -> Callable[[], None]:
              raise NotImplementedError

      """ + overloads.joined() + """

            def on(
                self, event: str, handler: Callable[[Any], object], call: Caller | None = None
            ) -> Callable[[], None]:
                \"\"\"Has the handler called with the params of each notification of this name.

                `call` and the result are those of `listen`.
                \"\"\"

                def told(name: str, params: dict[str, Any]) -> None:
                    if name == event:
                        handler(params)

                return self.listen(told, call)

        """
  }

  /// `stream` with the types of the methods that send parts; a client begins the call.
  func streams(_ call: String) -> String {
    var text = """

          def _begin(self, method: str, params: Mapping[str, Any] | None) -> Any:
              raise NotImplementedError

      """
    for method in spec.calls {
      guard let part = method.partName, let result = method.resultName else { continue }
      text += "\n    @overload\n    def stream(\n        self,\n"
      text += "        method: Literal[\(Tree.quoted(method.name))],\n"
      text += "        params: \(method.typeName)Params | None = None,\n"
      text += "    ) -> \(call)[\(result), \(part)]: ...\n"
    }
    return text + """

          @overload
          def stream(
              self, method: str, params: Mapping[str, Any] | None = None
          ) -> \(call)[Any, Any]: ...

          def stream(self, method: str, params: Any = None) -> Any:
              \"\"\"A request that shows its parts and its progress as they come.\"\"\"
              return self._begin(method, params)

      """
  }
}
