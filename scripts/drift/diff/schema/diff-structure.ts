import type { Place } from '../../document/place.ts'
import { nameOf } from '../../document/place.ts'
import type { IsSame } from '../../schema/same.ts'
import { targetOf } from '../../schema/shape.ts'
import type { Direction, Pair, Report } from '../change.ts'
import { diffAnnotations } from './diff-annotations.ts'
import { insideOf, insideOfAny, propertiesOf } from './inside.ts'
import { allOfParts } from './all-of.ts'
import { signsOf } from '../../schema/compare/variant-signs.ts'
import { pairedVariants } from './variants.ts'

type Structure = {
  direction: Direction
  report: Report
  isSameSchema: (pair: Pair) => boolean
  /** Whether nothing that the newer one may be is new to whoever reads it. */
  isHarmless: (pair: Pair) => boolean
}

/** Two schemas side by side: what they say themselves, and what is inside both. */
type Node = {
  changes: Parameters<Report>[0][]
  inner: { name: string | undefined; node: Node }[]
  /** Whether there is a change in it, or further inside. */
  hasChanges: boolean
  around: Node[]
}

/** A node that is come to from the one around it; without a name it is a variant of that one. */
type Visit = { node: Node; name?: string | undefined; from?: Visit }

const where = { parts: [] }

/**
 * Walks two schemas side by side for what validation does not see: properties that come and go, defaults, what is only
 * for reading or writing, what tells variants apart, and texts.
 */
export function createStructureDiff(isSame: IsSame): (schemas: Pair, structure: Structure) => void {
  // what a pair says itself is found out once, and told wherever it is met
  const known = new Map<string, Node>()
  const unread: { node: Node; pair: Pair; isVariant: boolean }[] = []
  const nodeAt = ({ was, is }: Pair, isVariant: boolean): Node => {
    const pair = { was: targetOf(was), is: targetOf(is) }
    const key = `${isVariant ? 'variant ' : ''}${nameOf(pair.was)} ${nameOf(pair.is)}`
    const found = known.get(key)
    if (found) return found
    const node = { changes: [], inner: [], hasChanges: false, around: [] }
    known.set(key, node)
    unread.push({ node, pair, isVariant })
    return node
  }
  const read = (structure: Structure): void => {
    const changed: Node[] = []
    for (let next = unread.pop(); next; next = unread.pop()) {
      const { node, pair, isVariant } = next
      node.changes = changesOf(pair, isVariant, structure)
      const variants = pairedVariants(pair)
      if (!isVariant && variants) node.changes.push(...variantChanges(pair, variants, structure))
      for (const { name, was, is } of insideBoth(pair, variants)) {
        if (isSame(was, is)) continue
        const inner = nodeAt({ was, is }, name === undefined)
        node.inner.push({ name, node: inner })
        inner.around.push(node)
        if (inner.hasChanges) changed.push(node)
      }
      if (node.changes.length > 0) changed.push(node)
    }
    for (let node = changed.pop(); node; node = changed.pop()) {
      if (!node.hasChanges) changed.push(...node.around)
      node.hasChanges = true
    }
  }
  return (schemas, structure) => {
    const root = nodeAt(schemas, false)
    read(structure)
    const seen = new Set<Node>()
    // the nearest first, and none inside another: schemas may lie deeper in each other than calls can
    const walk: Visit[] = [{ node: root }]
    for (const visit of walk) {
      const { node } = visit
      if (!node.hasChanges || seen.has(node)) continue
      seen.add(node)
      const field = node.changes.length > 0 ? fieldOf(visit) : []
      for (const change of node.changes)
        structure.report({ ...change, field: [...field, ...(change.field ?? [])] })
      for (const { name, node: inner } of node.inner) walk.push({ node: inner, name, from: visit })
    }
  }
}

function fieldOf(visit: Visit): string[] {
  const names: string[] = []
  for (let at: Visit | undefined = visit; at; at = at.from) if (at.name !== undefined) names.push(at.name)
  return names.toReversed()
}

function changesOf(pair: Pair, isVariant: boolean, { direction, isSameSchema }: Structure): Node['changes'] {
  const changes: Node['changes'] = []
  const report: Report = (change) => void changes.push(change)
  diffAnnotations({ pair, direction, where, isSameSchema, report })
  // the properties of variants are told with those of the whole
  if (!isVariant) reportProperties(pair, direction, report)
  return changes
}

function insideBoth(
  pair: Pair,
  variants: readonly Pair[] | undefined,
): { name: string | undefined; was: Place; is: Place }[] {
  // where each variant has its counterpart, what is inside them is told with them
  const described = variants ? (schema: Place) => insideOf(allOfParts(schema)) : insideOfAny
  const [before, after] = [described(pair.was), described(pair.is)]
  const named = [...before].flatMap(([name, was]) => {
    const is = after.get(name)
    return is ? [{ name, was, is }] : []
  })
  return [...named, ...(variants ?? []).map((one) => ({ name: undefined, ...one }))]
}

/** What has changed in variants and does not show in the whole, since another variant has it or takes it. */
function variantChanges(
  whole: Pair,
  variants: readonly Pair[],
  { direction, isHarmless }: Structure,
): Node['changes'] {
  const changes: Node['changes'] = []
  const told = movedIn(whole)
  for (const pair of variants) {
    reportProperties(pair, direction, (change) => {
      if (!told.has(change.field?.at(-1) ?? '')) changes.push(change)
    })
    const at = { where, wasAt: pair.was, isAt: pair.is, is: signsOf(pair.is).find((sign) => sign !== '') }
    if (!isHarmless(pair) && isHarmless(whole)) changes.push({ rule: `${direction}-variant-covered`, ...at })
  }
  return changes
}

/** The properties that only one of two schemas has. */
function movedIn(pair: Pair): Set<string> {
  const [before, after] = [propertiesOf(pair.was), propertiesOf(pair.is)]
  const gone = [...before.keys()].filter((name) => !after.has(name))
  return new Set([...gone, ...[...after.keys()].filter((name) => !before.has(name))])
}

function reportProperties(pair: Pair, direction: Direction, report: Report): void {
  const [before, after] = [propertiesOf(pair.was), propertiesOf(pair.is)]
  const at = { where, wasAt: pair.was, isAt: pair.is }
  for (const [name, was] of before) {
    if (!after.has(name) && was.value !== false)
      report({ rule: `${direction}-property-removed`, ...at, field: [name] })
  }
  for (const [name, is] of after) {
    if (!before.has(name) && is.value !== false)
      report({ rule: `${direction}-property-added`, ...at, field: [name] })
  }
}
