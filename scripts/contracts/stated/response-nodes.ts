import { followed } from './files.ts'
import { type Json, citedBy, isObject, isOurs, isOursAt } from './marks.ts'
import { schemaNodes } from './schema-nodes.ts'
import { type Found, type Spot, decisionNodes, inner, verdictOn } from './verdict.ts'

/** What a response says beside its status: headers, and the type and shape of the body. */
export function responseNodes(response: Json, spot: Spot): Found[] {
  const at = { ...spot, isOurs: spot.isOurs || isOurs(response) }
  return [
    ...decisionNodes(response, at),
    ...members(response, 'headers').flatMap(([name, header]) =>
      headerNodes(name, header, inner(spot, response, 'headers', name)),
    ),
    ...members(response, 'content').flatMap(([type, media]) => mediaNodes(type, media, response, spot)),
  ]
}

const members = (node: Json, key: string): [string, unknown][] =>
  Object.entries(isObject(node[key]) ? node[key] : {})

/** A header, where an answer has it or where it is written for several. */
export function headerNodes(name: string, header: unknown, at: Spot): Found[] {
  const meant = followed(header, at.file)
  const row = citedBy(meant).find((id) => at.rows.isStating(id))
  const found = verdictOn({ ...at, isOurs: at.isOurs || isOurs(meant) }, 'header', name, row)
  const schema = isObject(header) ? header['schema'] : undefined
  return [
    found,
    ...(isObject(schema) && isObject(header) ? schemaNodes(schema, inner(at, header, 'schema')) : []),
  ]
}

/** How an answer is written is nowhere said: JSON is what requests are said to be. */
function mediaNodes(type: string, media: unknown, response: Json, spot: Spot): Found[] {
  const at = inner(spot, response, 'content', type)
  const isMarked = isOurs(media) || isOursAt(response, type)
  const found = verdictOn({ ...at, isOurs: at.isOurs || isMarked }, 'media type', type, undefined)
  const schema = isObject(media) ? media['schema'] : undefined
  return [
    found,
    ...(isObject(schema) && isObject(media) ? schemaNodes(schema, inner(at, media, 'schema')) : []),
  ]
}
