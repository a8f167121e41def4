import type { Json } from '../../document/json.ts'
import { isArray, isEqual, isObject, textOf, valueAt } from '../../document/json.ts'
import { segmentsOf } from '../../document/pointer.ts'
import { replaced } from '../cases/spots.ts'

/** What a step knows: outputs of the steps before it, by `step.output`, and inputs of its journey. */
export type Known = { outputs: ReadonlyMap<string, Json>; input: (name: string) => Promise<Json | undefined> }

/** An expression that stands for nothing: a step before has not told it, or nobody has given it. */
export class UnresolvedExpression extends Error {
  override name = 'UnresolvedExpression'
}

/**
 * A value with its expressions in place: `$steps.find.outputs.id`, `$inputs.code`, and the same in braces within a text.
 *
 * @throws UnresolvedExpression
 */
export async function resolved(value: Json, known: Known): Promise<Json> {
  if (typeof value === 'string') return resolvedText(value, known)
  if (isArray(value)) return Promise.all(value.map((one) => resolved(one, known)))
  if (!isObject(value)) return value
  const members = Object.entries(value).map(
    async ([name, one]) => [name, await resolved(one ?? null, known)] as const,
  )
  return Object.fromEntries(await Promise.all(members))
}

async function resolvedText(text: string, known: Known): Promise<Json> {
  if (/^\$(steps|inputs)\.[\w.-]+$/.test(text)) return looked(text, known)
  const pieces = text.split(/\{(\$[\w.-]+)\}/)
  const whole = await Promise.all(
    pieces.map(async (piece, index) => (index % 2 === 0 ? piece : textOf(await looked(piece, known)))),
  )
  return whole.join('')
}

async function looked(expression: string, { outputs, input }: Known): Promise<Json> {
  const [, step, output] = /^\$steps\.([\w-]+)\.outputs\.([\w-]+)$/.exec(expression) ?? []
  const [, name] = /^\$inputs\.([\w-]+)$/.exec(expression) ?? []
  const found = name === undefined ? outputs.get(`${step}.${output}`) : await input(name)
  if (found === undefined) throw new UnresolvedExpression(expression)
  return found
}

/** A body with another value at a JSON Pointer (RFC 6901), whether something stood there or not. */
export function withValueAt(body: Json, pointer: string, value: Json): Json {
  const keys = segmentsOf(pointer)
  const last = keys.at(-1)
  const path = keys.slice(0, -1).map((key, index) => keyIn(body, keys.slice(0, index), key))
  const parent = valueAt(body, path)
  if (last === undefined || !isObject(parent))
    return replaced(body, [...path, keyIn(body, path, last ?? '')], value) ?? body
  return replaced(body, path, { ...parent, [last]: value }) ?? body
}

const keyIn = (body: Json, path: readonly (string | number)[], key: string): string | number =>
  isArray(valueAt(body, path)) ? Number(key) : key

/**
 * Whether a condition holds, such as `$statusCode == 200` and `$response.body#/status != "preparing"`; undefined for one
 * that is not understood.
 *
 * @param valueOf what an expression stands for
 */
export function holds(
  condition: string,
  valueOf: (expression: string) => Json | undefined,
): boolean | undefined {
  const [, left, operator, right] = /^(\$\S+)\s*(==|!=)\s*(.+)$/.exec(condition.trim()) ?? []
  if (left === undefined || right === undefined) return undefined
  const isSame = isEqual(valueOf(left), literal(right))
  return operator === '==' ? isSame : !isSame
}

function literal(text: string): Json {
  const [, quoted] = /^'(.*)'$/.exec(text) ?? []
  if (quoted !== undefined) return quoted
  try {
    return JSON.parse(text) as Json
  } catch {
    // a word without quotes
    return text
  }
}
