import type { Json } from '../document/json.ts'
import { isArray } from '../document/json.ts'
import type { Place } from '../document/place.ts'
import { BrokenReference, follow, nameOf, objectAt } from '../document/place.ts'
import type { Finding, FoundLocation, FoundOperation, FoundSource } from '../finding.ts'
import { fingerprintOf } from '../finding.ts'
import { ruleOf } from '../rules/all-rules.ts'
import type { Level } from '../rules/rule.ts'
import type { Change, OperationName } from './change.ts'
import { filled, shown } from './sentence.ts'

/** Turns changes into findings. One that several operations see in the same shared schema is one finding. */
export function toFindings(
  changes: readonly Change[],
  levelOf = (id: string): Level => ruleOf(id).level,
): Finding[] {
  const groups = new Map<string, { first: Change; operations: Map<string, FoundOperation> }>()
  for (const change of changes) {
    const key = keyOf(change)
    const group = groups.get(key) ?? { first: change, operations: new Map() }
    groups.set(key, group)
    const { operation } = change.where
    if (operation) group.operations.set(`${operation.method} ${operation.path}`, operationOf(operation))
  }
  return [...groups.values()].map(({ first, operations }) =>
    toFinding(first, [...operations.values()], levelOf),
  )
}

const operationOf = ({ id, method, path }: OperationName): FoundOperation => ({
  ...(id === undefined ? {} : { id }),
  method,
  path,
})

const keyOf = ({ rule, where, field, was, is, wasAt, isAt }: Change): string =>
  JSON.stringify([
    rule,
    where.direction,
    field.at(-1),
    was,
    is,
    anchorOf(wasAt),
    anchorOf(isAt),
    wasAt || isAt ? 0 : where,
  ])

/** The place that a change stands at, whichever reference led there. */
const anchorOf = (place: Place | undefined): string | undefined => place && nameOf(followed(place))

function followed(place: Place): Place {
  try {
    return follow(place)
  } catch (error) {
    if (error instanceof BrokenReference) return place
    throw error
  }
}

function toFinding(
  change: Change,
  operations: readonly FoundOperation[],
  levelOf: (id: string) => Level,
): Finding {
  const { rule, where, example, wasAt, isAt } = change
  const field = change.field.join('.')
  const location = locationOf(change)
  const [was, is] = valuesOf(change)
  const what = whatOf(operations, location.place, field)
  const [old, now] = [sourceOf(wasAt), sourceOf(isAt)]
  const anchor = (isAt ?? wasAt)?.pointer.replaceAll(/\{[^}]*\}/g, '{}')
  return {
    rule,
    level: levelOf(rule),
    operations,
    location,
    field,
    message: filled(ruleOf(rule).says, { what, was: shown(was), is: shown(is) }),
    ...(old ? { old } : {}),
    ...(now ? { new: now } : {}),
    ...(example === undefined ? {} : { example }),
    fingerprint: fingerprintOf(rule, where.direction, anchor, change.field.at(-1), change.was, change.is),
  }
}

function locationOf({ where: { direction, parts } }: Change): FoundLocation {
  const status = parts.find((part) => part.startsWith('response '))?.slice('response '.length)
  const mediaType = parts.find((part) => part.includes('/') && !part.includes(' '))
  return {
    ...(direction ? { direction } : {}),
    ...(status ? { status } : {}),
    ...(mediaType ? { mediaType } : {}),
    place: parts.join(', '),
  }
}

/** A list of values counts as what it was before, where a change names only the value that came or went. */
function valuesOf({ rule, was, is, wasAt, isAt }: Change): [Json | undefined, Json | undefined] {
  if (!rule.includes('-enum-')) return [was, is]
  return [was ?? listedAt(wasAt), is ?? listedAt(isAt)]
}

function listedAt(place: Place | undefined): Json | undefined {
  if (!place) return undefined
  const { enum: listed, const: only } = objectAt(followed(place))
  return isArray(listed) ? listed : only
}

function whatOf(operations: readonly FoundOperation[], place: string, field: string): string {
  const [first] = operations
  const operation = first ? `${first.method} ${first.path}` : 'the contract'
  if (field) return `\`${field}\` in ${place}`
  return place === '' ? operation : `the ${place} of ${operation}`
}

function sourceOf(place: Place | undefined): FoundSource | undefined {
  if (!place) return undefined
  const { document, pointer } = followed(place)
  return { file: document.uri, pointer }
}
