import type { Json } from '../document/json.ts'
import { isEqual, isObject } from '../document/json.ts'
import type { Parameter } from '../traffic/operations.ts'
import { validatorOf } from '../traffic/validation/validators.ts'
import type { Probed } from './about-operation.ts'
import type { Case } from './cases/cases.ts'
import { examplesAt, parameterValues } from './cases/example-values.ts'
import type { Memory } from './memory/memory.ts'
import { admits } from './cases/spots.ts'
import { schemaOfBody } from './cases/valid-cases.ts'

/** Values for the parameters that a case leaves open. */
export type Filling = ReadonlyMap<Parameter, Json>

/** How many ways of filling in are tried, and how many of them are of things that have several identifiers. */
const most = { fillings: 6, things: 3 }

/**
 * Ways to fill in what an operation requires, the most promising first: what the contract has as examples, what the
 * service itself has told, and what other services have told.
 */
export function fillings(probed: Probed, memory: Memory): Filling[] {
  const required = probed.operation.parameters.filter(({ isRequired }) => isRequired)
  const choices = required.map((parameter) => ({ parameter, values: valuesOf(probed, parameter, memory) }))
  const longest = Math.max(1, ...choices.map(({ values }) => values.length))
  const byName = Array.from(
    { length: Math.min(most.fillings, longest) },
    (_, attempt) =>
      new Map(
        choices.flatMap(({ parameter, values }) => {
          const value = values[Math.min(attempt, values.length - 1)]
          return value === undefined ? [] : [[parameter, value] as const]
        }),
      ),
  )
  const things = memory
    .recallTogether(probed, required)
    .filter((known) => [...known].every(([parameter, value]) => fits(parameter, value)))
    .filter((known, at, all) => all.findIndex((one) => isAlike(one, known)) === at)
    .slice(0, most.things)
    .map((known) => new Map([...(byName[0] ?? []), ...known]))
  const [first, ...others] = byName
  return [...(first ? [first] : []), ...things, ...others].filter(
    (one, at, all) => all.findIndex((other) => isAlike(other, one)) === at,
  )
}

const isAlike = (one: Filling, other: Filling): boolean =>
  one.size === other.size && [...one].every(([parameter, value]) => other.get(parameter) === value)

const fits = ({ schema }: Parameter, value: Json): boolean =>
  typeof value !== 'object' && (!schema || validatorOf(schema, 'text')(String(value)).length === 0)

function valuesOf(probed: Probed, parameter: Parameter, memory: Memory): Json[] {
  const { own, others } = memory.recall(probed, parameter)
  const isSomething = (value: Json) => value !== '' && value !== null
  const [given, ...more] = examplesAt(parameter.place)
    .map(({ value }) => value)
    .filter(isSomething)
  const [first, second, ...rest] = own.filter((value) => fits(parameter, value))
  const [other] = others.filter((value) => fits(parameter, value))
  const made = parameterValues(parameter).filter(isSomething)
  return [given, first, ...more, second, other, ...rest, ...made].filter((value) => value !== undefined)
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
  return [probe, { ...probe, what: `${probe.what}, with identifiers of its own`, body: { ...body, value } }]
}
