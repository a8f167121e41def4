import { ownValue } from '../engine/own-value.ts'
import { parseStored } from '../engine/request/parse-json.ts'
import { type Json, type JsonObject, barredName, copyAfter, isKept, isObject, isSame } from './json.ts'
import type { Change, Row } from './world-store.ts'

/** Stands in a row for something that a new world has and this one no longer does. */
const goneMark = ''

/**
 * Where records are wide and change by a member at a time: of one that is kept already, each member that has changed is a
 * row of its own, over the row of the whole. Nobody changes such a record, or what is in it: another takes its place
 * (`Accounts.change`). So what is known of it is the record itself, and what two of them share needs no second look.
 */
const byMember: ReadonlySet<string> = new Set(['accounts/changed'])

/**
 * What `live` has become at one key since `known`, row by row, and brings `known` up to date. Objects are cut into rows
 * down to `depth`; anything below, and anything else, is one row. `fresh` is what a new world has in place of `live`. This
 * is asked for every part of a world after every call, so it makes nothing unless something has changed.
 */
export function noteChanges(
  key: string,
  known: JsonObject,
  live: JsonObject,
  fresh: Json,
  above: string,
  depth: number,
  changes: Change[],
): void {
  if (key === barredName) return
  const value = ownValue(live, key)
  const before = ownValue(known, key)
  if (value === before || (value === undefined && !Object.hasOwn(known, key))) return
  if (depth > 1 && isObject(value) && isObject(before) && !isEmpty(value)) {
    const [inside, path] = [freshAt(fresh, key), below(above, key)]
    for (const inner in value) noteChanges(inner, before, value, inside, path, depth - 1, changes)
    for (const inner in before) {
      if (ownValue(value, inner) === undefined)
        noteChanges(inner, before, value, inside, path, depth - 1, changes)
    }
    return
  }
  if (isSame(value, before)) return
  const place = { path: below(above, key), isByMember: byMember.has(above) }
  if (place.isByMember && isObject(value) && isObject(before)) {
    known[key] = value
    noteMembers(value, before, place.path, changes)
  } else replace({ key, known, value, before, fresh, ...place, depth }, changes)
}

function noteMembers(value: JsonObject, before: JsonObject, path: string, changes: Change[]): void {
  for (const member in value) {
    const is = keptValue(value, member)
    if (is !== undefined && !isSame(is, keptValue(before, member)))
      changes.push({ path: below(path, member), value: is })
  }
  for (const member in before) {
    const isGone = keptValue(before, member) !== undefined && keptValue(value, member) === undefined
    // what goes is marked: the row of the whole record still has it
    if (isGone) changes.push({ path: below(path, member), gone: true, marked: true })
  }
}

const keptValue = (record: JsonObject, member: string): Json =>
  isKept(record, member) ? record[member] : undefined

type Replacement = {
  key: string
  known: JsonObject
  value: Json
  before: Json
  fresh: Json
  path: string
  isByMember: boolean
  depth: number
}

function replace(
  { key, known, value, before, fresh, path, isByMember, depth }: Replacement,
  changes: Change[],
): void {
  const inNew = freshAt(fresh, key) !== undefined
  if (value === undefined) {
    delete known[key]
    changes.push({ path, gone: true, marked: inNew })
  } else if (depth > 1 && isObject(value) && !isEmpty(value)) {
    if (before !== undefined) changes.push({ path, gone: true, marked: inNew })
    const begun: JsonObject = {}
    known[key] = begun
    for (const inner in value) noteChanges(inner, begun, value, undefined, path, depth - 1, changes)
  } else {
    if ((depth > 1 || isByMember) && isObject(before)) changes.push({ path, gone: true, marked: false })
    const kept = isByMember ? value : copyAfter(value, before)
    known[key] = kept
    changes.push({ path, value: kept })
  }
}

const freshAt = (fresh: Json, key: string): Json => (isObject(fresh) ? ownValue(fresh, key) : undefined)

const below = (above: string, key: string): string =>
  above === '' ? escaped(key) : `${above}/${escaped(key)}`

/** A change as the text of a row; nothing where the row goes. */
export function rowOf(change: Change): string | undefined {
  if ('value' in change) return JSON.stringify(change.value)
  return change.marked ? goneMark : undefined
}

/** Puts rows over a new world, in their order. One that no world would write, or that can not be read, is passed over. */
export function applyRows(fresh: JsonObject, rows: readonly Row[]): JsonObject {
  for (const { path, value } of rows) {
    const keys = path.split('/').map(unescaped)
    const kept = value === goneMark ? undefined : parseStored(value)
    if (keys.includes(barredName) || (kept === undefined && value !== goneMark)) continue
    const last = keys.pop() ?? ''
    const parent = keys.reduce<JsonObject>((inside, key) => {
      const child = ownValue(inside, key)
      if (isObject(child)) return child
      const made: JsonObject = {}
      inside[key] = made
      return made
    }, fresh)
    if (value === goneMark) delete parent[last]
    else parent[last] = kept as Json
  }
  return fresh
}

const isEmpty = (value: JsonObject): boolean => {
  for (const key in value) if (isKept(value, key)) return false
  return true
}

const escaped = (key: string): string =>
  key.includes('~') || key.includes('/') ? key.replaceAll('~', '~0').replaceAll('/', '~1') : key
const unescaped = (key: string): string => key.replaceAll('~1', '/').replaceAll('~0', '~')
