import type { Json } from '../../document/json.ts'
import { textOf } from '../../document/json.ts'
import type { Probed } from '../about-operation.ts'
import type { Answer } from '../answer.ts'
import { type Filling, fillings } from '../attempts.ts'
import type { Visitor } from '../caller.ts'
import type { Case, CaseBody } from '../cases.ts'
import { createCookieJar } from '../cookie-jar.ts'
import type { Credentials } from '../credentials.ts'
import type { Memory } from '../memory.ts'
import { valueOf } from '../runtime-expression.ts'
import { bodiesOf } from '../valid-cases.ts'
import type { Journey, Step } from './journey-schema.ts'
import { type Known, Unknown, holds, resolved, withValueAt } from './step-values.ts'

/** Makes a request of a journey; undefined where no answer came. */
type Send = (
  probed: Probed,
  probe: Case,
  given: { filling: Filling; visitor: Visitor },
) => Promise<Answer | undefined>

export type JourneyOptions = {
  /** The operation of this id. */
  find: (operationId: string) => Probed | undefined
  send: Send
  memory: Memory
  credentials: Credentials
  seed: string
  /** Waits so many seconds. */
  sleep: (seconds: number) => Promise<unknown>
}

/**
 * Goes through the steps of a journey, as somebody with cookies of their own.
 *
 * @returns what has stopped it before its end, as a sentence
 */
export async function runJourney(journey: Journey, options: JourneyOptions): Promise<string | undefined> {
  const { credentials, find } = options
  const { workflowId } = journey
  await credentials.prepare?.(workflowId)
  const visitor = { jar: createCookieJar(), journey: workflowId }
  const outputs = new Map<string, Json>()
  const input = async (name: string) =>
    (await credentials.input?.({ journey: workflowId, name })) ??
    journey.inputs?.properties[name]?.default ??
    (name === 'seed' ? options.seed : undefined)
  for (const step of journey.steps) {
    const probed = find(step.operationId)
    const why = probed
      ? await takeStep(step, probed, { ...options, visitor, known: { outputs, input } })
      : 'no contract has this operation'
    if (typeof why === 'string')
      return `The journey ${workflowId} stopped at ${step.stepId} (${step.operationId}): ${why}.`
    for (const [name, expression] of Object.entries(step.outputs)) {
      const value = valueOf(expression, why)
      if (value !== undefined) outputs.set(`${step.stepId}.${name}`, value)
    }
  }
  return undefined
}

type StepOptions = JourneyOptions & { visitor: Visitor; known: Known }

/** The answer with which a step has succeeded, or why it has not. */
async function takeStep(step: Step, probed: Probed, options: StepOptions): Promise<Answer | string> {
  const { memory, send, visitor, sleep } = options
  const probe = await caseOf(step, probed, options).catch((error: unknown) => {
    if (!(error instanceof Unknown)) throw error
    return `nothing is known for ${error.message}`
  })
  if (typeof probe === 'string') return probe
  const [filling = new Map()] = fillings(probed, memory)
  const [retry] = step.onFailure
  for (let left = retry?.retryLimit ?? 0; ; left--) {
    const answer = await send(probed, probe, { filling, visitor })
    if (!answer) return 'it was not answered'
    memory.learn(probed, answer)
    const failed = failure(step, answer)
    if (failed === undefined) return answer
    if (!retry || left <= 0) return failed
    await sleep(retry.retryAfter)
  }
}

function failure({ successCriteria }: Step, answer: Answer): string | undefined {
  if (successCriteria.length === 0)
    return answer.status >= 200 && answer.status < 300 ? undefined : `it was answered ${answer.status}`
  const broken = successCriteria.find(
    ({ condition }) => holds(condition, (expression) => valueOf(expression, answer)) !== true,
  )
  return broken && `it was answered ${answer.status}, and ${broken.condition} does not hold`
}

async function caseOf(
  { stepId, parameters, requestBody }: Step,
  { operation }: Probed,
  { seed, known, visitor }: StepOptions,
): Promise<Case> {
  const settings = await Promise.all(
    operation.parameters.flatMap((parameter) => {
      const given = parameters.find(
        ({ name, in: where }) => name === parameter.name && where === parameter.in,
      )
      return given ? [resolved(given.value, known).then((value) => ({ parameter, value }))] : []
    }),
  )
  const headers = await Promise.all(
    parameters
      .filter((one) => one.in === 'header' && !settings.some(({ parameter }) => parameter.name === one.name))
      .map(async ({ name, value }) => [name.toLowerCase(), textOf(await resolved(value, known))] as const),
  )
  const body = await bodyOf(
    requestBody,
    bodiesOf(operation, seed).map((one) => one.body),
    known,
  )
  return {
    purpose: 'example',
    what: `as at ${stepId} of the journey ${visitor.journey}`,
    settings,
    headers: Object.fromEntries(headers),
    ...(body && { body }),
  }
}

async function bodyOf(
  given: Step['requestBody'],
  examples: readonly (CaseBody & { value: Json })[],
  known: Known,
): Promise<(CaseBody & { value: Json }) | undefined> {
  const { contentType, payload, replacements = [] } = given ?? {}
  const example = examples.find(({ type }) => contentType === undefined || type === contentType)
  const start = payload === undefined ? example?.value : await resolved(payload, known)
  if (start === undefined) return undefined
  let value = start
  for (const { target, value: by } of replacements)
    value = withValueAt(value, target, await resolved(by, known))
  return { type: contentType ?? example?.type ?? 'application/json', value }
}
