import fc from 'fast-check'
import { join } from 'node:path'
import { beforeAll, expect, test } from 'vitest'
import { assumptionsIn } from '#scripts/drift/assumed/assumptions-in.ts'
import { har } from '#scripts/drift/commands/wire/har.ts'
import { withExitCode } from '#scripts/drift/commands/shared/exit-code.ts'
import { configOf } from '#scripts/drift/config/read-config.ts'
import type { Json } from '#scripts/drift/document/json.ts'
import { parse } from '#scripts/drift/document/parse.ts'
import { findingsIn } from '#scripts/drift/impact/given-findings.ts'
import { impactOf } from '#scripts/drift/impact/impact-of.ts'
import { jsonImpact, markdownImpact, terminalImpact } from '#scripts/drift/impact/impact-report.ts'
import { questionOf } from '#scripts/drift/impact/questions.ts'
import { createHarFile } from '#scripts/drift/proxy/har-file.ts'
import type { Outcome } from '#scripts/drift/reports/outcome.ts'
import { kinds } from '#scripts/drift/reports/write-reports.ts'
import { loadContracts } from '#scripts/drift/traffic/load-contracts.ts'
import type { Operations } from '#scripts/drift/traffic/load-operations.ts'
import { loadOperations } from '#scripts/drift/traffic/load-operations.ts'
import { createObserver } from '#scripts/drift/traffic/observer.ts'
import { configuration, contract, recording, report } from './bases.ts'
import { checkerBench, timeoutMs, reports } from './checker-bench.ts'
import { hostileNames } from './names.ts'
import { recipes } from './recipe.ts'
import { runCases } from './run-cases.ts'

const bench = checkerBench()
let known: Operations
beforeAll(async () => {
  known = loadOperations(await loadContracts(bench.given('given.json', JSON.stringify(contract))))
})

test(
  'a hostile recording is held against a contract',
  async () => {
    const cases = fc.record({ recipe: recipes, kind: reports })
    const contractGiven = bench.given('given.json', JSON.stringify(contract))
    const failures = await runCases(
      'har',
      { guard: bench.guard(), cases, part: 0.1 },
      async ({ recipe, kind }) => {
        const file = bench.given('new.har', bench.cooked(recording, recipe))
        await bench.runs(har, [file, '--contract', contractGiven, '--report', kind, '--all'])
      },
    )
    expect(failures).toBe('')
  },
  timeoutMs,
)

test(
  'what passes a proxy is checked and recorded, whatever it is',
  async () => {
    const name = fc.nat({ max: hostileNames.length - 1 })
    const cases = fc.record({
      sent: recipes,
      answered: recipes,
      name,
      header: name,
      url: name,
      status: fc.integer({ min: 0, max: 999 }),
      type: fc.constantFrom(
        'application/json',
        'multipart/form-data; boundary=a',
        'application/x-www-form-urlencoded',
        'text/html',
        '',
      ),
    })
    const failures = await runCases('proxy', { guard: bench.guard(), cases, part: 0.1 }, async (one) => {
      const observer = createObserver(known, true)
      const headers = {
        'content-type': one.type,
        [hostileNames[one.name] ?? '']: hostileNames[one.header],
        location: hostileNames[one.url],
      }
      const exchange = {
        method: one.status % 3 === 0 ? 'PUT' : one.status % 3 === 1 ? 'GET' : (hostileNames[one.name] ?? ''),
        url: one.status % 2 === 0 ? '/api/homes/5?page=a' : `/api/homes/${hostileNames[one.url]}`,
        requestHeaders: headers,
        requestBody: bench.cooked(recording.log.entries[1], one.sent),
        status: one.status,
        responseHeaders: headers,
        responseBody: bench.cooked(report, one.answered),
      }
      const file = await createHarFile(join(bench.guard().folder, 'given.har'))
      await file.add(exchange, 0, 1)
      await file.close()
      try {
        observer.see(exchange, 'call 1')
      } catch (error) {
        // the proxy goes on, and says how many calls were nested too deeply
        if (!(error instanceof RangeError && /call stack/i.test(error.message))) throw error
      }
      observer.notes()
    })
    expect(failures).toBe('')
  },
  timeoutMs,
)

test(
  'findings of strangers are asked who they concern, in a hostile contract',
  async () => {
    const index = { version: 2 as const, fingerprint: '', screens: [], operations: {}, fields: {} }
    const cases = fc.record({ findings: recipes, recipe: recipes })
    const failures = await runCases(
      'impact',
      { guard: bench.guard(), cases, part: 0.05 },
      async ({ findings, recipe }) => {
        process.exitCode = 0
        await withExitCode(async () => {
          const found = await findingsIn(
            bench.given('given.json', bench.cooked(report, { ...findings, form: 'json' })),
          )
          const portal = { contracts: await loadContracts(bench.contractFile('new', recipe)), index }
          const concerned = found.map((finding) => ({
            subject: finding.message,
            finding,
            impact: impactOf(questionOf(finding), portal),
          }))
          bench.checkSaid(
            [terminalImpact(concerned, ''), markdownImpact(concerned, ''), jsonImpact(concerned)].join('\n'),
          )
        })
        bench.checkSaid()
      },
    )
    expect(failures).toBe('')
  },
  timeoutMs,
)

function parsedOr(text: string, otherwise: Json): Json {
  try {
    return parse(text).value
  } catch {
    return otherwise
  }
}

test(
  'a hostile configuration decides something, or is said to be none',
  async () => {
    const failures = await runCases(
      'config',
      { guard: bench.guard(), cases: recipes, part: 0.05 },
      (recipe) =>
        withExitCode(async () => {
          await configOf(bench.cooked(configuration, recipe).toString(), 'given.yaml')
        }),
    )
    expect(failures).toBe('')
  },
  timeoutMs,
)

test(
  'every report prints whatever stands in a finding',
  async () => {
    const text = fc.oneof(
      fc.nat({ max: hostileNames.length - 1 }).map((at) => hostileNames[at] ?? ''),
      fc.string({ unit: 'binary' }),
    )
    const cases = fc.record({
      kind: reports,
      texts: fc.array(text, { minLength: 8, maxLength: 8 }),
      example: fc.jsonValue(),
    })
    const failures = await runCases(
      'reports',
      { guard: bench.guard(), cases, part: 0.04 },
      async ({ kind, texts, example }) => {
        const [a = '', b = '', c = '', d = '', e = '', f = '', g = '', h = ''] = texts
        const finding = {
          ...report.findings[0],
          level: 'risky' as const,
          operations: [{ id: a, method: b, path: c }],
          location: { place: d },
          field: e,
          message: f,
          new: { file: g, pointer: h },
          example,
        }
        const { old: _, accepted: __, ...open } = finding
        const outcome = {
          command: a,
          subject: b,
          failOn: 'breaking',
          notes: [c, d],
          findings: [finding, open],
        } as Outcome
        bench.checkSaid(kinds[kind]?.(outcome))
      },
    )
    expect(failures).toBe('')
  },
  timeoutMs,
)

test(
  'what a contract assumes is listed from whatever it is',
  async () => {
    const failures = await runCases(
      'assumed',
      { guard: bench.guard(), cases: recipes, part: 0.03 },
      (recipe) =>
        withExitCode(async () => {
          assumptionsIn(
            'contracts/a.yaml',
            parsedOr(bench.cooked({ ...contract, 'x-assumed': ['a'] }, recipe).toString(), null),
          )
        }),
    )
    expect(failures).toBe('')
  },
  timeoutMs,
)
