import type { Place } from '../document/place.ts'
import { child } from '../document/place.ts'
import type { Operation } from './operations.ts'
import { itemsOf, partsOf, propertiesOf } from './schema-kind.ts'

/** A value that travelled, and where the contract describes it. */
export type ObservedValue = { value: unknown; schema: Place }

/** What of an operation was seen; `unseen` is what the contract has besides. */
export type OperationCoverage = {
  id: string | undefined
  method: string
  path: string
  calls: number
  statuses: Readonly<Record<string, number>>
  unseenStatuses: readonly string[]
  /** Fields of bodies that came, `request name` or `200 hits.[].price`, with how often each was there. */
  fields: Readonly<Record<string, number>>
  unseenFields: readonly string[]
}

/** Counts which operations, statuses and fields were seen. */
export type Coverage = {
  add: (operation: Operation, status: string, request?: ObservedValue, answer?: ObservedValue) => void
  report: () => OperationCoverage[]
  notes: () => string[]
}

type Field = {
  schema: Place | undefined
  count: number
  /** Made when a value goes further, so that schemas in circles end where values do. */
  properties?: Map<string, Field>
  items?: Field
}

type Seen = { calls: number; statuses: Map<string, number>; bodies: Map<string, Field> }

/** @param withFields whether to look into bodies, which takes its time */
export function createCoverage(operations: readonly Operation[], withFields: boolean): Coverage {
  const all = new Map<Operation, Seen>()
  for (const operation of operations) all.set(operation, { calls: 0, statuses: new Map(), bodies: new Map() })
  const report = () => [...all].map(([operation, seen]) => coverageOf(operation, seen))
  return {
    add: (operation, status, request, answer) => {
      const seen = all.get(operation)
      if (!seen) return
      seen.calls += 1
      seen.statuses.set(status, (seen.statuses.get(status) ?? 0) + 1)
      for (const [name, body] of [
        ['request', request],
        [status, answer],
      ] as const) {
        if (!body || !withFields) continue
        const field = seen.bodies.get(name) ?? { schema: body.schema, count: 0 }
        seen.bodies.set(name, field)
        count(body.value, field)
      }
    },
    report,
    notes: () => {
      const found = report()
      const called = found.filter(({ calls }) => calls > 0)
      const sum = (size: (one: OperationCoverage) => number) =>
        called.reduce((total, one) => total + size(one), 0)
      const calls = sum((one) => one.calls)
      const fields = sum((one) => Object.keys(one.fields).length)
      const unseen = sum((one) => one.unseenFields.length)
      const bodies = withFields ? `; ${fields} of ${fields + unseen} fields of their bodies were seen` : ''
      return [
        `${calls} call${calls === 1 ? '' : 's'} of ${called.length} of ${found.length} operations${bodies}.`,
      ]
    },
  }
}

/** Further inside nobody looks for a field. */
const deepest = 100

function count(value: unknown, field: Field, depth = 0): void {
  field.count += 1
  if (typeof value !== 'object' || value === null || depth > deepest) return
  if (Array.isArray(value)) {
    field.items ??= { schema: itemsOf(field.schema), count: 0 }
    for (const item of value) count(item, field.items, depth + 1)
    return
  }
  field.properties ??= new Map(
    [...propertiesOf(field.schema)].map(([name, schema]) => [name, { schema, count: 0 }]),
  )
  for (const name in value) {
    const inner = field.properties.get(name) ?? extraIn(field)
    if (inner) count((value as Record<string, unknown>)[name], inner, depth + 1)
  }
}

/** The members of an object that is a map; none where the contract does not say what they are. */
function extraIn(field: Field): Field | undefined {
  const known = field.properties?.get('*')
  if (known) return known
  const schema = partsOf(field.schema)
    .map((part) => child(part, 'additionalProperties'))
    .find(({ value }) => typeof value === 'object')
  if (!schema) return undefined
  const made = { schema, count: 0 }
  field.properties?.set('*', made)
  return made
}

function coverageOf({ id, method, path, answers }: Operation, seen: Seen): OperationCoverage {
  const fields: Record<string, number> = {}
  const unseenFields: string[] = []
  const list = (field: Field, name: string): void => {
    if (field.items) list(field.items, name.endsWith(' ') ? `${name}[]` : `${name}.[]`)
    for (const [key, inner] of field.properties ?? []) {
      const inside = name.endsWith(' ') ? `${name}${key}` : `${name}.${key}`
      if (inner.count > 0) fields[inside] = inner.count
      else unseenFields.push(inside)
      list(inner, inside)
    }
  }
  for (const [body, field] of seen.bodies) list(field, `${body} `)
  return {
    id,
    method,
    path,
    calls: seen.calls,
    statuses: Object.fromEntries(seen.statuses),
    unseenStatuses: [...answers.keys()].filter((status) => !seen.statuses.has(status)),
    fields,
    unseenFields,
  }
}
