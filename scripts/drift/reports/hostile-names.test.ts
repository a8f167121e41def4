import { marked } from 'marked'
import { expect, test } from 'vitest'
import type { Finding } from '../finding.ts'
import { terminalImpact } from '../impact/impact-report.ts'
import { liveSummary } from '../proxy/live-summary.ts'
import type { Observer } from '../traffic/observer.ts'
import { githubReport } from './formats/github.ts'
import { htmlReport } from './formats/html.ts'
import { jsonReport } from './formats/json.ts'
import { markdownReport } from './formats/markdown.ts'
import type { Outcome } from './outcome.ts'
import { sarifReport } from './formats/sarif.ts'
import { kinds } from './write-reports.ts'

// each of them names a field, a path, a file and a method, as a stranger's contract may
const movesTheLine = 'price\r\n::error::all is well\n\u{85}\u{2028}::add-mask::a\u{2029}'
const movesTheCursor = '\u{1B}[2J\u{1B}]0;title\u{7}\u{9B}31m\u{7F}\b'
const turnsTheWriting = 'a\u{202E}b\u{2066}c\u{200B}\u{D800}'
const commands = '::set-output name=a::b'
const commandInside = 'a ##[add-path]/tmp ##vso[task.setvariable variable=a]b ##teamcity[a]'
const names = [movesTheLine, movesTheCursor, turnsTheWriting, commands, commandInside]

const findingNamed = (name: string): Finding => ({
  rule: 'response-enum-widened',
  level: 'breaking',
  operations: [{ id: name, method: name, path: name }],
  location: { place: name },
  field: name,
  message: name,
  new: { file: name, pointer: name },
  example: { [name]: [name] },
  fingerprint: '0123456789abcdef',
  accepted: { reason: name },
})
const outcomeNamed = (name: string): Outcome => {
  const { accepted, ...open } = findingNamed(name)
  const notAccepted: Finding = open
  return {
    command: 'diff',
    subject: name,
    findings: [notAccepted, { ...notAccepted, ...(accepted ? { accepted } : {}) }],
    failOn: 'breaking',
    notes: [name],
  }
}

const unseen = /[\p{Cc}\p{Zl}\p{Zp}\p{Bidi_Control}\p{Cs}\u{200B}]/u
/** What a build would take for a command: the report for GitHub may have its own. */
const commandOf = (kind: string) =>
  kind === 'github' ? /##[[\w]|^(?!::error file=)\s*::/m : /##\w*\[|^\s*::/m

test.each(Object.entries(kinds))(
  'the report %s prints names in one line, as what they are',
  (kind, report) => {
    const lines = report(outcomeNamed('price')).split('\n').length
    for (const name of names) {
      const text = report(outcomeNamed(name))
      expect(text.replaceAll('\n', '')).not.toMatch(unseen)
      expect(text.split('\n')).toHaveLength(lines)
      expect(text).not.toMatch(commandOf(kind))
    }
    expect(report(outcomeNamed('a\u{1B}b'))).toMatch(/a\\+u001bb/)
  },
)

test('what is told while calls pass, and who is concerned by a change, keep to their lines as well', () => {
  const written: string[] = []
  const observer = { matched: () => 1, unmatched: () => 0, size: () => 1 } as Observer
  const impact = {
    operations: [],
    isKnown: false,
    isField: false,
    hooks: [],
    portal: [],
    screens: [],
    mocks: [],
    tests: [],
  }
  for (const name of names) {
    written.length = 0
    const finding = findingNamed(name)
    liveSummary({ write: (text) => written.push(text) }, observer)([finding])
    expect(written.join('')).toMatch(/^breaking {2}.*\n$/)
    const told = `${written.join('')}${terminalImpact([{ subject: name, impact }], '')}`
    expect(told.split('\n')).toHaveLength(5)
    expect(told.replaceAll('\n', '')).not.toMatch(unseen)
    expect(told).not.toMatch(commandOf('terminal'))
  }
})

test('GitHub reads one command a finding, with nothing of a name as its property', () => {
  const name = 'a::b,line=1%0A::error::c'
  const [line = '', ...rest] = githubReport(outcomeNamed(name)).trimEnd().split('\n')
  expect(rest).toEqual([])
  const [, properties = '', message] = /^::error (.*?)::(.*)$/.exec(line) ?? []
  expect(properties.split(',').map((one) => one.split('=')[0])).toEqual(['file', 'title'])
  expect(decodeURIComponent(message ?? '')).toBe(name)
})

test('programs get the names as they are', () => {
  for (const name of names)
    expect(JSON.parse(jsonReport(outcomeNamed(name)))).toMatchObject({ subject: name, notes: [name] })
})

const reaching = [
  '![picture](https://evil.example/a.png)',
  '[link](https://evil.example)',
  '[link][1] [1]: https://evil.example',
  'https://evil.example/a www.evil.example mail@evil.example mailto:a@evil.example',
  '<https://evil.example> <img src=a> <!-- a',
  '`](https://evil.example) `` <img src=a> ```',
  String.raw`a\` <img src=a> \| | <b> \\| ![a](https://evil.example)`,
  String.raw`x\|` + '` | ![a](https://evil.example) `',
  '@team/core and #1 GH-1 owner/repo#1 owner/repo@abcdef1 abcdef1234',
  '!1 &1 ~"a label" %"a" $1 ^alert#1 :octocat: $\\href{https://evil.example}{a}$',
  '&#64;team &lbrack;a](https://evil.example)',
  '`@team` `a``@team`` `',
  '# heading',
  '- [ ] task',
  '1. item',
]

test.each(reaching)('in Markdown nothing of a name reaches anywhere: %s', (name) => {
  const outcome = outcomeNamed(name)
  const plain = marked.parse(markdownReport(outcomeNamed('price')), { gfm: true, async: false })
  const html = marked.parse(markdownReport(outcome), { gfm: true, async: false })
  const tags = (text: string) =>
    [...text.matchAll(/<(\w+)/g)].map(([, tag]) => tag).filter((tag) => tag !== 'code')
  expect(tags(html)).toEqual(tags(plain))
  // neither GitHub nor GitLab looks for mentions and references in code
  const outside = html
    .replaceAll(/<code>.*?<\/code>/g, '')
    .replaceAll(/&#(\d+);/g, (_, code: string) => String.fromCodePoint(Number(code)))
    .replaceAll(/&(lt|gt|quot);/g, ' ')
    .replaceAll('&amp;', '&')
  expect(outside).not.toMatch(/@|[#!&$](?=\w)|gh-\d|:\/\/|www\.|:\w+:/i)
})

test('a message of SARIF has no links of its own', () => {
  const { runs } = JSON.parse(sarifReport(outcomeNamed('[a](https://evil.example)'))) as {
    runs: { results: { message: { text: string } }[] }[]
  }
  expect(runs[0]?.results[0]?.message.text).toBe(String.raw`\[a\](https://evil.example)`)
})

test('the page runs its own script and style and nothing else', () => {
  const page = htmlReport(outcomeNamed('"><script>alert(1)</script><img src=x onerror=alert(1)>'))
  expect(page.match(/<script/g)).toHaveLength(1)
  expect(page).not.toContain('<img')
  expect(page).toMatch(
    /<meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src 'sha256-[\w+/=]+'; script-src 'sha256-[\w+/=]+'; base-uri 'none'; form-action 'none'">/,
  )
})
