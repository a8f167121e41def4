import { isArray, isObject, textOf } from '../../document/json.ts'
import type { Place } from '../../document/place.ts'
import { child, membersOf, objectAt } from '../../document/place.ts'
import type { Shape } from '../shape.ts'
import { targetOf } from '../shape.ts'

const known = new WeakMap<object, readonly string[]>()

/**
 * What a variant is known by, strongest first: the constants that tell it apart, what it refers to, its title, the
 * names of its properties, and its type. An empty text stands for what it lacks.
 */
export function signsOf(variant: Place): readonly string[] {
  const { value } = variant
  if (!isObject(value)) return []
  const found = known.get(value) ?? findSigns(variant)
  known.set(value, found)
  return found
}

function findSigns(variant: Place): readonly string[] {
  const { $ref } = objectAt(variant)
  const target = targetOf(variant)
  const { title, type } = objectAt(target)
  const properties = membersOf(child(target, 'properties'))
  const constants = properties.flatMap(([name, { value }]) => {
    const { const: only, enum: listed } = isObject(value) ? value : {}
    const single = only ?? (isArray(listed) && listed.length === 1 ? listed[0] : undefined)
    return single === undefined ? [] : [`${name}=${JSON.stringify(single)}`]
  })
  const names = properties.map(([name]) => name).toSorted()
  return [
    constants.toSorted().join(' '),
    $ref === undefined ? '' : (textOf($ref).split('/').at(-1) ?? ''),
    title === undefined ? '' : textOf(title),
    names.join(' '),
    type === undefined ? '' : JSON.stringify(type),
  ]
}

const strengths = [0, 1, 2, 3, 4]

/** The variants of two unions by twos, as far as one and only one on each side goes by the same sign. */
export function pairedBySign(before: readonly Place[], after: readonly Place[]): { was: Place; is: Place }[] {
  const left = { was: new Set(before), is: new Set(after) }
  const pairs = new Map<Place, Place>()
  for (const strength of strengths) {
    const signed = (places: Set<Place>) => Map.groupBy(places, (one) => signsOf(one)[strength] ?? '')
    const [were, are] = [signed(left.was), signed(left.is)]
    for (const [sign, [was, ...others]] of were) {
      const [is, ...more] = are.get(sign) ?? []
      if (sign === '' || !was || !is || others.length + more.length > 0) continue
      pairs.set(was, is)
      left.was.delete(was)
      left.is.delete(is)
    }
  }
  return before.flatMap((was) => {
    const is = pairs.get(was)
    return is ? [{ was, is }] : []
  })
}

/** Of these shapes the one that is reached through the same variant; nothing when that cannot be told. */
export function sameVariant(shape: Shape, others: readonly Shape[]): Shape | undefined {
  const own = shape.variants.map(signsOf)
  for (const strength of strengths) {
    const sign = signOfAll(own, strength)
    if (sign === '') continue
    const alike = others.filter((other) => signOfAll(other.variants.map(signsOf), strength) === sign)
    if (alike.length === 1) return alike[0]
  }
  return undefined
}

const signOfAll = (signs: readonly (readonly string[])[], strength: number): string =>
  signs
    .map((one) => one[strength] ?? '')
    .join('\n')
    .trim()

/** What people call the variant that a shape is reached through, or else what it says itself. */
export function variantName(shape: Shape): string {
  const [constants, reference, title] = shape.variants.map(signsOf).at(-1) ?? []
  const named = [reference, title, constants].find((sign) => sign !== undefined && sign !== '')
  return named?.replaceAll('=', ': ').replaceAll('"', '') ?? JSON.stringify(shape.parts[0]?.value ?? true)
}
