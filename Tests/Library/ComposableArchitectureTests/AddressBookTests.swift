import ComposableArchitecture
import Foundation
import Testing

/// What an ordinary program is made of, all at once: a list, a sheet, pages, a form, and what they tell each other.
@MainActor
@Suite("An address book")
struct AddressBookTests {
  @Test("takes a new contact from a sheet, which tells its parent and closes itself")
  func addition() async {
    let store = makeStore()
    await store.send(.addButtonTapped) {
      $0.destination = .editor(Editor.State(contact: Contact(id: UUID(0), name: "")))
    }
    await store.send(\.destination.editor.binding.contact, Contact(id: UUID(0), name: "Blob Jr.")) {
      $0.destination?.modify(\.editor) { $0.contact.name = "Blob Jr." }
    }
    await store.send(\.destination.editor.saveButtonTapped)
    await store.receive(\.destination.editor.delegate.saved, Contact(id: UUID(0), name: "Blob Jr.")) {
      $0.contacts.append(Contact(id: UUID(0), name: "Blob Jr."))
    }
    await store.receive(\.destination.dismiss) { $0.destination = nil }
  }

  @Test("is told with few words, whatever the sheet does in between")
  func nonExhaustiveAddition() async {
    let store = makeStore()
    store.exhaustivity = .off
    await store.send(.addButtonTapped)
    await store.send(.destination(.presented(.editor(.binding(.set(\.contact.name, "Blob Jr."))))))
    await store.send(\.destination.editor.saveButtonTapped)
    await store.skipReceivedActions()
    store.assert {
      $0.contacts = [Contact(id: UUID(9), name: "Blob"), Contact(id: UUID(0), name: "Blob Jr.")]
      $0.destination = nil
    }
  }

  @Test("goes to a page and comes back without the contact that was deleted there")
  func deletion() async {
    let store = makeStore()
    await store.send(.contactTapped(UUID(9))) {
      $0.path[id: 0] = Editor.State(contact: Contact(id: UUID(9), name: "Blob"))
    }
    await store.send(\.path[id: 0].deleteButtonTapped)
    await store.receive(\.path[id: 0].delegate.deleted) { $0.contacts = [] }
    await store.receive(\.path.popFrom) { $0.path = StackState() }
  }

  private func makeStore() -> TestStoreOf<AddressBook> {
    withDependencies {
      $0.uuid = .incrementing
    } operation: {
      TestStore(initialState: AddressBook.State(contacts: [Contact(id: UUID(9), name: "Blob")])) {
        AddressBook()
      }
    }
  }
}

// MARK: - Fixtures

struct Contact: Equatable, Identifiable {
  let id: UUID
  var name: String
}

@Reducer
struct AddressBook {
  @ObservableState
  struct State: Equatable {
    var contacts: IdentifiedArrayOf<Contact> = []
    @Presents var destination: Destination.State?
    var path = StackState<Editor.State>()
  }

  enum Action {
    case addButtonTapped
    case contactTapped(Contact.ID)
    case destination(PresentationAction<Destination.Action>)
    case path(StackActionOf<Editor>)
  }

  @Dependency(\.uuid) var uuid

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .addButtonTapped:
        state.destination = .editor(Editor.State(contact: Contact(id: uuid(), name: "")))
        return .none
      case .contactTapped(let id):
        guard let contact = state.contacts[id: id] else { return .none }
        state.path.append(Editor.State(contact: contact))
        return .none
      case .destination(.presented(.editor(.delegate(.saved(let contact))))):
        state.contacts.updateOrAppend(contact)
        return .none
      case .path(.element(let id, .delegate(.deleted))):
        guard let page = state.path[id: id] else { return .none }
        state.contacts.remove(id: page.contact.id)
        return .none
      case .destination, .path:
        return .none
      }
    }
    .ifLet(\.$destination, action: \.destination) { Destination.body }
    .forEach(\.path, action: \.path) { Editor() }
  }
}

extension AddressBook {
  @Reducer
  enum Destination {
    case editor(Editor)
    case counter(Counter)
  }
}

extension AddressBook.Destination.State: Equatable {}

@Reducer
struct Editor {
  @ObservableState
  struct State: Equatable {
    var contact: Contact
  }

  enum Action: BindableAction {
    case binding(BindingAction<State>)
    case saveButtonTapped
    case deleteButtonTapped
    case delegate(Delegate)

    @CasePathable
    enum Delegate: Equatable {
      case saved(Contact)
      case deleted
    }
  }

  @Dependency(\.dismiss) var dismiss

  var body: some ReducerOf<Self> {
    BindingReducer()
    Reduce { state, action in
      switch action {
      case .saveButtonTapped:
        return .run { [contact = state.contact] send in
          await send(.delegate(.saved(contact)))
          await dismiss()
        }
      case .deleteButtonTapped:
        return .run { send in
          await send(.delegate(.deleted))
          await self.dismiss()
        }
      case .binding, .delegate:
        return .none
      }
    }
  }
}
