import type { Json } from '../../document/json.ts'
import { fits, itemSchemas } from '../accepts.ts'
import { highest } from '../keywords.ts'
import { objectAt } from '../../document/place.ts'
import type { Comparison } from '../reason.ts'
import type { Shape } from '../shape.ts'
import type { TypeName } from '../types.ts'
import { typesOf, valuesOf } from '../types.ts'

/**
 * Whether values of one type are taken as those of another where all is text: what a number or a boolean is written as
 * is a text, a text that lists numbers is one of them, and a list of one is what is in it.
 */
export function isWrittenAlike(
  shape: Shape,
  type: TypeName,
  over: readonly Shape[],
  { mode, contain }: Comparison,
): boolean {
  if (type !== 'number' && type !== 'boolean' && type !== 'string') return false
  // a list of one is written as what is in it
  const lists = over.filter((one) => typesOf(one).includes('array') && (highest(one, 'minItems') ?? 0) < 2)
  if (lists.some((one) => contain(shape.parts, itemSchemas(one, 0)).length === 0)) return true
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
