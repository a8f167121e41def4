import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { tellingLine } from '../clients/run-program.ts'
import { noiseIn, type Refusal } from './noise.ts'
import { bodyOf, type Note, notesIn, type Talk } from './notes.ts'

export type Caller = 'amira' | 'nobody'

/** What a run of the tool on one service came to. */
export type RunVerdict = {
  service: string
  caller: Caller
  calls: number
  /** Operations that it called, of all that there are. */
  operations: [called: number, all: number]
  /** Whether it came to its own end; otherwise what it said last. */
  ended: boolean
  lastWords: string
  /** Answers by which the mock's own log says that the mock broke its contract. */
  ownLog: number
  /** How many objections were left out, by reason. */
  left: Map<string, number>
  /** How many are real, by what and where. */
  real: Map<string, number>
}

type Operations = Map<string, { responses: Record<string, unknown> }>

/** Reads what the tool noted, and sorts its objections. */
export async function verdictOf(
  { service, caller }: { service: string; caller: Caller },
  file: string,
  output: string,
): Promise<RunVerdict> {
  const operations = operationsOf(service)
  const called = new Set<string>()
  const verdict: RunVerdict = {
    service,
    caller,
    calls: 0,
    operations: [0, operations.size],
    ended: false,
    lastWords: tellingLine(output),
    ownLog: 0,
    left: new Map(),
    real: new Map(),
  }
  for await (const note of notesIn(file)) {
    if (note.EngineFinished) verdict.ended = true
    if (note.ScenarioFinished) sortIn(note.ScenarioFinished, operations, verdict, called)
  }
  verdict.operations[0] = called.size
  return verdict
}

function operationsOf(service: string): Operations {
  const text = readFileSync(resolve('generated', service, 'openapi.json'), 'utf8')
  const { paths } = JSON.parse(text) as { paths: Record<string, Record<string, unknown>> }
  return new Map(
    Object.entries(paths).flatMap(([path, item]) =>
      Object.entries(item).flatMap(([method, one]) =>
        isOperation(one) ? [[`${method.toUpperCase()} ${path}`, one] as const] : [],
      ),
    ),
  )
}

/** What all operations of a path share stands beside them. */
const isOperation = (value: unknown): value is { responses: Record<string, unknown> } =>
  typeof value === 'object' && value !== null && 'responses' in value

function sortIn(
  { recorder }: NonNullable<Note['ScenarioFinished']>,
  operations: Operations,
  verdict: RunVerdict,
  called: Set<string>,
): void {
  const { cases, checks, interactions = {} } = recorder
  verdict.calls += Object.keys(interactions).length
  for (const [id, talk] of Object.entries(interactions)) {
    const made = cases?.[id]?.value
    const name = `${made?.method} ${made?.path}`
    const operation = operations.get(name)
    if (operation) called.add(name)
    const [own] = talk.response?.headers['x-mock-violation'] ?? []
    if (own !== undefined) count(verdict.real, `the mock says itself: ${own}`)
    if (!made) continue
    for (const { name: check, status, failure_info: info } of checks?.[id] ?? []) {
      if (status === 'success') continue
      const objection = { check, made, talk, declared: Object.keys(operation?.responses ?? {}) }
      const reason = noiseIn(objection)
      const says = `${talk.response?.status_code}: ${check}: ${whyOf(talk) ?? firstLine(info?.failure?.message)}`
      if (reason === undefined) count(verdict.real, `${name} ${says}`)
      else count(verdict.left, reason)
    }
  }
}

/** The places that a refusal names. */
function whyOf({ response }: Talk): string | undefined {
  const { errors = [] } = (bodyOf(response?.content) ?? {}) as Refusal
  return errors.length > 0 ? errors.map(({ code, pointer }) => `${pointer} ${code}`).join(', ') : undefined
}

const firstLine = (text = '') => text.split('\n', 1)[0]?.slice(0, 140) ?? ''

function count(counts: Map<string, number>, key: string): void {
  counts.set(key, (counts.get(key) ?? 0) + 1)
}

/** A table of the runs, and below it what is real. */
export function linesOf(verdicts: readonly RunVerdict[]): string[] {
  const sum = (counts: Map<string, number>) => [...counts.values()].reduce((all, one) => all + one, 0)
  const reasons = new Map<string, number>()
  for (const { left } of verdicts)
    for (const [reason, n] of left) reasons.set(reason, (reasons.get(reason) ?? 0) + n)
  const calls = verdicts.reduce((all, one) => all + one.calls, 0)
  return [
    '| service | caller | operations | calls | left out | departures | by the own log |',
    '|---|---|--:|--:|--:|--:|--:|',
    ...verdicts.map(
      ({ service, caller, operations, calls: own, left, real, ownLog }) =>
        `| ${service} | ${caller} | ${operations.join(' of ')} | ${own} | ${sum(left)} | ${sum(real)} | ${ownLog} |`,
    ),
    `${calls} calls. Left out: ${[...reasons].map(([reason, n]) => `${reason} ${n}`).join(', ') || 'nothing'}.`,
    ...verdicts
      .filter(({ ended }) => !ended)
      .map((one) => `- ${one.service}, ${one.caller}: not finished: ${one.lastWords}`),
    ...verdicts.flatMap(({ service, real }) => [...real].map(([what, n]) => `- ${service}: ${n} × ${what}`)),
  ]
}
