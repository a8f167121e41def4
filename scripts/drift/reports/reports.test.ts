import Ajv from 'ajv/dist/2020.js'
import addFormats from 'ajv-formats'
import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import type { Finding } from '../finding.ts'
import { githubReport } from './formats/github.ts'
import { gitlabReport } from './formats/gitlab.ts'
import { htmlReport } from './formats/html.ts'
import { jsonReport } from './formats/json.ts'
import { junitReport } from './formats/junit.ts'
import { markdownReport } from './formats/markdown.ts'
import type { Outcome } from './outcome.ts'
import { paintFor } from './formats/terminal-colors.ts'
import { sarifReport } from './formats/sarif.ts'
import { terminalReport } from './formats/terminal.ts'
import { wantedReports } from './write-reports.ts'

const breaking: Finding = {
  rule: 'response-enum-widened',
  level: 'breaking',
  operations: [
    { id: 'getHome', method: 'GET', path: '/homes/{id}' },
    { method: 'GET', path: '/homes' },
  ],
  location: {
    direction: 'response',
    status: '200',
    mediaType: 'application/json',
    place: 'response 200, application/json',
  },
  field: 'status',
  message: '`status` in response 200, application/json may be "<sold> | 50%" now.',
  old: { file: 'old.yaml', pointer: '/components/schemas/Status', line: 7 },
  new: { file: 'new.yaml', pointer: '/components/schemas/Status', line: 9 },
  example: '<sold>',
  fingerprint: '0123456789abcdef',
}
const accepted: Finding = {
  ...breaking,
  fingerprint: 'fedcba9876543210',
  accepted: { reason: 'nobody reads it' },
}
const note: Finding = {
  ...breaking,
  rule: 'text-changed',
  level: 'annotation',
  message: 'A text has changed.',
  operations: [],
}
const outcome: Outcome = {
  command: 'diff',
  subject: 'old.yaml → new.yaml',
  findings: [note, accepted, breaking],
  failOn: 'breaking',
  notes: ['An acceptance has expired.'],
}

test('the JSON report keeps its own schema', () => {
  const ajv = addFormats(new Ajv({ strict: false }))
  const schema: unknown = JSON.parse(readFileSync(new URL('findings.schema.json', import.meta.url), 'utf8'))
  const isReport = ajv.compile(schema as object)
  isReport(JSON.parse(jsonReport(outcome)))
  expect(isReport.errors).toBeNull()
  expect(JSON.parse(jsonReport(outcome))).toMatchObject({
    verdict: 'drift',
    counts: { breaking: 1, annotation: 1 },
  })
})

test('the terminal shows the worst first, with file, line and what to do instead', () => {
  const text = terminalReport(outcome)
  expect(text).toContain('GET /homes/{id} (getHome) and 1 more operation')
  expect(text).toContain('response-enum-widened  new.yaml:9  0123456789abcdef')
  expect(text).toContain('because: nobody reads it')
  expect(text).toContain('1 breaking, 0 risky, 0 safe, 1 annotation, 1 accepted.')
  expect(text).not.toContain('A text has changed')
  expect(terminalReport(outcome, true)).toContain('A text has changed')
  expect(text).not.toContain('\u{1B}')
})

test('levels are coloured for people at a terminal, unless they have asked to be without', () => {
  const shown = (isTTY: boolean, env: NodeJS.ProcessEnv = {}) =>
    terminalReport(outcome, false, paintFor({ isTTY }, env))
  expect(shown(true)).toContain('\u{1B}[31mbreaking\u{1B}[39m')
  expect(shown(true, { NO_COLOR: '1' })).toBe(terminalReport(outcome))
  expect(shown(false)).toBe(terminalReport(outcome))
})

test('JUnit fails what is breaking and skips what is accepted, as Ant writes it', () => {
  const xml = junitReport(outcome)
  expect(xml).toContain('tests="3" failures="1" errors="0" skipped="1"')
  expect(xml.match(/<failure /g)).toHaveLength(1)
  expect(xml).toContain('&quot;&lt;sold&gt; | 50%&quot;')
  expect(xml.match(/<testcase /g)).toHaveLength(3)
  expect(xml).toMatch(
    /<testsuite name="[^"]+" timestamp="\d{4}-\d\d-\d\dT[\d:]{8}" hostname="localhost" tests=/,
  )
  expect(xml.match(/<(\w[\w-]*)(?= |>|\/)/g)?.filter((tag) => tag !== '<testcase')).toEqual([
    '<testsuite',
    '<properties',
    '<skipped',
    '<failure',
    '<system-out',
    '<system-err',
  ])
  // the same finding is the same test, whatever its values are
  expect(xml).toContain(
    'name="response-enum-widened response 200, application/json status (0123456789abcdef)"',
  )
  expect(junitReport({ ...outcome, findings: [] })).toContain('tests="1" failures="0"')
})

