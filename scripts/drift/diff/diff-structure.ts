import type { Place } from '../document/place.ts'
import { child, nameOf } from '../document/place.ts'
import { namesIn } from '../schema/objects.ts'
import type { Shape } from '../schema/shape.ts'
import { TooManyShapes, shapesOf } from '../schema/shape.ts'
import type { Direction, Pair, Report } from './change.ts'
import { diffRemarks } from './diff-remarks.ts'
import { followed, isInBoth, under } from './pair.ts'

type Structure = { direction: Direction; report: Report; isSameSchema: (pair: Pair) => boolean }

const where = { parts: [] }

/**
 * Walks two schemas side by side for what validation does not see: properties that come and go, defaults, what is only
 * for reading or writing, what tells variants apart, and texts.
 */
export function createStructureDiff(): (schemas: Pair, structure: Structure) => void {
  // what a pair says itself is found out once, and told wherever it is met
  const known = new Map<string, Node>()
  return (schemas, structure) => {
    const seen = new Set<Node>()
    const walk = (pair: Pair, field: readonly string[]): void => {
      const target = followed(pair)
      const key = `${nameOf(pair.was)} ${nameOf(pair.is)}`
      const node = known.get(key) ?? nodeOf(pair, target, structure)
      known.set(key, node)
      if (seen.has(node)) return
      seen.add(node)
      for (const change of node.changes)
        structure.report({ ...change, field: [...field, ...(change.field ?? [])] })
      for (const [name, inner] of node.children) walk(inner, [...field, name])
    }
    walk(schemas, [])
  }
}

type Node = { changes: Parameters<Report>[0][]; children: [name: string, pair: Pair][] }

function nodeOf(pair: Pair, target: Pair, { direction, isSameSchema }: Structure): Node {
  const node: Node = { changes: [], children: [] }
  const report: Report = (change) => void node.changes.push(change)
  diffRemarks({ pair, direction, where, isSameSchema, report })
  const [before, after] = [propertiesOf(pair.was), propertiesOf(pair.is)]
  const at = { where, wasAt: pair.was, isAt: pair.is }
  for (const [name, was] of before) {
    const is = after.get(name)
    if (is) node.children.push([name, { was, is }])
    else if (was.value !== false) report({ rule: `${direction}-property-removed`, ...at, field: [name] })
  }
  for (const [name, is] of after) {
    if (!before.has(name) && is.value !== false)
      report({ rule: `${direction}-property-added`, ...at, field: [name] })
  }
  const items = under(target, 'items')
  if (isInBoth(items)) node.children.push(['[]', items])
  return node
}

/** Every property that some way of keeping the schema names, where it is described first. */
function propertiesOf(schema: Place): Map<string, Place> {
  const found = new Map<string, Place>()
  for (const shape of shapesOrNone(schema)) {
    for (const name of namesIn(shape)) {
      const place = shape.parts
        .map((part) => child(part, 'properties', name))
        .find(({ value }) => value !== undefined)
      if (place && !found.has(name)) found.set(name, place)
    }
  }
  return found
}

function shapesOrNone(schema: Place): readonly Shape[] {
  try {
    return shapesOf([schema])
  } catch (error) {
    if (error instanceof TooManyShapes) return []
    throw error
  }
}
