import type { Json } from '../../document/json.ts'
import { isArray, isObject } from '../../document/json.ts'
import type { Place } from '../../document/place.ts'
import { highest, lowerBound, lowest, textsUnder, upperBound } from '../../schema/keywords.ts'
import { requiredIn } from '../../schema/objects.ts'
import type { Shape } from '../../schema/shape.ts'
import { isWhole, valuesOf } from '../../schema/types.ts'
import type { Spot } from './spots.ts'
import { fieldOf, refuses, replaced, spotsIn } from './spots.ts'

/** A value that the contract does not admit, and what is wrong about it. */
export type Wrong<Value = Json> = { what: string; value: Value }

/** Longer values than this are refused by what stands before a service, not by the service. */
const longest = 2000

/** Texts that a shape does not admit, for a value that stands in an address, a header or a body. */
export function wrongTexts(shape: Shape): Wrong<string>[] {
  const values = valuesOf(shape)
  if (values) return [{ what: 'none of its values', value: 'no-such-value' }]
  const most = lowest(shape, 'maxLength')
  const least = highest(shape, 'minLength') ?? 0
  const [format] = textsUnder(shape, 'format')
  return [
    ...(most !== undefined && most < longest ? [{ what: 'too long', value: 'a'.repeat(most + 1) }] : []),
    ...(least > 1 ? [{ what: 'too short', value: 'a'.repeat(least - 1) }] : []),
    ...(format ? [{ what: `no ${format}`, value: 'no-such-format' }] : []),
    ...(textsUnder(shape, 'pattern').length > 0 ? [{ what: 'against its pattern', value: '<no such>' }] : []),
  ]
}

/** Numbers that a shape does not admit. */
export function wrongNumbers(shape: Shape): Wrong<number>[] {
  const [low, high] = [lowerBound(shape)?.value, upperBound(shape)?.value]
  return [
    ...(low === undefined ? [] : [{ what: 'too small', value: low - 1 }]),
    ...(high === undefined ? [] : [{ what: 'too large', value: high + 1 }]),
    ...(isWhole(shape) ? [{ what: 'not whole', value: (low ?? 0) + 0.5 }] : []),
  ]
}

/** Every way in which one thing about a valid value can be wrong; each says so as `with \`price\` too large`. */
export function wrongBodies(value: Json, schema: Place): Wrong[] {
  return spotsIn(value, schema).flatMap((spot) => {
    const name = spot.path.length === 0 ? 'the body' : `\`${fieldOf(spot.path)}\``
    const wrongs = [
      ...wrongAt(spot).map((wrong) => ({ what: `with ${name} ${wrong.what}`, by: wrong.value })),
      ...(isObject(spot.value) ? [...requiredIn(spot.shape)] : []).map((member) => ({
        what: `without \`${fieldOf([...spot.path, member])}\``,
        by: withoutMember(spot.value, member),
      })),
    ]
    return wrongs.flatMap(({ what, by }) => {
      const changed = replaced(value, spot.path, by) ?? null
      return refuses(changed, schema) ? [{ what, value: changed }] : []
    })
  })
}

function wrongAt({ value, shape }: Spot): Wrong[] {
  const type = isObject(value) || isArray(value) ? 'no such thing' : { no: ['such thing'] }
  const others: Wrong[] = [
    { what: 'of the wrong type', value: type },
    { what: 'null', value: null },
  ]
  if (typeof value === 'string') return [...wrongTexts(shape), { what: 'empty', value: '' }, ...others]
  if (typeof value === 'number') return [...wrongNumbers(shape), { what: 'a text', value: 'x' }, ...others]
  if (isArray(value)) return [...wrongArrays(value, shape), ...others]
  if (isObject(value)) {
    const more = { what: 'with a member that nobody knows', value: { ...value, noSuchMember: true } }
    return [more, ...others]
  }
  return others
}

function wrongArrays(value: readonly Json[], shape: Shape): Wrong[] {
  const most = lowest(shape, 'maxItems')
  const item = value[0]
  const isFillable = most !== undefined && most < longest && item !== undefined
  return [
    { what: 'empty', value: [] },
    ...(isFillable ? [{ what: 'too many', value: Array.from({ length: most + 1 }, () => item) }] : []),
  ]
}

function withoutMember(value: Json, name: string): Json {
  if (!isObject(value)) return value
  const { [name]: _, ...others } = value
  return others
}
