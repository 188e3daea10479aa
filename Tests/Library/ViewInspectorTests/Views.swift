import DeclarativeViews
import Publishing
import ViewInspector

/// What the document calls so.
final class Inspection<V> {
  let notice = PassthroughSubject<UInt, Never>()
  var callbacks: [UInt: (V) -> Void] = [:]

  func visit(_ view: V, _ line: UInt) {
    if let callback = callbacks.removeValue(forKey: line) {
      callback(view)
    }
  }
}

extension Inspection: InspectionEmissary {}

/// Hands itself over with the view in it.
struct Wrapper<Wrapped: View>: View {
  let inspection = Inspection<Self>()
  let wrapped: Wrapped

  init(_ wrapped: Wrapped) {
    self.wrapped = wrapped
  }

  var body: some View {
    wrapped.id("wrapped").onReceive(inspection.notice) { inspection.visit(self, $0) }
  }
}

/// Has an emissary, and never hands itself over.
struct Mute: View {
  let inspection = Inspection<Self>()

  var body: some View {
    Text("mute")
  }
}

/// Something of everything.
struct Sampler: View {
  @State var count = 0
  @State var isLocked = false

  var body: some View {
    VStack {
      HStack {
        Button("Count") { count += 1 }.id("Button1")
        Button {
          isLocked.toggle()
        } label: {
          Text("Lock")
          Text("Key")
        }
        .id(2)
      }
      Text("\(count)").padding().id("Text1").disabled(false)
      Group {
        Button("Locked") { count += 10 }.id("Button2")
      }
      .disabled(isLocked)
      if count > 0 {
        Badge(count: count).id("badge")
      }
    }
  }

  struct Badge: View {
    let count: Int

    var body: some View {
      Text("Badge \(count)")
    }
  }
}
