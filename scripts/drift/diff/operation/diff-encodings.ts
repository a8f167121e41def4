import type { Json } from '../../document/json.ts'
import { isEqual, textOf } from '../../document/json.ts'
import type { Place } from '../../document/place.ts'
import { child, follow, objectAt } from '../../document/place.ts'
import { isOld } from '../../schema/shape.ts'
import type { Direction, Pair, Where } from '../change.ts'
import type { DiffContext } from '../diff-context.ts'
import { propertiesOf } from '../schema/inside.ts'
import { namesOf, under } from '../pair.ts'

/** Compares how the parts of a form are written; what is not said counts as the default that goes for it. */
export function diffEncodings(pair: Pair, direction: Direction, where: Where, context: DiffContext): void {
  for (const keyword of ['prefixEncoding', 'itemEncoding']) {
    const { was, is } = under(pair, keyword)
    if (!isEqual(was.value, is.value))
      context.report({
        rule: `${direction}-encoding-changed`,
        where,
        was: was.value,
        is: is.value,
        wasAt: was,
        isAt: is,
      })
  }
  const encodings = under(pair, 'encoding')
  const names = namesOf(encodings)
  if (names.length === 0) return
  const [before, after] = [propertiesIn(pair.was), propertiesIn(pair.is)]
  for (const name of names) {
    // a part that only one version has was never written otherwise
    if (before.has(name) !== after.has(name)) continue
    const said = under(encodings, name)
    for (const keyword of ['contentType', 'style', 'explode', 'allowReserved', 'headers']) {
      const was = saidOrUsual(said.was, keyword, before.get(name))
      const is = saidOrUsual(said.is, keyword, after.get(name))
      if (isEqual(was, is)) continue
      const { was: wasAt, is: isAt } = under(said, keyword)
      context.report({ rule: `${direction}-encoding-changed`, where, field: [name], was, is, wasAt, isAt })
    }
  }
}

const propertiesIn = (media: Place): Map<string, Place> => {
  const schema = child(media, 'schema')
  return schema.value === undefined ? new Map<string, Place>() : propertiesOf(schema)
}

/** What an encoding says, or what goes without it (OpenAPI 3.1, 4.8.15.1). */
function saidOrUsual(encoding: Place, keyword: string, property: Place | undefined): Json {
  const { [keyword]: said, style } = objectAt(encoding)
  if (keyword === 'contentType' && said !== undefined)
    return textOf(said)
      .toLowerCase()
      .split(',')
      .map((one) => one.trim())
      .toSorted()
      .join(', ')
  if (said !== undefined) return said
  if (keyword === 'contentType') return usualType(property)
  if (keyword === 'style') return 'form'
  if (keyword === 'headers') return null
  return keyword === 'explode' && (style ?? 'form') === 'form'
}

function usualType(property: Place | undefined): string {
  if (!property) return 'text/plain'
  const schema = follow(property)
  const { type, format, contentEncoding } = objectAt(schema)
  if (type === 'array') return usualType(child(schema, 'items'))
  if (type === 'object') return 'application/json'
  const isBinary =
    contentEncoding !== undefined || (isOld(schema) && (format === 'binary' || format === 'byte'))
  return isBinary ? 'application/octet-stream' : 'text/plain'
}
