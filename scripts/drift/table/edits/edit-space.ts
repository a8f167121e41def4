import type { Json, JsonObject } from '../../document/json.ts'
import { answer, body, callback, json, parameters, response, webhook } from '../contract.ts'
import type { Cell, Edit } from './edit.ts'
import { edits } from './edit.ts'
import { objectEdits } from './object-edits.ts'
import type { SchemaEdit } from './schema-edits.ts'
import { schemaEdits } from './schema-edits.ts'

/** Every place where a schema says what a value may be. */
const places: Readonly<Record<string, (schema: Json) => JsonObject>> = {
  request: body,
  response: answer,
  parameter: (schema) => parameters({ name: 'a', in: 'query', schema }),
  header: (schema) => response({ headers: { A: { schema } } }),
  callback: (schema) => callback({ requestBody: { content: json(schema) } }),
  webhook: (schema) => webhook({ requestBody: { content: json(schema) } }),
}

const components = {
  schemas: {
    Base: { $dynamicAnchor: 'base', type: 'string' },
    Other: { $dynamicAnchor: 'other', type: 'integer' },
  },
}

function cellsOfSchema({ keyword, beside, narrow, wide, other, version }: SchemaEdit): Cell[] {
  const name = keyword.split('.')[0] ?? keyword
  const bare = keyword.includes('.') ? { ...beside, [name]: { propertyName: 'kind' } } : beside
  const withValue = (value: Json): Json => ({ ...beside, [name]: value })
  const pairs: Partial<Record<Edit, readonly [was: Json, is: Json]>> = {
    added: [bare, withValue(narrow)],
    removed: [withValue(narrow), bare],
    ...(other === undefined ? {} : { changed: [withValue(narrow), withValue(other)] as const }),
    ...(wide === undefined
      ? {}
      : {
          widened: [withValue(narrow), withValue(wide)] as const,
          narrowed: [withValue(wide), withValue(narrow)] as const,
        }),
  }
  return edits.flatMap((edit) => {
    const pair = pairs[edit]
    if (!pair) return []
    return Object.entries(places).map(([place, around]) => {
      const [was, is] = pair.map((schema) => ({
        ...around(schema),
        components,
        ...(version ? { openapi: version } : {}),
      }))
      return { keyword: version ? `${keyword} (3.0)` : keyword, edit, place, was: was ?? {}, is: is ?? {} }
    })
  })
}

/** Every cell of the space of edits. */
export const editSpace: readonly Cell[] = [...schemaEdits.flatMap(cellsOfSchema), ...objectEdits()]
