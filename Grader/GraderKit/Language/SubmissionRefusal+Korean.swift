extension SubmissionRefusal {
  /// What is wrong, and what to do; the path stands before it.
  var korean: String {
    switch self {
    case .missing: "그런 폴더나 압축 파일이 없어요."
    case .neitherFolderNorArchive: "폴더도 압축 파일(.zip, .tar, .tar.gz)도 아니에요."
    case .unreadable: "읽을 수 없어요. 권한을 확인해 보세요."
    case .archive(let refusal): refusal.korean
    case .link: "심볼릭 링크예요. 그 자리에 폴더나 압축 파일을 그대로 두세요."
    case .nameNotUTF8: "이름이 UTF-8이 아니에요. 이름을 바꿔 주세요."
    case .repository(let refusal): refusal.korean
    case .nothingAskedFor(let example, let found, let meant):
      "'\(example)'처럼 연습 문제에 필요한 파일이 하나도 없어요."
        + (found.isEmpty ? "" : " 거기 있는 것: \(found.joined(separator: ", ")).")
        + (meant.map { " 혹시 '\($0)'인가요?" } ?? " 체크아웃이나 Chapters 모양의 폴더를 지정해 보세요.")
    }
  }
}

extension RepositoryRefusal {
  var korean: String {
    switch self {
    case .noCommit: "커밋이 하나도 없는 git 저장소예요. 커밋한 다음 다시 제출해 보세요."
    case .liesElsewhere:
      "객체나 브랜치가 다른 곳에 있는 git 저장소예요. 따로 복제해서 제출해 보세요: git clone --bare --no-local"
    case .unreadable: "읽을 수 없는 git 저장소예요. 저장소 대신 폴더나 그 폴더의 zip을 제출해 보세요."
    case .tooManyFiles: "연습 문제보다 파일이 훨씬 많은 git 저장소예요. 연습 문제만 제출해 보세요."
    }
  }
}

extension ArchiveRefusal {
  var korean: String {
    switch self {
    case .unknownFormat: "이름은 압축 파일인데 내용은 아니에요. zip, tar, tar.gz 중 하나로 다시 만들어 보세요."
    case .foreignFormat(let name): "\(name) 압축 파일은 읽을 수 없어요. 폴더를 zip, tar, tar.gz 중 하나로 만들어 보세요."
    case .compressedOther: "압축은 되어 있지만 tar가 들어 있지 않아요. 폴더를 zip, tar, tar.gz 중 하나로 만들어 보세요."
    case .tooLarge(let mebibytes): "\(mebibytes)MiB보다 커요. .build와 .git 없이 연습 문제만 제출해 보세요."
    case .unpacksTooLarge(let mebibytes): "풀면 \(mebibytes)MiB보다 커요. .build와 .git 없이 연습 문제만 제출해 보세요."
    case .tooManyEntries(let limit): "항목이 \(limit)개보다 많아요. .build와 .git 없이 연습 문제만 제출해 보세요."
    case .tooDeep(let path, let limit): "폴더 \(limit)개보다 깊은 곳에 있어요: '\(path)'. 빼고 압축 파일을 다시 만들어 보세요."
    case .truncated: "중간에 잘렸어요. 다시 복사하거나 내려받거나 새로 만들어 보세요."
    case .damaged(nil): "손상됐어요. 다시 복사하거나 내려받거나 새로 만들어 보세요."
    case .damaged(let path?): "손상된 곳이 있어요: '\(path)'. 다시 복사하거나 내려받거나 새로 만들어 보세요."
    case .trailingData: "끝난 뒤에 무언가가 더 있어요. 새로 만들어 보세요."
    case .encrypted(let path): "암호가 걸려 있어요: '\(path)'. 암호 없이 압축 파일을 다시 만들어 보세요."
    case .unsupported(let feature): "\(feature.korean) 'tar'나 'zip' 같은 다른 프로그램으로 다시 만들어 보세요."
    case .unsafePath(let path): "폴더 안의 경로가 아니에요: '\(path)'. 상대 경로와 보통 빗금(/)으로 압축 파일을 다시 만들어 보세요."
    case .nameNotUTF8(let path): "이름이 UTF-8이 아니에요: '\(path)'. 이름을 바꾸고 압축 파일을 다시 만들어 보세요."
    case .link(let path): "링크가 들어 있어요: '\(path)'. 그 자리에 파일을 넣고 압축 파일을 다시 만들어 보세요."
    case .special(let path): "파일도 폴더도 아니에요: '\(path)'. 빼고 압축 파일을 다시 만들어 보세요."
    case .duplicate(let path): "같은 경로가 두 번 들어 있어요: '\(path)'. 폴더에서 압축 파일을 다시 만들어 보세요."
    }
  }
}

extension ArchiveRefusal.Feature {
  fileprivate var korean: String {
    switch self {
    case .zip64: "아주 큰 압축 파일에만 필요한 zip64예요."
    case .severalVolumes: "여러 개로 나뉜 압축 파일의 한 조각이에요."
    case .compression(let method): "읽을 수 없는 방식으로 압축했어요 (방식 \(method))."
    case .sparseFile: "희소(sparse) 파일이 들어 있어요."
    }
  }
}
