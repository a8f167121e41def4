import type { Json } from '../document/json.ts'
import { isArray, isObject } from '../document/json.ts'
import type { Operation, Parameter } from '../traffic/operations.ts'
import type { Probed } from './about-operation.ts'
import type { Answer } from './answer.ts'
import { identifiersIn, keysOf, resourceOf, wordsOf } from './identifier-names.ts'
import { hintsOf, linkedValues } from './linked-values.ts'
import { valueOf } from './runtime-expression.ts'

/** What answers have told so far, for requests to come. */
export type Memory = {
  learn: (probed: Probed, answer: Answer) => void
  /** Values for a parameter: those that a link gives, those of the same service, and those of others. */
  recall: (probed: Probed, parameter: Parameter) => { own: Json[]; others: Json[] }
  /** The same for a field of a body. */
  recallField: (service: string, name: string) => Json[]
}

const most = 20
const maxVisitedValues = 20_000
const deepest = 100

/** Members that only hold what was asked for, and say nothing about what it is. */
const wrappers = new Set([
  'hits',
  'items',
  'results',
  'data',
  'list',
  'entries',
  'content',
  'values',
  'rows',
  'page',
])

/**
 * Remembers identifiers out of answers. A parameter gets what OpenAPI links or its own `x-from-answer` give it;
 * what stood under its own name in an answer; and for `/case/{id}` or `caseId` the `id` of what stood in a list of cases.
 */
export function createMemory(operations: readonly Operation[]): Memory {
  const values = new Map<string, Json[]>()
  const wanted = new Set(
    operations.flatMap(({ path, parameters, body }) => [
      ...parameters.flatMap((one) => keysOf(path, one)),
      ...(body?.content ?? []).flatMap(([, media]) => identifiersIn(media)),
    ]),
  )
  const hints = operations.flatMap(hintsOf)
  const keep = (key: string, value: Json | undefined) => {
    if (value === undefined || value === null || value === '') return
    const known = values.get(key) ?? []
    values.set(key, known)
    if (known.length < most && !known.includes(value)) known.push(value)
  }
  const learnBody = (service: string, path: string, body: Json) => {
    let left = maxVisitedValues
    const walk = (value: Json, thing: string, depth: number): void => {
      left -= 1
      if (left < 0 || depth > deepest) return
      if (isArray(value)) for (const item of value) walk(item, thing, depth + 1)
      if (!isObject(value)) return
      for (const [name, member] of Object.entries(value)) {
        if (member === undefined) continue
        if (typeof member === 'object')
          walk(member, wrappers.has(name.toLowerCase()) ? thing : resourceOf(name), depth + 1)
        else {
          const key = name.toLowerCase() === 'id' ? `${thing}id` : name.toLowerCase()
          if (wanted.has(key)) keep(`${service} ${key}`, member)
        }
      }
    }
    walk(body, resourceOf(wordsOf(path).at(-1) ?? ''), 0)
  }
  const foreign = (service: string, key: string) =>
    [...values].flatMap(([name, found]) =>
      name.endsWith(` ${key}`) && name !== `${service} ${key}` && !name.startsWith('link ') ? found : [],
    )
  return {
    recallField: (service, name) => {
      const key = name.toLowerCase()
      return [...(values.get(`${service} ${key}`) ?? []), ...foreign(service, key)]
    },
    learn: ({ service, operation }, answer) => {
      for (const { target, name, value } of linkedValues(operation, answer)) {
        keep(`link ${target} ${name}`, value)
      }
      for (const { from, path, name, value } of hints) {
        if (from === operation.id) keep(`link ${path} ${name}`, valueOf(value, answer))
      }
      for (const [name, value] of answer.cookies) keep(`cookie ${name}`, value)
      if (answer.json !== undefined) learnBody(service, operation.path, answer.json)
    },
    recall: ({ service, operation }, parameter) => {
      const keys = keysOf(operation.path, parameter)
      const linked = [operation.id ?? '', operation.path].flatMap((target) =>
        [`${parameter.in}.${parameter.name}`, parameter.name].flatMap(
          (name) => values.get(`link ${target} ${name}`) ?? [],
        ),
      )
      const cookies = parameter.in === 'cookie' ? (values.get(`cookie ${parameter.name}`) ?? []) : []
      const own = keys.flatMap((key) => values.get(`${service} ${key}`) ?? [])
      return { own: [...linked, ...cookies, ...own], others: keys.flatMap((key) => foreign(service, key)) }
    },
  }
}
