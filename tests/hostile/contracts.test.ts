import fc from 'fast-check'
import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { diff } from '#scripts/drift/commands/diff/diff.ts'
import { har } from '#scripts/drift/commands/wire/har.ts'
import { probe } from '#scripts/drift/commands/wire/probe.ts'
import { configOf } from '#scripts/drift/config/read-config.ts'
import { findingsIn } from '#scripts/drift/impact/given-findings.ts'
import { configuration, contract, recording, report } from './bases.ts'
import { checkerBench, timeoutMs, reports } from './checker-bench.ts'
import { recipes } from './recipe.ts'
import { runCases } from './run-cases.ts'

const bench = checkerBench()
const target = createServer((_, response) => response.end(answer))
let answer: Buffer = Buffer.alloc(0)
let origin = ''
beforeAll(async () => {
  await once(target.listen(0, '127.0.0.1'), 'listening')
  origin = `http://127.0.0.1:${(target.address() as AddressInfo).port}`
})
afterAll(() => {
  target.closeAllConnections()
  target.close()
})

test('what is not hostile is read to its end', async () => {
  const file = bench.given('given.json', JSON.stringify(contract))
  expect(await bench.codeOf(diff, [file, file])).toBe(0)
  expect(
    await bench.codeOf(har, [bench.given('new.har', JSON.stringify(recording)), '--contract', file]),
  ).toBe(1)
  expect(await findingsIn(bench.given('new.json', JSON.stringify(report)))).toEqual(report.findings)
  expect(await configOf(JSON.stringify(configuration), 'given.yaml')).toMatchObject(configuration)
})

test(
  'comparing with a hostile contract ends with a report or one sentence',
  async () => {
    const cases = fc.record({
      recipe: recipes,
      other: fc.option(recipes, { freq: 4 }),
      isOld: fc.boolean(),
      kind: reports,
    })
    const failures = await runCases(
      'diff',
      { guard: bench.guard(), cases, part: 0.2 },
      async ({ recipe, other, isOld, kind }) => {
        const one = bench.contractFile('old', recipe)
        const two = other
          ? bench.contractFile('new', other)
          : bench.given('new.json', JSON.stringify(contract))
        await bench.runs(diff, [...(isOld ? [one, two] : [two, one]), '--report', kind, '--all'])
      },
    )
    expect(failures).toBe('')
  },
  timeoutMs,
)

test(
  'recorded traffic is held against a hostile contract',
  async () => {
    const cases = fc.record({ recipe: recipes, kind: reports })
    const failures = await runCases(
      'har-contract',
      { guard: bench.guard(), cases, part: 0.1 },
      async ({ recipe, kind }) => {
        const file = bench.given('given.har', JSON.stringify(recording))
        await bench.runs(har, [
          file,
          '--contract',
          bench.contractFile('new', recipe),
          '--report',
          kind,
          '--all',
        ])
      },
    )
    expect(failures).toBe('')
  },
  timeoutMs,
)

test(
  'a service is probed by a hostile contract, and answers with hostile bodies',
  async () => {
    const { fetch } = globalThis
    const elsewhere = vi.fn<(url: string) => void>()
    vi.spyOn(globalThis, 'fetch').mockImplementation((input, init) => {
      const url = input instanceof Request ? input.url : String(input)
      if (new URL(url).origin !== origin) elsewhere(url)
      return fetch(input, init)
    })
    const cases = fc.record({ recipe: recipes, answered: recipes })
    const failures = await runCases(
      'probe',
      { guard: bench.guard(), cases, part: 0.03 },
      async ({ recipe, answered: hostile }) => {
        answer = bench.cooked(recording.log.entries[0]?.response, hostile)
        const contractGiven = bench.contractFile('new', recipe)
        await bench.runs(probe, [
          '--target',
          origin,
          '--contract',
          contractGiven,
          '--allow-writes',
          '--all',
          '--timeout',
          '2',
        ])
        expect(elsewhere).not.toHaveBeenCalled()
      },
    )
    expect(failures).toBe('')
  },
  timeoutMs,
)
