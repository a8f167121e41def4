import type { Json, JsonObject } from '../document/json.ts'
import { isArray, isObject } from '../document/json.ts'
import type { Document, Place } from '../document/place.ts'
import { BrokenReference, resolve, rootOf } from '../document/place.ts'
import { isOld } from './shape.ts'

/** Whether two places say the same to the letter, and so does all that they refer to. */
export type IsSame = (a: Place, b: Place) => boolean

/** Values of two documents. */
type Pair = {
  first: object
  second: object
  between: Between
  isSame: boolean
  usedBy: Pair[]
  /** Another pair with the same first value. */
  next: Pair | undefined
}

/** Two documents, and what the same words in them lead to: a pair of values, or whether what is there is the same. */
type Between = { a: Document; b: Document; isOfOneDialect: boolean; targets: Map<string, Pair | boolean> }

/** What a text rests on besides its words: what it refers to, and parts that are compared on their own. */
type Rest = { references: string[]; parts: [first: object, second: object][] }

/**
 * Most of a contract is as it was before, and need not be understood to know that. Each pair of values is read once:
 * schemas that refer to each other in circles are the same unless a difference is found in one of them.
 */
export function createSameness(): IsSame {
  const known = new Map<object, Pair>()
  const betweens = new Map<Document, Map<Document, Between>>()
  const unread: Pair[] = []

  const betweenOf = (a: Document, b: Document): Between => {
    const others = betweens.get(a) ?? new Map<Document, Between>()
    betweens.set(a, others)
    const found = others.get(b) ?? {
      a,
      b,
      isOfOneDialect: isOld(rootOf(a)) === isOld(rootOf(b)),
      targets: new Map<string, Pair | boolean>(),
    }
    others.set(b, found)
    return found
  }
  const pairOf = (first: object, second: object, between: Between): Pair => {
    const next = known.get(first)
    for (let pair = next; pair; pair = pair.next) if (pair.second === second) return pair
    const made = { first, second, between, isSame: true, usedBy: [], next }
    known.set(first, made)
    unread.push(made)
    return made
  }
  const followed = ({ a, b }: Between, reference: string): Pair | boolean => {
    const [was, is] = [target(a, reference), target(b, reference)]
    if (isObject(was?.value) && isObject(is?.value))
      return pairOf(was.value, is.value, betweenOf(was.document, is.document))
    return was?.value !== undefined && was.value === is?.value
  }
  const restOn = (user: Pair, used: Pair): void => {
    used.usedBy.push(user)
    user.isSame &&= used.isSame
  }
  const read = (pair: Pair): void => {
    const { first, second, between } = pair
    const rest: Rest = { references: [], parts: [] }
    pair.isSame = between.isOfOneDialect && isSameText(first as Json, second as Json, rest)
    if (!pair.isSame) return
    for (const part of rest.parts) restOn(pair, pairOf(part[0], part[1], between))
    for (const reference of rest.references) {
      const used = between.targets.get(reference) ?? followed(between, reference)
      between.targets.set(reference, used)
      if (typeof used === 'object') restOn(pair, used)
      else pair.isSame &&= used
    }
  }
  return (a, b) => {
    if (typeof a.value !== 'object' || typeof b.value !== 'object' || a.value === null || b.value === null)
      return a.value !== undefined && a.value === b.value
    if (a.value === b.value && a.document === b.document) return true
    const asked = pairOf(a.value, b.value, betweenOf(a.document, b.document))
    if (unread.length === 0) return asked.isSame
    const differing: Pair[] = []
    for (let pair = unread.pop(); pair; pair = unread.pop()) {
      read(pair)
      if (!pair.isSame) differing.push(pair)
    }
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

function target(document: Document, reference: string): Place | undefined {
  try {
    return resolve(rootOf(document), reference)
  } catch (error) {
    if (error instanceof BrokenReference) return undefined
    throw error
  }
}

/** References that mean something else in another place, so that the same words need not be the same. */
const moving = new Set(['$dynamicRef', '$recursiveRef', '$id'])

/** What has parts that are asked about on their own when it turns out that the whole is not the same. */
const parted = new Set(['responses', 'parameters', 'headers'])

/** Equal as JSON, as far as it can be seen without what it rests on. */
function isSameText(a: Json | undefined, b: Json | undefined, rest: Rest): boolean {
  if (typeof a !== 'object' || a === null) return a === b
  if (isArray(a))
    return isArray(b) && a.length === b.length && a.every((one, index) => isSameText(one, b[index], rest))
  return isObject(b) && isSameObject(a, b, rest)
}

function isSameObject(a: JsonObject, b: JsonObject, rest: Rest): boolean {
  let count = 0
  for (const key in a) {
    const value = a[key]
    count += 1
    if (typeof value === 'string') {
      if (value !== b[key] || moving.has(key)) return false
      if (key === '$ref') rest.references.push(value)
    } else if (!Object.hasOwn(b, key)) return false
    else if (typeof value === 'object' && parted.has(key)) {
      if (!haveSameParts(value, b[key], rest)) return false
    } else if (!isSameText(value, b[key], rest)) return false
  }
  return count === Object.keys(b).length
}

/** The same for a list or an object, whose members are left to be compared on their own. */
function haveSameParts(a: Json, b: Json | undefined, rest: Rest): boolean {
  if (isArray(a))
    return isArray(b) && a.length === b.length && a.every((one, at) => isSamePart(one, b[at], rest))
  if (!isObject(a) || !isObject(b)) return a === b
  const keys = Object.keys(a)
  return (
    keys.length === Object.keys(b).length &&
    keys.every((key) => Object.hasOwn(b, key) && isSamePart(a[key], b[key], rest))
  )
}

function isSamePart(a: Json | undefined, b: Json | undefined, rest: Rest): boolean {
  if (typeof a !== 'object' || typeof b !== 'object' || a === null || b === null) return a === b
  rest.parts.push([a, b])
  return true
}
