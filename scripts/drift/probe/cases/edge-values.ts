import type { Json } from '../../document/json.ts'
import { isArray, isEqual, isObject } from '../../document/json.ts'
import type { Place } from '../../document/place.ts'
import { highest, lowest } from '../../schema/keywords.ts'
import { createSampler } from '../../schema/sample.ts'
import type { Shape } from '../../schema/shape.ts'
import { shapesOf } from '../../schema/shape.ts'
import { Undecided } from '../../schema/undecided.ts'
import { valuesOf } from '../../schema/types.ts'
import { redactValue } from '../../traffic/redact.ts'
import type { Spot } from './spots.ts'
import { admits, fieldOf, replaced, spotsIn } from './spots.ts'

/** A valid value, and what is special about it. */
export type Edge = { what: string; value: Json }

const longest = 2000

/** Valid values for a schema: those at its bounds, each of its enumeration, and what else it gives. */
export function valuesFor(schema: Place): Json[] {
  return samplesFor([schema]).filter((value) => admits(value, schema))
}

const sample = createSampler('request')

function samplesFor(schemas: readonly Place[]): readonly Json[] {
  try {
    return sample.of(schemas)
  } catch (error) {
    if (error instanceof Undecided) return []
    throw error
  }
}

/** A valid value with each of its parts moved to a bound, one at a time. */
export function edgeBodies(value: Json, schema: Place): Edge[] {
  return spotsIn(value, schema).flatMap((spot) =>
    edgesAt(spot).flatMap(({ what, value: by }) => {
      const changed = replaced(value, spot.path, by)
      if (changed === undefined || isEqual(changed, value) || !admits(changed, schema)) return []
      const name = spot.path.length === 0 ? 'the body' : `\`${fieldOf(spot.path)}\``
      return [{ what: `with ${name} ${what}`, value: changed }]
    }),
  )
}

function edgesAt({ value, schemas, shape, path }: Spot): Edge[] {
  if (isArray(value)) return arraysAt(value, shape)
  if (isObject(value)) return []
  return samplesFor(schemas).map((edge) => ({ what: edgeName(edge, path), value: edge }))
}

function edgeName(value: Json, path: Spot['path']): string {
  if (typeof value === 'string' && value.length > 40) return `with ${value.length} characters`
  return `as ${JSON.stringify(redactValue(path.map(String), value))}`
}

function arraysAt(value: readonly Json[], shape: Shape): Edge[] {
  const [least, most] = [highest(shape, 'minItems') ?? 0, lowest(shape, 'maxItems')]
  const item = value[0]
  const isFillable = most !== undefined && most < longest && item !== undefined
  return [
    { what: `with ${least} items`, value: value.slice(0, least) },
    ...(isFillable
      ? [
          {
            what: `with ${most} items`,
            value: Array.from({ length: most }, (_, index) => value[index] ?? item),
          },
        ]
      : []),
  ]
}

/** Whether the contract lists the only values there are. */
export function isListed(schema: Place): boolean {
  try {
    return shapesOf([schema]).every((shape) => valuesOf(shape) !== undefined)
  } catch (error) {
    if (error instanceof Undecided) return false
    throw error
  }
}
