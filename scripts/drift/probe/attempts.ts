import type { Json } from '../document/json.ts'
import { isEqual, isObject } from '../document/json.ts'
import type { Parameter } from '../traffic/operations.ts'
import { validatorOf } from '../traffic/validators.ts'
import type { Probed } from './about-operation.ts'
import type { Case } from './cases.ts'
import { parameterValues } from './example-values.ts'
import type { Memory } from './memory.ts'
import { admits } from './spots.ts'
import { schemaOfBody } from './valid-cases.ts'

/** Values for the parameters that a case leaves open. */
export type Filling = ReadonlyMap<Parameter, Json>

const most = 4

/**
 * Ways to fill in what an operation requires, the most promising first: what the service itself has told, what the
 * contract has as examples, and what other services have told.
 */
export function fillings(probed: Probed, memory: Memory): Filling[] {
  const required = probed.operation.parameters.filter(({ isRequired }) => isRequired)
  const choices = required.map((parameter) => ({ parameter, values: valuesOf(probed, parameter, memory) }))
  const longest = Math.max(1, ...choices.map(({ values }) => values.length))
  return Array.from(
    { length: Math.min(most, longest) },
    (_, attempt) =>
      new Map(
        choices.flatMap(({ parameter, values }) => {
          const value = values[Math.min(attempt, values.length - 1)]
          return value === undefined ? [] : [[parameter, value] as const]
        }),
      ),
  )
}

function valuesOf(probed: Probed, parameter: Parameter, memory: Memory): Json[] {
  const { own, others } = memory.recall(probed, parameter)
  const fits = (value: Json) =>
    typeof value !== 'object' &&
    (!parameter.schema || validatorOf(parameter.schema, 'text')(String(value)).length === 0)
  const [given, ...more] = parameterValues(parameter).filter((value) => value !== '' && value !== null)
  const [first, second] = own.filter(fits)
  const [other] = others.filter(fits)
  return [first, given, second, other, ...more].filter((value) => value !== undefined)
}

/** A case, and the same with identifiers in its body that the service has told, where it has. */
export function withKnownIds({ service, operation }: Probed, probe: Case, memory: Memory): Case[] {
  const { body } = probe
  if (!body || !('value' in body) || !isObject(body.value)) return [probe]
  const members = Object.entries(body.value).map(([name, value]) => {
    const [known] = typeof value === 'string' ? memory.recallField(service, name) : []
    return [name, known ?? value] as const
  })
  const value = Object.fromEntries(members)
  const schema = schemaOfBody(operation, body.type)
  if (isEqual(value, body.value) || (schema && !admits(value, schema))) return [probe]
  return [{ ...probe, what: `${probe.what}, with identifiers of its own`, body: { ...body, value } }, probe]
}
