import type { Json } from '../document/json.ts'
import { fits } from './accepts.ts'
import { objectAt } from '../document/place.ts'
import type { Comparison } from './reason.ts'
import type { Shape } from './shape.ts'
import type { TypeName } from './types.ts'
import { typesOf, valuesOf } from './types.ts'

/**
 * Whether values of one type are taken as those of another where all is text: what a number or a boolean is written as
 * is a text, and a text that lists numbers is one of them.
 */
export function isWrittenAlike(
  shape: Shape,
  type: TypeName,
  over: readonly Shape[],
  { mode }: Comparison,
): boolean {
  if (type !== 'number' && type !== 'boolean' && type !== 'string') return false
  const values = valuesOf(shape)
  if (values)
    return values.every((value) =>
      otherwise(value).some((one) => over.some((shape) => fits(one, shape, mode))),
    )
  return type !== 'string' && over.some((one) => typesOf(one).includes('string') && isAnyText(one))
}

/** The values of other types that are written as this one is. */
function otherwise(value: Json): Json[] {
  if (typeof value === 'number' || typeof value === 'boolean') return [String(value)]
  if (value === 'true' || value === 'false') return [value === 'true']
  return typeof value === 'string' && /^-?(0|[1-9]\d*)(\.\d+)?$/.test(value) ? [Number(value)] : []
}

const narrowing = ['pattern', 'format', 'enum', 'const', 'minLength', 'maxLength', 'contentEncoding']

const isAnyText = ({ parts, nots }: Shape): boolean =>
  nots.length === 0 &&
  parts.every((part) => narrowing.every((keyword) => objectAt(part)[keyword] === undefined))
