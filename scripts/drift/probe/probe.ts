import { setTimeout } from 'node:timers/promises'
import { InputError } from '../document/input-error.ts'
import type { Finding } from '../finding.ts'
import { findingOf } from '../traffic/finding-of.ts'
import type { Operation } from '../traffic/operations.ts'
import { redact } from '../traffic/redact.ts'
import type { Probed } from './about-operation.ts'
import type { Answer } from './requests/answer.ts'
import type { Filling } from './attempts.ts'
import { fillings, withKnownIds } from './attempts.ts'
import type { Visitor } from './requests/caller.ts'
import { createCaller, checkReachable } from './requests/caller.ts'
import type { Case } from './cases/cases.ts'
import { createCookieJar } from './requests/cookie-jar.ts'
import type { Coverage } from './results/coverage.ts'
import { createCoverage } from './results/coverage.ts'
import type { Credentials } from './requests/credentials.ts'
import { createFindingCollector } from './results/finding-collector.ts'
import { curlOf } from './requests/curl.ts'
import type { Journey } from './journeys/journey-schema.ts'
import { runJourney } from './journeys/run-journey.ts'
import { judge } from './results/judge.ts'
import { createMemory } from './memory/memory.ts'
import { inPhases } from './phases.ts'
import type { RateLimitOptions } from './requests/rate-limit.ts'
import { createRateLimit } from './requests/rate-limit.ts'
import type { NoResponse } from './requests/send.ts'
import type { Target } from './requests/target.ts'
import { validCases } from './cases/valid-cases.ts'
import { wrongCases } from './cases/wrong-cases.ts'

export type ProbeOptions = RateLimitOptions & {
  target: Target
  credentials: Credentials
  /** The same seed makes the same requests, as long as the service answers the same. */
  seed: string
  onProgress: (coverage: Coverage) => void
  /** Gone through first: what they tell is known to what comes after. */
  journeys?: readonly Journey[]
  /** Waits so many seconds, where a journey says so. */
  sleep?: (seconds: number) => Promise<unknown>
}

/** After so many requests without an answer an operation is not called any more. */
const maxSilences = 4

/** How often what has not succeeded is tried again with what has been learned meanwhile. */
const maxRounds = 3

/** What calling a service has shown. */
export type ProbeResult = { findings: Finding[]; coverage: Coverage; notes: string[] }

/**
 * Calls every operation with requests that the contract admits and with some that it does not, and holds each answer
 * against it. Identifiers in answers are used in later requests.
 *
 * @throws InputError when there is nothing to call, or nobody answers
 */
export async function probeService(
  operations: readonly Probed[],
  options: ProbeOptions,
): Promise<ProbeResult> {
  if (operations.length === 0) throw new InputError('There is no operation to probe.')
  const { target, credentials, seed } = options
  await checkReachable(target)
  const memory = createMemory(operations.map(({ operation }) => operation))
  const found = createFindingCollector(credentials.secrets)
  const coverage = createCoverage(operations)
  const call = createCaller(target, credentials, createRateLimit(options), coverage.countAstray)
  const orders = new Map(operations.map((probed, index) => [probed, index * 1000]))
  const worked = new Map<Probed, Filling>()

  const usual = { jar: createCookieJar() }

  const attempt = async (
    probed: Probed,
    probe: Case,
    { filling, visitor = usual }: { filling: Filling; visitor?: Visitor },
    order: number,
  ) => {
    // one that does not answer is not waited for again and again
    const isWanted = () => coverage.silences(probed) < maxSilences
    const answer = await call(probed, probe, { filling, visitor, isWanted })
    if (!answer) return undefined
    coverage.count(probed, probe, 'silence' in answer ? undefined : answer.status)
    for (const finding of await findingsFor(probed, probe, answer)) found.add(order, finding)
    options.onProgress(coverage)
    return 'silence' in answer ? undefined : answer
  }

  /** Examples first, with one set of identifiers after the other until the operation succeeds. */
  const introduce = async (probed: Probed): Promise<Answer[]> => {
    const answers: Answer[] = []
    const order = orders.get(probed) ?? 0
    const ways = fillings(probed, memory)
    for (const [index, probe] of validCases(probed.operation, seed).examples.entries()) {
      const known = worked.get(probed)
      const tries = (known ? [known] : ways).flatMap((filling) =>
        withKnownIds(probed, probe, memory).map((one) => ({ filling, one })),
      )
      for (const { filling, one } of tries) {
        const answer = await attempt(probed, one, { filling }, order + index)
        if (!answer) continue
        answers.push(answer)
        if (answer.status < 200 || answer.status > 299) continue
        worked.set(probed, filling)
        break
      }
    }
    return answers
  }

  const vary = async (probed: Probed): Promise<void> => {
    const filling = worked.get(probed) ?? fillings(probed, memory)[0] ?? new Map()
    const cases = [...validCases(probed.operation, seed).edges, ...wrongCases(probed.operation, seed)]
    const order = (orders.get(probed) ?? 0) + 100
    await Promise.all(cases.map((probe, index) => attempt(probed, probe, { filling }, order + index)))
  }

  const notes: string[] = []
  for (const journey of options.journeys ?? []) {
    const stopped = await runJourney(journey, {
      find: (id) => operations.find(({ operation }) => operation.id === id),
      send: (probed, probe, given) => attempt(probed, probe, given, orders.get(probed) ?? 0),
      memory,
      credentials,
      seed,
      sleep: options.sleep ?? ((seconds) => setTimeout(seconds * 1000)),
    })
    if (stopped !== undefined) notes.push(stopped)
  }
  const phases = inPhases(operations)
  for (let round = 0, before = -1; round < maxRounds && coverage.succeeded() > before; round++) {
    before = coverage.succeeded()
    for (const phase of phases) {
      const open = phase.filter((probed) => round === 0 || !coverage.hasSucceeded(probed))
      const answers = await Promise.all(open.map(introduce))
      // learned in the order of the contract, so that the same answers always lead to the same requests
      open.forEach((probed, index) => answers[index]?.forEach((answer) => memory.learn(probed, answer)))
    }
  }
  for (const phase of phases) await Promise.all(phase.map(vary))
  if (coverage.requests() === 0)
    throw new InputError('No request could be made: nothing is known for the parameters that are required.')
  return { findings: found.list(), coverage, notes }
}

async function findingsFor(
  { operation }: Probed,
  probe: Case,
  answer: Answer | NoResponse,
): Promise<Finding[]> {
  const findings =
    'silence' in answer ? [unanswered(operation, probe, answer)] : judged(operation, probe, answer)
  if (findings.length === 0) return []
  const curl = await curlOf(answer.request)
  return findings.map((finding) => ({ ...finding, curl }))
}

function unanswered(operation: Operation, { what }: Case, { silence }: NoResponse): Finding {
  const mismatch = { rule: 'probe-not-answered', field: [], was: redact(what), is: silence }
  return findingOf(operation, 'request', mismatch, {})
}

function judged(operation: Operation, probe: Case, answer: Answer): Finding[] {
  const { mismatches, status = String(answer.status), mediaType } = judge(operation, probe, answer)
  return mismatches.map((mismatch) => findingOf(operation, 'response', mismatch, { status, mediaType }))
}
