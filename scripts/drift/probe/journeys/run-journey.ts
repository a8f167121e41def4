import type { Json } from '../../document/json.ts'
import { textOf } from '../../document/json.ts'
import type { Probed } from '../about-operation.ts'
import type { Answer } from '../requests/answer.ts'
import { type Filling, fillings } from '../attempts.ts'
import type { Visitor } from '../requests/caller.ts'
import type { Case, CaseBody } from '../cases/cases.ts'
import { createCookieJar } from '../requests/cookie-jar.ts'
import type { Credentials } from '../requests/credentials.ts'
import type { Memory } from '../memory/memory.ts'
import { valueOf } from '../memory/runtime-expression.ts'
import { bodiesOf } from '../cases/valid-cases.ts'
import type { Act, Journey, Step } from './journey-schema.ts'
import { type Known, UnresolvedExpression, holds, resolved, withValueAt } from './step-values.ts'

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
    (name === 'seed' ? options.seed : journey.inputs?.properties[name]?.default)
  const known = { outputs, input }
  for (const step of journey.steps) {
    if ('workflowId' in step) {
      const why = await act(step, { journey: workflowId, known, credentials })
      if (why !== undefined) return `The journey ${workflowId} stopped at ${step.stepId}: ${why}.`
      continue
    }
    const probed = find(step.operationId)
    const own = { ...step, parameters: [...step.parameters, ...(await given(journey, step, known))] }
    const why = probed
      ? await takeStep(own, probed, { ...options, visitor, known })
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

/** Has a person do something; why it cannot be asked for, if so. Without anybody to ask it is done somewhere else. */
async function act(
  { stepId, workflowId: what, parameters, outputs }: Act,
  { journey, known, credentials }: { journey: string; known: StepKnown; credentials: Credentials },
): Promise<string | undefined> {
  try {
    const entries = parameters.map(async ({ name, value }) => [name, await resolved(value, known)] as const)
    const found = await credentials.act?.({
      journey,
      step: stepId,
      what,
      given: Object.fromEntries(await Promise.all(entries)),
    })
    for (const [name, expression] of Object.entries(outputs)) {
      const value = found?.[expression.replace(/^\$outputs\./, '')]
      if (value !== undefined) known.outputs.set(`${stepId}.${name}`, value)
    }
    return undefined
  } catch (error) {
    if (!(error instanceof UnresolvedExpression)) throw error
    return `nothing is known for ${error.message}`
  }
}

/** What holds for each call of a journey, but for what a step says itself, and for what nobody has told. */
async function given({ parameters }: Journey, step: Step, known: Known): Promise<Step['parameters']> {
  const own = parameters.filter((one) => !step.parameters.some(({ name }) => name === one.name))
  const told = await Promise.all(
    own.map(async (one) => {
      try {
        await resolved(one.value, known)
        return [one]
      } catch (error) {
        if (error instanceof UnresolvedExpression) return []
        throw error
      }
    }),
  )
  return told.flat()
}

type StepKnown = Known & { outputs: Map<string, Json> }
type StepOptions = JourneyOptions & { visitor: Visitor; known: Known }

/** The answer with which a step has succeeded, or why it has not. */
async function takeStep(step: Step, probed: Probed, options: StepOptions): Promise<Answer | string> {
  const { memory, send, visitor, sleep } = options
  const probe = await caseOf(step, probed, options).catch((error: unknown) => {
    if (!(error instanceof UnresolvedExpression)) throw error
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
