import { pathKey } from '../document/path-items.ts'
import { assumedAt } from '../assumed/assumed-at.ts'
import type { Json } from '../document/json.ts'
import { isArray } from '../document/json.ts'
import type { Place } from '../document/place.ts'
import { nameOf, objectAt, followIfThere } from '../document/place.ts'
import type { Finding, FoundLocation, FoundOperation, FoundSource } from '../finding.ts'
import { fingerprintOf, numbered } from '../finding.ts'
import { ruleOf } from '../rules/all-rules.ts'
import type { Level } from '../rules/rule.ts'
import type { Change, OperationName } from './change.ts'
import { filled, shown } from './sentence.ts'

/** Turns changes into findings. One that several operations see in the same shared schema is one finding. */
export function toFindings(
  changes: readonly Change[],
  levelOf = (id: string): Level => ruleOf(id).level,
): Finding[] {
  const groups = new Map<string, { nearest: Change; operations: Map<string, FoundOperation> }>()
  for (const change of changes) {
    const key = keyOf(change)
    const group = groups.get(key) ?? { nearest: change, operations: new Map<string, FoundOperation>() }
    groups.set(key, group)
    // of the ways that lead to a shared schema the shortest says best where it is
    if (change.field.length < group.nearest.field.length) group.nearest = change
    const { operation } = change.where
    if (operation) group.operations.set(nameOfOperation(operation), operationOf(operation))
  }
  const findings = [...groups.values()].map(({ nearest, operations }) => {
    const { operation } = nearest.where
    const first = operation && nameOfOperation(operation)
    const others = [...operations].filter(([name]) => name !== first).map(([, one]) => one)
    return toFinding(nearest, operation ? [operationOf(operation), ...others] : others, levelOf)
  })
  return numbered(findings)
}

const nameOfOperation = ({ method, path }: OperationName): string => `${method} ${path}`

const operationOf = ({ id, method, path }: OperationName): FoundOperation => ({
  ...(id === undefined ? {} : { id }),
  method,
  path,
})

const keyOf = ({ rule, where, field, was, is, wasAt, isAt }: Change): string =>
  [
    rule,
    where.direction,
    field.at(-1),
    written(was),
    written(is),
    anchorOf(wasAt),
    anchorOf(isAt),
    wasAt || isAt ? '' : JSON.stringify(where),
  ].join('\n')

const written = (value: Json | undefined): string =>
  typeof value === 'object' ? JSON.stringify(value) : `${typeof value} ${String(value)}`

/** The place that a change stands at, whichever reference led there. */
function anchorOf(place: Place | undefined): string | undefined {
  if (!place) return undefined
  const anchor = anchors.get(place) ?? nameOf(followIfThere(place))
  anchors.set(place, anchor)
  return anchor
}

// the same place is met in every operation that sees it
const anchors = new WeakMap<Place, string>()

function toFinding(
  change: Change,
  operations: readonly FoundOperation[],
  levelOf: (id: string) => Level,
): Finding {
  const { rule, where, example, wasAt, isAt } = change
  const field = fieldOf(change.field)
  const location = locationOf(change)
  const [was, is] = valuesOf(change)
  const what = whatOf(operations, location.place, field)
  const [old, now] = [sourceOf(wasAt), sourceOf(isAt)]
  // where neither version has a word for it, the sentence ends before the words
  const { says, unsaid } = ruleOf(rule)
  const sentence = was === undefined && is === undefined ? says.replace(/: it was .*$/, '') : says
  const assumed = wasAt ? assumedAt(wasAt, rule) : []
  const [first] = operations
  const at = (isAt ?? wasAt)?.pointer ?? `${first?.method} ${first?.path} ${location.place}`
  const anchor = pathKey(at)
  return {
    rule,
    level: levelOf(rule),
    operations,
    location,
    field,
    message: filled(sentence, { what, was: shown(was, unsaid), is: shown(is, unsaid) }),
    ...(old ? { old } : {}),
    ...(now ? { new: now } : {}),
    ...(example === undefined ? {} : { example }),
    ...(assumed.length > 0 ? { assumed } : {}),
    fingerprint: fingerprintOf(rule, where.direction, anchor, change.field.at(-1)),
  }
}

/** The names on the way to a field, the middle of a long way left out. */
const fieldOf = (names: readonly string[]): string =>
  (names.length > 24 ? [...names.slice(0, 8), '…', ...names.slice(-8)] : names).join('.')

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
  const { enum: listed, const: only } = objectAt(followIfThere(place))
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
  const { document, pointer } = followIfThere(place)
  return { file: document.uri, pointer }
}
