import ComposableArchitecture
import Testing

/// States in states: replacing a child is told to who reads the child, changing it to who reads the changed field.
@Suite("An observed state in another one")
struct ObservableStateNestingTests {
  @Test("is told as a whole when it is replaced, and by its fields when it changes", arguments: Row.all)
  func rows(row: Row) {
    var list = Shelf()
    let observer = Observer { row.read(list) }
    row.change(&list)
    #expect(observer.isTold == row.isTold)
  }

  @Test("that goes back to an older copy is told")
  func undo() {
    var shelf = Shelf()
    let older = shelf.book
    shelf.book.pages += 1
    let observer = Observer { _ = shelf.book }
    shelf.book = older
    #expect(observer.isTold)
    #expect(shelf.book.pages == 0)
  }

  @Test("that goes back to an older copy in place is told")
  func undoInPlace() {
    var shelf = Shelf()
    let older = shelf.book
    shelf[keyPath: \.book].pages += 1
    let observer = Observer { _ = shelf.book }
    func undo(_ book: inout Book) { book = older }
    undo(&shelf.book)
    #expect(observer.isTold)
  }

  @Test("is told when its own child goes back to an older copy with it")
  func undoNested() {
    var shelf = Shelf()
    let older = shelf.book
    shelf.book.author.name = "Blob Jr."
    let observer = Observer { _ = shelf.book }
    shelf.book = older
    #expect(observer.isTold)
  }

  @Test("in a list that goes back to an older copy is told")
  func undoList() {
    var shelf = Shelf()
    let older = shelf.books
    shelf.books[0].pages += 1
    let observer = Observer { _ = shelf.books }
    shelf.books = older
    #expect(observer.isTold)
  }

  @Test("is told when a copy replaces it that has changed on its own way")
  func branch() {
    var shelf = Shelf()
    var copy = shelf.book
    shelf.book.title = "Changed here"
    copy.pages = 1
    copy.pages = 2
    let observer = Observer { _ = shelf.book }
    shelf.book = copy
    #expect(observer.isTold)
    #expect(shelf.book.title == "")
  }

  @Test("is not told as a whole when a copy replaces it whose changes were told one by one")
  func writeBack() {
    var shelf = Shelf()
    let book = Observer { _ = shelf.book }
    let pages = Observer { _ = shelf.book.pages }
    var copy = shelf.book
    copy.pages = 1
    shelf.book = copy
    #expect(!book.isTold)
    #expect(pages.isTold)
  }
}

extension ObservableStateNestingTests {
  struct Row: Sendable, CustomTestStringConvertible {
    let testDescription: String
    let read: @Sendable (Shelf) -> Void
    let change: @Sendable (inout Shelf) -> Void
    let isTold: Bool

    init(
      _ testDescription: String,
      _ read: @escaping @Sendable (Shelf) -> Void,
      _ change: @escaping @Sendable (inout Shelf) -> Void,
      isTold: Bool
    ) {
      self.testDescription = testDescription
      self.read = read
      self.change = change
      self.isTold = isTold
    }

    static let all = [
      Row("child, its field changes", { _ = $0.book }, { $0.book.pages += 1 }, isTold: false),
      Row("child, its field changes by key path", { _ = $0.book }, { $0[keyPath: \.book].pages += 1 }, isTold: false),
      Row("child, it is replaced", { _ = $0.book }, { $0.book = Book() }, isTold: true),
      Row("child, it is set to itself", { _ = $0.book }, { $0.book = $0.book }, isTold: false),
      Row("child, it is swapped", { _ = $0.book }, { $0.swap() }, isTold: true),
      Row("field of the child, it changes", { _ = $0.book.pages }, { $0.book.pages += 1 }, isTold: true),
      Row("field of the child, another one changes", { _ = $0.book.pages }, { $0.book.title = "A" }, isTold: false),
      Row("field of the child, which is replaced", { _ = $0.book.pages }, { $0.book = Book() }, isTold: true),
      Row("grandchild, its field changes", { _ = $0.book.author }, { $0.book.author.name = "A" }, isTold: false),
      Row("field of the grandchild", { _ = $0.book.author.name }, { $0.book.author.name = "A" }, isTold: true),
      Row("optional, it appears", { _ = $0.lent }, { $0.lent = Book() }, isTold: true),
      Row("optional, it stays away", { _ = $0.lent }, { $0.lent = nil }, isTold: false),
      Row("optional, its field would change", { _ = $0.lent }, { $0.lent?.pages += 1 }, isTold: false),
      Row("optional, its field changes", { _ = $0.kept }, { $0.kept?.pages += 1 }, isTold: false),
      Row("optional, it goes", { _ = $0.kept }, { $0.kept = nil }, isTold: true),
      Row("list, a field in it changes", { _ = $0.books }, { $0.books[0].pages += 1 }, isTold: false),
      Row("field in a list", { _ = $0.books[0].pages }, { $0.books[0].pages += 1 }, isTold: true),
      Row("field in a list, another row", { _ = $0.books[0].pages }, { $0.books[1].pages += 1 }, isTold: false),
      Row("list, it grows", { _ = $0.books }, { $0.books.append(Book()) }, isTold: true),
      Row("list, its rows change places", { _ = $0.books }, { $0.books.swapAt(0, 1) }, isTold: true),
      Row("list, a row is replaced", { _ = $0.books }, { $0.books[1] = Book() }, isTold: true),
      Row("case, its state changes", { _ = $0.page }, { $0.page.modify(\.open) { $0.pages += 1 } }, isTold: false),
      Row(
        "field in a case",
        { _ = $0.page[case: \.open]?.pages },
        { $0.page.modify(\.open) { $0.pages += 1 } },
        isTold: true
      ),
      Row("case, another one", { _ = $0.page }, { $0.page = .closed }, isTold: true),
      Row("case, another one with the same state", { _ = $0.page }, { $0.turn() }, isTold: true),
      Row("case without a state, the same", { _ = $0.mark }, { $0.mark = .closed }, isTold: false),
      Row("case with a plain value", { _ = $0.mark }, { $0.mark = .number(1) }, isTold: true),
      Row("case with more than one value", { _ = $0.mark }, { $0.mark = .pair(Book(), 1) }, isTold: true),
    ]
  }
}

// MARK: - Fixtures

@ObservableState
struct Shelf: Equatable {
  var book = Book()
  var lent: Book?
  var kept: Book? = Book()
  var books = [Book(), Book()]
  var page = Page.open(Book())
  var mark = Page.closed

  mutating func swap() {
    (book, books[0]) = (books[0], book)
  }

  mutating func turn() {
    guard let book = page[case: \.open] else { return }
    page = .turned(book)
  }
}

@ObservableState
struct Book: Equatable {
  var pages = 0
  var title = ""
  var author = Author()
}

@ObservableState
struct Author: Equatable {
  var name = "Blob"
}

@CasePathable
@ObservableState
enum Page: Equatable {
  case open(Book)
  case turned(Book)
  case number(Int)
  case pair(Book, Int)
  case closed
}
