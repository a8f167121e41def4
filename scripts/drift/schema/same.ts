import type { Json, JsonObject } from '../document/json.ts'
import { isArray, isObject } from '../document/json.ts'
import type { Place } from '../document/place.ts'
import { BrokenReference, nameOf, resolve } from '../document/place.ts'
import { isOld } from './shape.ts'

/** Whether two places say the same to the letter, and so does all that they refer to. */
export type IsSame = (a: Place, b: Place) => boolean

type Pair = { a: Place; b: Place; isSame: boolean; usedBy: Pair[] }

/**
 * Most of a contract is as it was before, and need not be understood to know that. Each pair of places is read once:
 * schemas that refer to each other in circles are the same unless a difference is found in one of them.
 */
export function createSameness(): IsSame {
  const known = new WeakMap<object, WeakMap<object, Pair>>()
  const unread: Pair[] = []

  const pairOf = (a: Place, b: Place, first: object, second: object): Pair => {
    const others = known.get(first) ?? new WeakMap<object, Pair>()
    known.set(first, others)
    const found = others.get(second)
    if (found) return found
    const pair = { a, b, isSame: true, usedBy: [] }
    others.set(second, pair)
    unread.push(pair)
    return pair
  }
  const read = (pair: Pair): void => {
    const references: string[] = []
    pair.isSame = isOld(pair.a) === isOld(pair.b) && isSameText(pair.a.value, pair.b.value, references)
    for (const reference of pair.isSame ? references : []) {
      const [a, b] = [target(pair.a, reference), target(pair.b, reference)]
      if (isObject(a?.value) && isObject(b?.value)) {
        const used = pairOf(a, b, a.value, b.value)
        used.usedBy.push(pair)
        pair.isSame &&= used.isSame
      } else if (a?.value === undefined || a.value !== b?.value) pair.isSame = false
    }
  }
  return (a, b) => {
    if (typeof a.value !== 'object' || typeof b.value !== 'object' || a.value === null || b.value === null)
      return a.value !== undefined && a.value === b.value
    if (a.value === b.value && nameOf(a) === nameOf(b)) return true
    const asked = pairOf(a, b, a.value, b.value)
    const found: Pair[] = []
    for (let pair = unread.pop(); pair; pair = unread.pop()) {
      read(pair)
      found.push(pair)
    }
    const differing = found.filter(({ isSame }) => !isSame)
    // what had been read before is the same already, and uses nothing that is read now
    for (let pair = differing.pop(); pair; pair = differing.pop()) {
      for (const user of pair.usedBy) {
        if (user.isSame) differing.push(user)
        user.isSame = false
      }
    }
    return asked.isSame
  }
}

function target(from: Place, reference: string): Place | undefined {
  try {
    return resolve(from, reference)
  } catch (error) {
    if (error instanceof BrokenReference) return undefined
    throw error
  }
}

/** References that mean something else in another place, so that the same words need not be the same. */
const moving = ['$dynamicRef', '$recursiveRef', '$id']

/** Equal as JSON. The references on the way are gathered. */
function isSameText(a: Json | undefined, b: Json | undefined, references: string[]): boolean {
  if (isArray(a)) {
    return (
      isArray(b) && a.length === b.length && a.every((one, index) => isSameText(one, b[index], references))
    )
  }
  if (!isObject(a)) return a === b
  return isObject(b) && isSameObject(a, b, references)
}

function isSameObject(a: JsonObject, b: JsonObject, references: string[]): boolean {
  const keys = Object.keys(a)
  if (keys.length !== Object.keys(b).length) return false
  return keys.every((key) => {
    const value = a[key]
    if (moving.includes(key) && typeof value === 'string') return false
    if (key === '$ref' && typeof value === 'string') references.push(value)
    return Object.hasOwn(b, key) && isSameText(value, b[key], references)
  })
}
