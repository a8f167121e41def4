import { isSame } from '../../engine/same-json.ts'
import type { Schema } from './schema/schema.ts'
import { type Building, type None, none, placeWithin } from './place.ts'
import { type Shape, schemasOfItem } from './schema/shape.ts'

/** Items of a list for which nobody says how many there are. */
const usual = 3
const triesForUnlike = 12
const mostItems = 5000

/** A list: first what it must contain, then more of the same kind. `none` where an item that must be there can not be made. */
export function makeList(shape: Shape, building: Building): unknown[] | None {
  const { place, random, lean } = building
  if (shape.minItems > shape.maxItems || shape.minItems > mostItems) return none
  const contained = shape.contains.reduce((sum, { min }) => sum + min, 0)
  const prefixed = Math.max(0, ...shape.lists.map(({ prefix }) => prefix.length))
  const asked = Array.isArray(place.wanted) ? place.wanted : undefined
  const many =
    lean || building.attempt % 3 === 2
      ? 0
      : Math.max(prefixed, place.depth === 0 ? usual : random.int(1, usual))
  const aim = asked ? asked.length : Math.max(many, contained)
  const length = Math.min(shape.maxItems, Math.max(shape.minItems, aim))
  const items: unknown[] = []
  const reserved = reservations(shape, building.attempt)
  for (let at = 0; at < length; at++) {
    const item = makeItem(shape, building, {
      at,
      asked: asked?.[at],
      before: items,
      reserved: reserved(at, length),
    })
    if (item === none) return items.length >= shape.minItems && items.length >= contained ? items : none
    items.push(item)
  }
  return items
}

/**
 * Which of the contained schemas an item is there for: each item for one of them, from the first item on or after those
 * that stand at fixed places; or the first items for all of them together. Where no more than so many may be contained,
 * the others must not be.
 */
function reservations({ contains, lists }: Shape, attempt: number) {
  const together = attempt % 3 === 2
  const wanted = together
    ? Array.from({ length: Math.max(0, ...contains.map(({ min }) => min)) }, (_, at) =>
        contains.filter(({ min }) => at < min).map(({ schema }) => schema),
      )
    : contains.flatMap(({ schema, min }) => Array.from({ length: min }, () => [schema]))
  const prefixed = Math.max(0, ...lists.map(({ prefix }) => prefix.length))
  const start = attempt % 2 === 0 ? 0 : prefixed
  const limited = attempt % 4 === 3 ? [] : contains.filter(({ max }) => Number.isFinite(max))
  return (at: number, length: number): readonly Schema[] => {
    const from = Math.min(start, Math.max(0, length - wanted.length))
    const own = wanted[at - from] ?? []
    return [
      ...own,
      ...limited.filter(({ schema }) => !own.includes(schema)).map(({ schema }) => denied(schema)),
    ]
  }
}

const denials = new WeakMap<object, Schema>()

/** The same schema, the same denial: who has failed with one is not asked again. */
function denied(schema: Schema): Schema {
  if (typeof schema === 'boolean') return !schema
  const denial = denials.get(schema) ?? { not: schema }
  denials.set(schema, denial)
  return denial
}

type Item = { at: number; asked: unknown; before: readonly unknown[]; reserved: readonly Schema[] }

function makeItem(shape: Shape, { place, make }: Building, { at, asked, before, reserved }: Item): unknown {
  const schemas = schemasOfItem(shape, at)
  if (!schemas) return none
  const inner = {
    schemas: [...schemas, ...reserved],
    wanted: asked,
    optional: at >= shape.minItems,
    name: singular(place.name),
  }
  const attempts = shape.unique ? triesForUnlike : 1
  for (let attempt = 0; attempt < attempts; attempt++) {
    const again = place.again || at > 0 || attempt > 0
    const step = attempt === 0 ? String(at) : `${at}~${attempt}`
    const item = make(
      placeWithin(place, step, { ...inner, again, wanted: attempt === 0 ? asked : undefined }),
    )
    if (item === none) return none
    if (!shape.unique || !before.some((one) => isSame(one, item))) return item
  }
  return none
}

/** `persons` are a person each: what a list is called says what its items are. */
const singular = (name: string): string => name.replace(/ies$/, 'y').replace(/(?<=[^s])s$/, '')
