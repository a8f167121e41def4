import { makeText } from './text/make-text.ts'
import { isObject } from './schema/schema.ts'
import { type Building, type None, none, placeWithin } from './place.ts'
import { type Shape, newShape, schemasOfMember } from './schema/shape.ts'
import { textOfPattern } from './text/text-of-pattern.ts'

type Members = Record<string, unknown>

/** An object with what it must have, and as much else as its schema names. `none` where something that it must have can not be made. */
export function makeObject(shape: Shape, building: Building): Members | None {
  const members: Members = Object.create(null) as Members
  const wanted = isObject(building.place.wanted) ? building.place.wanted : {}
  if (shape.required.size > shape.maxMembers || shape.minMembers > shape.maxMembers) return none
  for (const name of shape.required) if (!add(name, false)) return none
  for (const name of optionalNames(shape, building, wanted)) {
    if (count() < shape.maxMembers && !Object.hasOwn(members, name) && roomForNeeds(name)) add(name, true)
  }
  if (!addNeeded()) return none
  for (let extra = 0; count() < shape.minMembers && extra < 40; extra++) {
    const name = inventedName(shape, building, extra)
    if (name !== undefined && !Object.hasOwn(members, name)) add(name, true)
  }
  if (count() < shape.minMembers || !addNeeded()) return none
  return inOrder(shape, members)

  function count() {
    return Object.keys(members).length
  }

  function roomForNeeds(name: string): boolean {
    const missing = neededBy(shape, name).filter((one) => !Object.hasOwn(members, one))
    return count() + missing.length < shape.maxMembers
  }

  function add(name: string, optional: boolean): boolean {
    const schemas = schemasOfMember(shape, name)
    if (!schemas || !keepsNames(shape, building, name)) return false
    const asked = Object.hasOwn(wanted, name) ? wanted[name] : undefined
    const value = building.make(placeWithin(building.place, name, { schemas, wanted: asked, optional }))
    if (value === none) return false
    // `__proto__` is a member like any other
    Object.defineProperty(members, name, { value, enumerable: true, configurable: true, writable: true })
    return true
  }

  function addNeeded(): boolean {
    for (const name of Object.keys(members)) {
      for (const needed of neededBy(shape, name)) {
        if (!Object.hasOwn(members, needed) && !add(needed, false)) return false
      }
    }
    return count() <= shape.maxMembers
  }
}

/** The members as the contract lists them, those that it does not name at the end. */
function inOrder({ objects }: Shape, members: Members): Members {
  const named = objects.flatMap(({ properties }) => [...properties.keys()])
  const names = new Set([...named, ...Object.keys(members)])
  return Object.fromEntries(
    [...names].flatMap((name) => (Object.hasOwn(members, name) ? [[name, members[name]]] : [])),
  )
}

/** What has to be there where a member is, at any remove. */
function neededBy({ needs }: Shape, name: string): string[] {
  const found = new Set([name])
  for (const one of found)
    for (const [having, needed] of needs) if (having === one) for (const other of needed) found.add(other)
  found.delete(name)
  return [...found]
}

/**
 * The members that may be left out, in the order of the contract: all of them, then on further attempts none, or some. Of
 * what is asked for within another value no member is added, and none that no schema speaks of.
 */
function optionalNames(shape: Shape, building: Building, wanted: Members): readonly string[] {
  const { attempt, lean, random, place, leavesOut } = building
  const all = [...new Set(shape.objects.flatMap(({ properties }) => [...properties.keys()]))]
  const isExact = place.depth > 0 && isObject(place.wanted)
  const isNamed = (name: string) =>
    Object.hasOwn(wanted, name) || !(isExact || (place.depth === 0 && leavesOut(name)))
  const named = all.filter(isNamed)
  const asked = Object.keys(wanted)
  // what every object inherits, the checks of the wire take for a member that is there: it gets one of its own
  const inherited = all.filter((name) => name in Object.prototype)
  const free = asked.filter((name) => !all.includes(name) && isSpokenOf(shape, name))
  // by turns all of them, none, and twice about half of them
  const turn = lean ? 1 : attempt % 4
  const isChosen = () => turn === 0 || (turn > 1 && random.chance(0.5))
  const chosen = named.filter(isChosen)
  return [...inherited, ...asked.filter((name) => all.includes(name)), ...chosen, ...free]
}

/** Whether an object may have any members, or such as this one. */
const isSpokenOf = ({ objects }: Shape, name: string): boolean =>
  objects.length === 0 ||
  objects.some(({ others, patterns }) => others !== undefined || patterns.some(([one]) => one.test(name)))

const keepsNames = ({ names }: Shape, { keeps }: Building, name: string): boolean =>
  names.every((one) => keeps(one, name))

/** A name for a member that nobody has named, where an object must have more members than are. */
function inventedName(shape: Shape, { make, place, random }: Building, extra: number): string | undefined {
  if (shape.names.length > 0) {
    const name = make(
      placeWithin(place, `~${extra}`, {
        schemas: [{ type: 'string' }, ...shape.names],
        wanted: undefined,
        optional: true,
        name: '',
        again: true,
      }),
    )
    return typeof name === 'string' ? name : undefined
  }
  const patterns = shape.objects.flatMap((one) => one.patterns.map(([{ source }]) => source))
  const pattern = patterns[extra % (patterns.length + 1)]
  if (pattern !== undefined) return textOfPattern(pattern, { min: 0, max: 20 }, random)
  return makeText(newShape(), { name: 'key', random, now: 0, fresh: false, wild: false })
    ?.slice(0, 6)
    .concat(String(extra))
}
