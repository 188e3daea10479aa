@testable import GraderKit

extension PhraseSample {
  /// Of submissions of which nothing can be taken.
  static let refusal = [
    PhraseSample(
      .usage(.submission(path: "x.zip", .neitherFolderNorArchive)),
      "'x.zip' cannot be graded. It is neither a folder nor an archive (.zip, .tar, .tar.gz).",
      "채점할 수 없어요: 'x.zip'. 폴더도 압축 파일(.zip, .tar, .tar.gz)도 아니에요."
    ),
    PhraseSample(
      .usage(
        .submission(
          path: "Mina/01-Start",
          .nothingAskedFor(example: "01-Start/Lamp/Lamp.swift", found: ["Lamp/", "notes.txt"], meant: "Mina")
        )
      ),
      """
      'Mina/01-Start' cannot be graded. No file that an exercise asks for is in it, such as '01-Start/Lamp/Lamp.swift'. What is \
      there: Lamp/, notes.txt. Did you mean 'Mina'?
      """,
      """
      채점할 수 없어요: 'Mina/01-Start'. '01-Start/Lamp/Lamp.swift'처럼 연습 문제에 필요한 파일이 하나도 없어요. \
      거기 있는 것: Lamp/, notes.txt. 혹시 'Mina'인가요?
      """
    ),
    PhraseSample(
      .usage(
        .submission(path: "x.zip", .nothingAskedFor(example: "01-Start/Lamp/Lamp.swift", found: [], meant: nil))
      ),
      """
      'x.zip' cannot be graded. No file that an exercise asks for is in it, such as '01-Start/Lamp/Lamp.swift'. Name a checkout, \
      or a folder shaped like Chapters.
      """,
      """
      채점할 수 없어요: 'x.zip'. '01-Start/Lamp/Lamp.swift'처럼 연습 문제에 필요한 파일이 하나도 없어요. \
      체크아웃이나 Chapters 모양의 폴더를 지정해 보세요.
      """
    ),
    PhraseSample(
      .usage(.submission(path: "x.zip", .unreadable)),
      "'x.zip' cannot be graded. It cannot be read. Check its permissions.",
      "채점할 수 없어요: 'x.zip'. 읽을 수 없어요. 권한을 확인해 보세요."
    ),
    PhraseSample(
      .usage(.submission(path: "x.zip", .archive(.unknownFormat))),
      "'x.zip' cannot be graded. It is named like an archive, but is none. Make it again: zip, tar or tar.gz.",
      "채점할 수 없어요: 'x.zip'. 이름은 압축 파일인데 내용은 아니에요. zip, tar, tar.gz 중 하나로 다시 만들어 보세요."
    ),
    PhraseSample(
      .usage(.submission(path: "x.zip", .archive(.foreignFormat("7z")))),
      "'x.zip' cannot be graded. It is a 7z archive, which cannot be read. Make a zip, tar or tar.gz of the folder.",
      "채점할 수 없어요: 'x.zip'. 7z 압축 파일은 읽을 수 없어요. 폴더를 zip, tar, tar.gz 중 하나로 만들어 보세요."
    ),
    PhraseSample(
      .usage(.submission(path: "x.zip", .archive(.compressedOther))),
      "'x.zip' cannot be graded. It is compressed, but holds no tar archive. Make a zip, tar or tar.gz of the folder.",
      "채점할 수 없어요: 'x.zip'. 압축은 되어 있지만 tar가 들어 있지 않아요. 폴더를 zip, tar, tar.gz 중 하나로 만들어 보세요."
    ),
    PhraseSample(
      .usage(.submission(path: "x.zip", .archive(.tooLarge(mebibytes: 32)))),
      "'x.zip' cannot be graded. It is larger than 32 MiB. Hand in the exercises alone, without .build and .git.",
      "채점할 수 없어요: 'x.zip'. 32MiB보다 커요. .build와 .git 없이 연습 문제만 제출해 보세요."
    ),
    PhraseSample(
      .usage(.submission(path: "x.zip", .archive(.unpacksTooLarge(mebibytes: 64)))),
      "'x.zip' cannot be graded. It unpacks to more than 64 MiB. Hand in the exercises alone, without .build and .git.",
      "채점할 수 없어요: 'x.zip'. 풀면 64MiB보다 커요. .build와 .git 없이 연습 문제만 제출해 보세요."
    ),
    PhraseSample(
      .usage(.submission(path: "x.zip", .archive(.tooManyEntries(10_000)))),
      "'x.zip' cannot be graded. It has more than 10000 entries. Hand in the exercises alone, without .build and .git.",
      "채점할 수 없어요: 'x.zip'. 항목이 10000개보다 많아요. .build와 .git 없이 연습 문제만 제출해 보세요."
    ),
    PhraseSample(
      .usage(.submission(path: "x.zip", .archive(.tooDeep("a/b", limit: 40)))),
      "'x.zip' cannot be graded. 'a/b' lies in more than 40 folders. Take it out and make the archive again.",
      "채점할 수 없어요: 'x.zip'. 폴더 40개보다 깊은 곳에 있어요: 'a/b'. 빼고 압축 파일을 다시 만들어 보세요."
    ),
    PhraseSample(
      .usage(.submission(path: "x.zip", .archive(.truncated))),
      "'x.zip' cannot be graded. It is cut short. Copy or download it again, or make it again.",
      "채점할 수 없어요: 'x.zip'. 중간에 잘렸어요. 다시 복사하거나 내려받거나 새로 만들어 보세요."
    ),
    PhraseSample(
      .usage(.submission(path: "x.zip", .archive(.damaged(entry: nil)))),
      "'x.zip' cannot be graded. It is damaged. Copy or download it again, or make it again.",
      "채점할 수 없어요: 'x.zip'. 손상됐어요. 다시 복사하거나 내려받거나 새로 만들어 보세요."
    ),
    PhraseSample(
      .usage(.submission(path: "x.zip", .archive(.damaged(entry: "a/b")))),
      "'x.zip' cannot be graded. It is damaged at 'a/b'. Copy or download it again, or make it again.",
      "채점할 수 없어요: 'x.zip'. 손상된 곳이 있어요: 'a/b'. 다시 복사하거나 내려받거나 새로 만들어 보세요."
    ),
    PhraseSample(
      .usage(.submission(path: "x.zip", .archive(.trailingData))),
      "'x.zip' cannot be graded. Something comes after its end. Make it again.",
      "채점할 수 없어요: 'x.zip'. 끝난 뒤에 무언가가 더 있어요. 새로 만들어 보세요."
    ),
    PhraseSample(
      .usage(.submission(path: "x.zip", .archive(.encrypted("a/b")))),
      "'x.zip' cannot be graded. 'a/b' is encrypted. Make the archive again without a password.",
      "채점할 수 없어요: 'x.zip'. 암호가 걸려 있어요: 'a/b'. 암호 없이 압축 파일을 다시 만들어 보세요."
    ),
    PhraseSample(
      .usage(.submission(path: "x.zip", .archive(.unsupported(.zip64)))),
      "'x.zip' cannot be graded. It is a zip64 archive, which only very large archives need. Make it again with another program, for example with 'tar' or 'zip'.",
      "채점할 수 없어요: 'x.zip'. 아주 큰 압축 파일에만 필요한 zip64예요. 'tar'나 'zip' 같은 다른 프로그램으로 다시 만들어 보세요."
    ),
    PhraseSample(
      .usage(.submission(path: "x.zip", .archive(.unsupported(.severalVolumes)))),
      "'x.zip' cannot be graded. It is only one of several volumes. Make it again with another program, for example with 'tar' or 'zip'.",
      "채점할 수 없어요: 'x.zip'. 여러 개로 나뉜 압축 파일의 한 조각이에요. 'tar'나 'zip' 같은 다른 프로그램으로 다시 만들어 보세요."
    ),
    PhraseSample(
      .usage(.submission(path: "x.zip", .archive(.unsupported(.compression(method: 12))))),
      "'x.zip' cannot be graded. It is compressed in a way that cannot be read (method 12). Make it again with another program, for example with 'tar' or 'zip'.",
      "채점할 수 없어요: 'x.zip'. 읽을 수 없는 방식으로 압축했어요 (방식 12). 'tar'나 'zip' 같은 다른 프로그램으로 다시 만들어 보세요."
    ),
    PhraseSample(
      .usage(.submission(path: "x.zip", .archive(.unsupported(.sparseFile)))),
      "'x.zip' cannot be graded. It holds a sparse file. Make it again with another program, for example with 'tar' or 'zip'.",
      "채점할 수 없어요: 'x.zip'. 희소(sparse) 파일이 들어 있어요. 'tar'나 'zip' 같은 다른 프로그램으로 다시 만들어 보세요."
    ),
    PhraseSample(
      .usage(.submission(path: "x.zip", .archive(.unsafePath("../a")))),
      "'x.zip' cannot be graded. '../a' is no path within the folder. Make the archive again, with relative paths and plain slashes.",
      "채점할 수 없어요: 'x.zip'. 폴더 안의 경로가 아니에요: '../a'. 상대 경로와 보통 빗금(/)으로 압축 파일을 다시 만들어 보세요."
    ),
    PhraseSample(
      .usage(.submission(path: "x.zip", .archive(.nameNotUTF8("a/�")))),
      "'x.zip' cannot be graded. The name 'a/�' is not UTF-8. Rename it and make the archive again.",
      "채점할 수 없어요: 'x.zip'. 이름이 UTF-8이 아니에요: 'a/�'. 이름을 바꾸고 압축 파일을 다시 만들어 보세요."
    ),
    PhraseSample(
      .usage(.submission(path: "x.zip", .archive(.link("a/b")))),
      "'x.zip' cannot be graded. 'a/b' is a link. Put the file itself in its place and make the archive again.",
      "채점할 수 없어요: 'x.zip'. 링크가 들어 있어요: 'a/b'. 그 자리에 파일을 넣고 압축 파일을 다시 만들어 보세요."
    ),
    PhraseSample(
      .usage(.submission(path: "x.zip", .archive(.special("a/b")))),
      "'x.zip' cannot be graded. 'a/b' is neither a file nor a folder. Take it out and make the archive again.",
      "채점할 수 없어요: 'x.zip'. 파일도 폴더도 아니에요: 'a/b'. 빼고 압축 파일을 다시 만들어 보세요."
    ),
    PhraseSample(
      .usage(.submission(path: "x.zip", .archive(.duplicate("a/b")))),
      "'x.zip' cannot be graded. 'a/b' is in it twice. Make the archive again from the folder.",
      "채점할 수 없어요: 'x.zip'. 같은 경로가 두 번 들어 있어요: 'a/b'. 폴더에서 압축 파일을 다시 만들어 보세요."
    ),
  ]
}
