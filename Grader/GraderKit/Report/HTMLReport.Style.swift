extension HTMLReport {
  /// How the page looks: on wide and narrow screens, light and dark, and on paper.
  static let style = """
    :root {
      color-scheme: light dark;
      --paper: #fbfaf8; --card: #ffffff; --ink: #1f2328; --soft: #5b626b; --line: #e3e0da;
      --good: #1a6b3c; --bad: #b3261e; --open: #8a5a00; --accent: #3056a8;
      --good-back: #e5f4ea; --bad-back: #fbe9e7; --code: #f3f1ec;
    }
    @media (prefers-color-scheme: dark) {
      :root {
        --paper: #16181b; --card: #1e2125; --ink: #e6e4df; --soft: #a2a8b0; --line: #33373d;
        --good: #7fd3a0; --bad: #ff9d92; --open: #e8bd6b; --accent: #9db8f2;
        --good-back: #173224; --bad-back: #3b1f1d; --code: #26292e;
      }
    }
    * { box-sizing: border-box; }
    html { -webkit-text-size-adjust: 100%; text-size-adjust: 100%; }
    body {
      margin: 0; background: var(--paper); color: var(--ink);
      font: 1rem/1.6 system-ui, -apple-system, "Segoe UI", "Apple SD Gothic Neo", "Noto Sans KR", "Noto Sans CJK KR",
        "Malgun Gothic", "NanumGothic", sans-serif;
      overflow-wrap: anywhere;
    }
    :lang(ko) { word-break: keep-all; }
    main { max-width: 46rem; margin: 0 auto; padding: 3rem 1.5rem 4rem; }
    h1, h2, h3, h4, p, ul, ol, pre { margin: 0; }
    h1 { font-size: 2rem; line-height: 1.2; letter-spacing: -0.015em; }
    h2 { font-size: 1.125rem; line-height: 1.4; }
    h3, h4 { display: inline; font-size: 1rem; }
    h4 { font-weight: 500; }
    code, pre { font-family: ui-monospace, SFMono-Regular, Menlo, Consolas, "DejaVu Sans Mono", monospace; font-size: 0.875em; }
    .kicker { color: var(--soft); font-size: 0.875rem; }
    .score { margin-top: 1.25rem; font-size: 1.375rem; font-weight: 600; }
    .counts, .aside, .place, .word { color: var(--soft); font-size: 0.875rem; font-weight: 400; }
    progress {
      appearance: none; display: block; width: 100%; height: 0.5rem; margin: 0.5rem 0; border: 0; border-radius: 1rem;
      overflow: hidden; background: var(--line); color: var(--good);
    }
    progress::-webkit-progress-bar { background: var(--line); }
    progress::-webkit-progress-value { background: var(--good); }
    progress::-moz-progress-bar { background: var(--good); }
    .focus {
      margin-top: 2.5rem; padding: 1.25rem 1.5rem 1.5rem; background: var(--card);
      border: 1px solid var(--line); border-left: 0.25rem solid var(--accent); border-radius: 0.5rem;
    }
    .focus h2 { color: var(--accent); font-size: 0.9375rem; }
    .where { margin-top: 0.25rem; color: var(--soft); font-size: 0.875rem; }
    .where span { margin-right: 0.5rem; }
    .what { margin-top: 0.75rem; font-size: 1.125rem; font-weight: 600; }
    .chapter, .suspicions { margin-top: 2.75rem; }
    .chapter > h2 { display: flex; flex-wrap: wrap; gap: 0 1rem; align-items: baseline; padding-bottom: 0.5rem; }
    .chapter > h2 .aside { margin-left: auto; }
    .row { display: flex; flex-wrap: wrap; gap: 0 0.625rem; align-items: baseline; padding: 0.625rem 1.5rem 0.625rem 0; }
    .exercise, .coming { border-top: 1px solid var(--line); }
    .chapter > :last-child { border-bottom: 1px solid var(--line); }
    summary { cursor: pointer; list-style: none; border-radius: 0.25rem; position: relative; padding-right: 1.5rem; }
    summary::-webkit-details-marker { display: none; }
    summary::after { content: "▸"; position: absolute; right: 0.125rem; color: var(--soft); font-size: 0.75rem; line-height: 2; }
    details[open] > summary::after { content: "▾"; }
    summary:hover h3, summary:hover h4 { text-decoration: underline; text-underline-offset: 0.2em; }
    :focus-visible { outline: 2px solid var(--accent); outline-offset: 2px; }
    .row .aside { margin-left: auto; }
    .exercise > .body { padding: 0 0 1rem 1.5rem; }
    .test > summary { padding-top: 0.375rem; padding-bottom: 0.375rem; }
    .test > .body { padding: 0 0 0.75rem 1.5rem; }
    .mark { flex: none; display: inline-block; width: 1em; font-weight: 700; text-align: center; }
    .good { color: var(--good); } .bad { color: var(--bad); } .open { color: var(--open); }
    .assertions { padding: 0; list-style: none; }
    .assertions li { display: flex; gap: 0.625rem; align-items: baseline; padding: 0.1875rem 0; }
    .assertions li > div { flex: 1; min-width: 0; }
    .focus .assertions { margin-top: 0.5rem; }
    .claim { margin-right: 0.5rem; }
    .place { display: inline-block; }
    .message { margin-top: 0.375rem; max-width: 40rem; }
    .message + details, pre + .assertions, .message + .assertions { margin-top: 0.5rem; }
    pre {
      margin-top: 0.625rem; padding: 0.75rem 1rem; max-width: 100%; overflow-x: auto; border-radius: 0.375rem;
      background: var(--code); line-height: 1.5; white-space: pre-wrap; tab-size: 4;
    }
    pre code { font-size: inherit; }
    .diff { padding: 0.75rem 0; white-space: pre; overflow-wrap: normal; }
    .diff code { display: block; width: max-content; min-width: 100%; }
    .diff code > * { display: block; padding: 0 1rem; text-decoration: none; }
    .diff del { background: var(--bad-back); color: var(--bad); }
    .diff ins { background: var(--good-back); color: var(--good); }
    .suspicions ul { margin-top: 0.5rem; padding-left: 1.25rem; }
    footer { margin-top: 3rem; color: var(--soft); font-size: 0.8125rem; }
    footer p + p { margin-top: 0.375rem; }
    @media (max-width: 30rem) {
      main { padding: 1.5rem 1rem 2.5rem; }
      .focus { padding: 1rem; }
      .exercise > .body, .test > .body { padding-left: 0.5rem; }
      .row .aside { margin-left: 0; }
    }
    @media print {
      :root {
        --paper: #ffffff; --card: #ffffff; --ink: #000000; --soft: #444444; --line: #bbbbbb;
        --good: #00591f; --bad: #9c1006; --open: #6b4500; --accent: #1f3f86;
        --good-back: #ffffff; --bad-back: #ffffff; --code: #ffffff;
      }
      html { font-size: 10pt; }
      main { max-width: none; padding: 0; }
      pre, .diff { border: 1px solid var(--line); white-space: pre-wrap; overflow-wrap: anywhere; }
      .diff code { width: auto; }
      summary::after { content: none !important; }
      .row { padding-right: 0; }
      summary, h2 { break-after: avoid; }
      .assertions li { break-inside: avoid; }
      details::details-content { display: block; block-size: auto; content-visibility: visible; }
    }
    """
}
