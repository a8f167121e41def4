import { checkBody } from '../../../engine/request/check.ts'
import type { CompiledOperation } from '../../../engine/contract.ts'
import { type FaultRule, everyOperation } from '../../../engine/faults/faults.ts'
import { escapeStep } from '../../../engine/json-pointer.ts'
import { problem } from '../../../engine/answer/problem.ts'
import type { World } from '../../../state/world.ts'
import { unprocessable } from './unprocessable.ts'

/** Headers that say how an answer is sent, and cookies, which are whose session it is. */
const framing = new Set(['connection', 'content-length', 'set-cookie', 'transfer-encoding'])

/** As HTTP/2 sends it (RFC 9110 section 5.1). */
const headerName = /^[a-z][a-z0-9-]{0,60}$/
/** RFC 6901. */
const pointerForm = /^(\/[^/]*)*$/

/** Why a fault can't answer what it is to answer: the contract of its operation does not have that. */
export async function answerRefusal(rule: FaultRule, world: World) {
  const { operationId, status, body, headers = {}, example, when } = rule
  const misspelt = Object.keys(headers).find((name) => !headerName.test(name))
  if (misspelt !== undefined)
    return unprocessable(pointerOf('/headers', misspelt), 'pattern', 'no name of a header in small letters')
  const nowhere = Object.keys(when?.body ?? {}).find((place) => !pointerForm.test(place))
  if (nowhere !== undefined)
    return unprocessable(pointerOf('/when/body', nowhere), 'pattern', 'no JSON pointer')
  const framed = Object.keys(headers).find((name) => framing.has(name))
  if (framed !== undefined) return unprocessable(`/headers/${framed}`, 'framing', 'no header for a fault')
  if (operationId === everyOperation && (body !== undefined || example !== undefined))
    return unprocessable('/operationId', 'everyOperation', 'an answer belongs to one operation')
  if (
    example !== undefined &&
    !(await world.contracts?.hasExample(operationId, { name: example, status }, world))
  )
    return unprocessable('/example', 'undeclared', `no answer of ${operationId} has such an example`)
  const operation = world.contracts?.operation(operationId)
  return operation && !rule.unchecked ? breachOf(operation, rule) : undefined
}

function breachOf(
  { responses, responseHeaders }: CompiledOperation,
  { status = 0, body, headers = {} }: FaultRule,
) {
  const types = responses[status] ?? {}
  const type = headers['content-type']?.split(';', 1)[0] ?? Object.keys(types)[0] ?? ''
  if (body !== undefined && types[type] === undefined)
    return unprocessable('/body', 'undeclared', `the contract has no such body for ${status}`)
  const wrong = [
    ...(body === undefined ? [] : checkBody(types[type] ?? null, body).map(below('/body'))),
    ...checkBody(responseHeaders?.[status] ?? null, { ...headers })
      .filter(({ pointer }) => Object.hasOwn(headers, pointer.slice(1)))
      .map(below('/headers')),
  ]
  return wrong.length > 0 ? problem(422, 'unprocessable', { errors: wrong }) : undefined
}

const pointerOf = (place: string, name: string): string => `${place}/${escapeStep(name)}`

const below =
  (place: string) =>
  <F extends { pointer: string }>(field: F): F => ({ ...field, pointer: place + field.pointer })