test('SARIF names each rule once, and every result has its rule, line and fingerprint', () => {
  expect(JSON.parse(sarifReport(outcome))).toMatchObject({
    version: '2.1.0',
    runs: [
      {
        tool: {
          driver: {
            name: 'portal-contracts',
            rules: [{ id: 'text-changed' }, { id: 'response-enum-widened' }],
          },
        },
        results: [
          { ruleId: 'text-changed', ruleIndex: 0, level: 'none' },
          { ruleIndex: 1, suppressions: [{ kind: 'external', justification: 'nobody reads it' }] },
          {
            ruleIndex: 1,
            level: 'error',
            partialFingerprints: { 'portal-contracts/v1': '0123456789abcdef' },
            locations: [
              { physicalLocation: { artifactLocation: { uri: 'new.yaml' }, region: { startLine: 9 } } },
            ],
          },
        ],
      },
    ],
  })
})

test('SARIF has what the published format demands of what is written', () => {
  const ajv = addFormats(new Ajv({ strict: false }))
  const schema: unknown = JSON.parse(readFileSync(new URL('sarif-part.schema.json', import.meta.url), 'utf8'))
  const isSarif = ajv.compile(schema as object)
  isSarif(JSON.parse(sarifReport(outcome)))
  expect(isSarif.errors).toBeNull()
  isSarif(JSON.parse(sarifReport({ ...outcome, findings: [] })))
  expect(isSarif.errors).toBeNull()
})

test('GitHub is told about a line in one line, with what it would misread written otherwise', () => {
  expect(githubReport(outcome)).toBe(
    '::error file=new.yaml,line=9,title=response-enum-widened%3A GET /homes/{id} (getHome) and 1 more operation' +
      '::`status` in response 200, application/json may be "<sold> | 50%25" now.\n',
  )
})

test('a table in Markdown is not broken by what stands in it', () => {
  expect(markdownReport(outcome)).toContain(
    '| **breaking** | `status` in response 200, application/json may be "&lt;sold> \\| 50%" now. |',
  )
})

test('the page needs nothing from elsewhere and shows values as they are', () => {
  const page = htmlReport(outcome)
  expect(page).not.toMatch(/(src|href)=|@import|url\(/)
  expect(page).not.toContain('<sold>')
  expect(page.match(/<article /g)).toHaveLength(3)
})

test('a report goes to the file that is named, and one that does not exist is answered with those that do', () => {
  expect(wantedReports(['a', '--report', 'json=run=1/out.json', '--report=junit'])).toEqual([
    { kind: 'json', file: 'run=1/out.json' },
    { kind: 'junit', file: undefined },
  ])
  expect(() => wantedReports(['--report', 'pdf'])).toThrow(
    'There is no report pdf; choose from terminal, json,',
  )
})

test('GitLab gets the severe findings as issues of code quality, with their places', () => {
  const issues: unknown = JSON.parse(gitlabReport({ ...outcome, findings: [note, accepted, breaking] }))
  expect(issues).toEqual([
    {
      description: `GET /homes/{id} (getHome) and 1 more operation: ${breaking.message}`,
      check_name: 'response-enum-widened',
      fingerprint: '0123456789abcdef',
      severity: 'critical',
      location: { path: 'new.yaml', lines: { begin: 9 } },
    },
  ])
})

test.each([
  [[breaking], { old: '1.4.0', new: '1.5.0' }, 'asks for a major version: 1.4.0 → 2.0.0. It says 1.5.0.'],
  [[breaking], { old: '0.4.1', new: '0.5.0' }, 'Version 0.4.1 → 0.5.0: a major step, as it should be.'],
  [
    [{ ...breaking, level: 'safe' as const }],
    { old: '1.4.0', new: '1.4.0' },
    'asks for a minor version: 1.4.0 → 1.5.0',
  ],
  [[note], { old: '1.4.0', new: '1.4.1' }, 'Version 1.4.0 → 1.4.1: a patch step, as it should be.'],
  [[note], { old: 'spring', new: 'summer' }, 'What has changed asks for a patch version.'],
])(
  'Markdown for a pull request says which version is asked for, and folds away what hurts nobody',
  (findings, versions, line) => {
    const text = markdownReport({ ...outcome, findings, versions, notes: [] })
    expect(text.replaceAll(/\\|&#\d+;/g, '')).toContain(line)
    expect(text.includes('<details><summary>Also changed (1)</summary>')).toBe(findings[0] !== breaking)
  },
)

test('Markdown has no more than a comment has room for', () => {
  const many = Array.from({ length: 2000 }, (_, at) => ({
    ...breaking,
    operations: [{ method: 'GET', path: `/homes/${at}` }],
  }))
  const text = markdownReport({ ...outcome, findings: [...many, note] })
  expect(text.length).toBeLessThan(65_536)
  const tables = text.match(/^### /gm)?.length ?? 0
  expect(text).toContain(`${2001 - tables} more tables have no room here`)
})
