import AlmanacProtocol
import Services
import Telling

extension ServedMethod where Self: PagedMethod {
  /// Written on the worker: a page of many rows takes longer than the loop may.
  static func finished(_ result: Result, _ call: Call<Self>) async -> Result {
    guard let options = call.params.text else { return result }
    let (wording, occasion) = (call.wording, await call.occasion())
    var finished = result
    finished.tail.text = await call.services.pipeline.onWorker(.page) {
      text(of: result, wording, options, occasion)
    }
    return finished
  }

  static func isWrittenOut(_ params: Params) -> Bool { params.text != nil }
}
