import type { Json, JsonObject } from '../document/json.ts'
import { isArray, isEqual, isObject, textOf } from '../document/json.ts'
import type { Place } from '../document/place.ts'
import { child, entriesOf, membersOf, objectAt } from '../document/place.ts'
import { highest, lowerBound, lowest, numbersUnder, textsUnder, upperBound } from './keywords.ts'
import type { Mode } from './objects.ts'
import { isHidden, requiredIn, schemasOf } from './objects.ts'
import type { Shape } from './shape.ts'
import { shapesOf } from './shape.ts'
import { matches } from './text-pattern.ts'
import { isWhole, typeOf, typesOf, valuesOf } from './types.ts'

/**
 * Whether a value keeps all of these schemas. Formats are not looked at: a specification may take them as an annotation.
 *
 * @param isLoose takes a value that keeps several variants of a `oneOf` for one that keeps it
 *
 * @throws Undecided, BrokenReference
 */
export function accepts(value: Json, schemas: readonly Place[], mode: Mode, isLoose = false): boolean {
  return shapesOf(schemas).some((shape) => fits(value, shape, mode, isLoose))
}

/** Whether a value is one of a shape. */
export function fits(value: Json, shape: Shape, mode: Mode, isLoose = false): boolean {
  const type = typeOf(value)
  if (!typesOf(shape).includes(type)) return false
  const values = valuesOf(shape)
  if (values && !values.some((one) => isEqual(one, value))) return false
  if (shape.nots.some((not) => accepts(value, [not], mode))) return false
  if (!isLoose && shape.others.some((other) => accepts(value, [other], mode))) return false
  if (typeof value === 'number') return isNumberOf(value, shape)
  if (typeof value === 'string') return isTextOf(value, shape)
  if (isArray(value)) return isArrayOf(value, shape, mode, isLoose)
  return !isObject(value) || isObjectOf(value, shape, mode, isLoose)
}

function isNumberOf(value: number, shape: Shape): boolean {
  const low = lowerBound(shape)
  const high = upperBound(shape)
  if (low && (low.isExclusive ? value <= low.value : value < low.value)) return false
  if (high && (high.isExclusive ? value >= high.value : value > high.value)) return false
  if (isWhole(shape) && !Number.isInteger(value)) return false
  return numbersUnder(shape.parts, 'multipleOf').every((step) => isMultiple(value, step))
}

/** Whether a number is a multiple of another, as far as decimals in binary can tell. */
export function isMultiple(value: number, step: number): boolean {
  const times = value / step
  return Math.abs(times - Math.round(times)) < 1e-9 * Math.max(1, Math.abs(times))
}

function isTextOf(value: string, shape: Shape): boolean {
  // a character beyond the basic plane counts once (RFC 8259)
  const length = [...value].length
  return (
    length >= (highest(shape, 'minLength') ?? 0) &&
    length <= (lowest(shape, 'maxLength') ?? Infinity) &&
    textsUnder(shape, 'pattern').every((pattern) => matches(pattern, value))
  )
}

function isArrayOf(value: readonly Json[], shape: Shape, mode: Mode, isLoose: boolean): boolean {
  if (value.length < (highest(shape, 'minItems') ?? 0)) return false
  if (value.length > (lowest(shape, 'maxItems') ?? Infinity)) return false
  if (shape.parts.some((part) => objectAt(part)['uniqueItems'] === true) && hasTwins(value)) return false
  if (!value.every((item, index) => accepts(item, itemSchemas(shape, index), mode, isLoose))) return false
  return shape.parts.every((part) => {
    const { contains, minContains, maxContains } = objectAt(part)
    if (contains === undefined) return true
    const count = value.filter((item) => accepts(item, [child(part, 'contains')], mode)).length
    return count >= Number(minContains ?? 1) && count <= Number(maxContains ?? Infinity)
  })
}

const hasTwins = (items: readonly Json[]): boolean =>
  items.some((item, index) => items.slice(0, index).some((other) => isEqual(item, other)))

/** What a shape demands of the item at an index. */
export function itemSchemas({ parts }: Shape, index: number): Place[] {
  return parts.flatMap((part) => {
    const prefix = entriesOf(child(part, 'prefixItems'))
    const { items, unevaluatedItems } = objectAt(part)
    const own = prefix[index]
    if (own) return [own]
    if (items !== undefined) return [child(part, 'items')]
    return unevaluatedItems === undefined ? [] : [child(part, 'unevaluatedItems')]
  })
}

function isObjectOf(value: JsonObject, shape: Shape, mode: Mode, isLoose: boolean): boolean {
  const names = Object.keys(value)
  if (names.length < (highest(shape, 'minProperties') ?? 0)) return false
  if (names.length > (lowest(shape, 'maxProperties') ?? Infinity)) return false
  const isMissing = (name: string) => !Object.hasOwn(value, name) && !isHidden(schemasOf(shape, name), mode)
  if ([...requiredIn(shape)].some(isMissing)) return false
  if (!names.every((name) => accepts(value[name] ?? null, schemasOf(shape, name), mode, isLoose)))
    return false
  return shape.parts.every((part) => {
    const { propertyNames, dependentRequired } = objectAt(part)
    if (
      propertyNames !== undefined &&
      !names.every((name) => accepts(name, [child(part, 'propertyNames')], mode))
    )
      return false
    if (dependentRequired === undefined) return true
    return membersOf(child(part, 'dependentRequired')).every(
      ([name, { value: needed }]) =>
        !Object.hasOwn(value, name) ||
        (isArray(needed) && needed.every((one) => Object.hasOwn(value, textOf(one)))),
    )
  })
}
