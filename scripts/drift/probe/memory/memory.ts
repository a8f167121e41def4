import type { Json } from '../../document/json.ts'
import { ownValue } from '../../own-value.ts'
import type { Operation, Parameter } from '../../traffic/operations.ts'
import type { Probed } from '../about-operation.ts'
import { nameOf } from '../about-operation.ts'
import type { Answer } from '../requests/answer.ts'
import { identifiersOfBody, keysOf } from './identifier-names.ts'
import type { Identifiers } from './identifiers-in.ts'
import { identifiersIn } from './identifiers-in.ts'
import { createKeptValues } from './kept-values.ts'
import { hintsOf, linkedValues } from './linked-values.ts'
import { valueOf } from './runtime-expression.ts'

/** What answers have told so far, for requests to come. */
export type Memory = {
  learn: (probed: Probed, answer: Answer) => void
  /** Values for a parameter: those that a link gives, those of the same service, and those of others. */
  recall: (probed: Probed, parameter: Parameter) => { own: Json[]; others: Json[] }
  /** Values for several parameters that one thing had, such as a file and its name; those of the same service first. */
  recallTogether: (probed: Probed, parameters: readonly Parameter[]) => Map<Parameter, Json>[]
  /** The same as `recall` for a field of a body. */
  recallField: (service: string, name: string) => Json[]
}

const mostThings = 200

/**
 * Remembers identifiers out of answers. A parameter gets what OpenAPI links or its own `x-from-answer` give it;
 * what stood under its own name in an answer; and for `/case/{id}` or `caseId` the `id` of what stood in a list of cases.
 */
export function createMemory(operations: readonly Operation[]): Memory {
  const values = createKeptValues()
  const things: { service: string; known: Identifiers }[] = []
  const wanted = new Set(
    operations.flatMap(({ path, parameters, body }) => [
      ...parameters.flatMap((one) => keysOf(path, one)),
      ...(body?.content ?? []).flatMap(([, media]) => identifiersOfBody(media)),
    ]),
  )
  const hints = operations.flatMap(hintsOf)
  const learnBody = ({ service, operation }: Probed, body: Json, path: Answer['path']) => {
    const asked = operation.parameters.flatMap((parameter) => {
      const [key] = keysOf(operation.path, parameter)
      const value = parameter.in === 'path' ? ownValue(path, parameter.name) : undefined
      return key === undefined || value === undefined ? [] : [[key, value] as const]
    })
    for (const known of identifiersIn(operation.path, body, wanted, new Map<string, Json>(asked))) {
      for (const [key, value] of known) values.keep(`${service} ${key}`, value, nameOf(operation))
      const own = things.filter((one) => one.service === service)
      if (known.size > 1 && own.length < mostThings) things.push({ service, known })
    }
  }
  const foreign = (service: string, key: string) =>
    values
      .keys()
      .filter((name) => name.endsWith(` ${key}`) && name !== `${service} ${key}` && !name.startsWith('link '))
      .flatMap(values.of)
  return {
    recallField: (service, name) => {
      const key = name.toLowerCase()
      return [...values.of(`${service} ${key}`), ...foreign(service, key)]
    },
    learn: (probed, answer) => {
      const { operation } = probed
      const source = nameOf(operation)
      for (const { target, name, value } of linkedValues(operation, answer)) {
        values.keep(`link ${target} ${name}`, value, source)
      }
      for (const { from, path, name, value } of hints) {
        if (from === operation.id) values.keep(`link ${path} ${name}`, valueOf(value, answer), source)
      }
      for (const { name, value, isGone } of answer.cookies) {
        if (!isGone) values.keep(`cookie ${name}`, decoded(value), source)
      }
      if (answer.json !== undefined && answer.status < 300) learnBody(probed, answer.json, answer.path)
    },
    recall: ({ service, operation }, parameter) => {
      const keys = keysOf(operation.path, parameter)
      const linked = [operation.id ?? '', operation.path].flatMap((target) =>
        [`${parameter.in}.${parameter.name}`, parameter.name].flatMap((name) =>
          values.of(`link ${target} ${name}`),
        ),
      )
      const cookies = parameter.in === 'cookie' ? values.of(`cookie ${parameter.name}`) : []
      const own = keys.flatMap((key) => values.of(`${service} ${key}`))
      return { own: [...linked, ...cookies, ...own], others: keys.flatMap((key) => foreign(service, key)) }
    },
    recallTogether: ({ service, operation }, parameters) => {
      const own = things.filter((one) => one.service === service)
      const others = things.filter((one) => one.service !== service)
      return [...own, ...others].flatMap(({ known }) => {
        const found = parameters.flatMap((parameter) => {
          const key = keysOf(operation.path, parameter).find((one) => known.has(one))
          const value = key === undefined ? undefined : known.get(key)
          return value === undefined || value === null ? [] : [[parameter, value] as const]
        })
        return found.length > 1 ? [new Map(found)] : []
      })
    },
  }
}

function decoded(value: string): string {
  try {
    return decodeURIComponent(value)
  } catch {
    return value
  }
}
