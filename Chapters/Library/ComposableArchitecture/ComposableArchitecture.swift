@_exported import CasePaths
@_exported import CustomDump
@_exported import IssueReporting
