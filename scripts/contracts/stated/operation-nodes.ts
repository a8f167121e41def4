import { followed } from './files.ts'
import { type Json, citedBy, isObject, isOurs, isOursAt } from './marks.ts'
import { parameterNodes } from './parameter-nodes.ts'
import { responseNodes } from './response-nodes.ts'
import { schemaNodes } from './schema-nodes.ts'
import { type Found, type Spot, decisionNodes, inner, verdictOn } from './verdict.ts'

/** An operation, and what it takes and answers. Its own `x-assumed` tells how it behaves, that of its path is about all. */
export function operationNodes(operation: Json, item: Json, above: Spot): Found[] {
  const spot = { ...above, isOurs: above.isOurs || isOurs(item) }
  // what the operation assumes as a whole is not said of its parts
  const { 'x-assumed': assumed, ...rest } = operation
  const at = { ...spot, cites: citedBy(operation) }
  const row = callsOf(at)[0]
  const ofPath = { ...at, pointer: at.pointer.slice(0, at.pointer.lastIndexOf('/')) }
  const name = String(operation['operationId'])
  const shared = listOf(item['parameters']).flatMap((one, index) =>
    isRef(one) ? [] : parameterNodes(one as Json, inner(ofPath, item, 'parameters', index)),
  )
  return [
    verdictOn(spot, 'operation', name, row),
    ...decisionNodes(operation, { ...spot, isOurs: spot.isOurs || assumed !== undefined }),
    ...shared,
    ...listOf(operation['parameters']).flatMap((one, index) =>
      isRef(one) ? [] : parameterNodes(one as Json, inner(at, rest, 'parameters', index)),
    ),
    ...securityNodes(operation, at),
    ...bodyNodes(operation['requestBody'], inner(at, rest, 'requestBody')),
    ...Object.entries(isObject(operation['responses']) ? operation['responses'] : {}).flatMap(
      ([status, response]) => statusNodes(status, response, inner(at, rest, 'responses', status)),
    ),
  ]
}

const listOf = (value: unknown): unknown[] => (Array.isArray(value) ? value : [])
const isRef = (value: unknown): boolean => !isObject(value) || value['$ref'] !== undefined

const callsOf = ({ rows, cites }: Spot) => cites.filter((id) => id.startsWith('C-') && rows.isStating(id))

/** The bearer is stated for account, errand and notification calls; who else may call is nowhere said. */
const behindLogin = /^\/(?:account_service|case_management|notifications|system\/user|system\/casefaq)\b/

function securityNodes(operation: Json, at: Spot): Found[] {
  const isMarked = isOursAt(operation, 'security')
  const alternatives = Array.isArray(operation['security']) ? operation['security'] : [{ bearer: [] }]
  const [call = ''] = callsOf(at)
  const isBearerStated = behindLogin.test(at.rows.cell(call, 'Path'))
  return (alternatives.length === 0 ? [{}] : alternatives).map((one: unknown, index) => {
    const [scheme = 'nobody'] = Object.keys(isObject(one) ? one : {})
    const isStated =
      scheme === 'explicitToken'
        ? at.rows.text(call).includes('explicit token')
        : scheme === 'bearer' && isBearerStated
    const place = {
      ...at,
      pointer: `${at.pointer}/security/${index}`,
      isOurs: at.isOurs || (isMarked && !isStated),
    }
    return verdictOn(place, 'security', scheme, isStated ? call : undefined)
  })
}

function bodyNodes(body: unknown, spot: Spot): Found[] {
  if (!isObject(body)) return []
  return Object.entries(isObject(body['content']) ? body['content'] : {}).flatMap(([type, media]) => {
    const schema = isObject(media) ? media['schema'] : undefined
    return isObject(schema) && isObject(media)
      ? schemaNodes(schema, inner(spot, body, 'content', type, 'schema'))
      : []
  })
}

/** A status is stated where a row of its operation has its number, and 200 also where the row tells what comes. */
function statusNodes(status: string, response: unknown, at: Spot): Found[] {
  const meant = followed(response, at.file)
  const own = { ...at, isOurs: at.isOurs || isOurs(meant) }
  const found = verdictOn(own, 'status', status, rowOfStatus(status, at))
  return [found, ...(isObject(response) && !isRef(response) ? responseNodes(response, at) : [])]
}

function rowOfStatus(status: string, { rows, cites }: Spot): string | undefined {
  const telling = cites.filter((id) => /^[CX]-/.test(id) && rows.isStating(id))
  const named = telling.find((id) => new RegExp(String.raw`\b${status}\b`).test(rows.text(id)))
  if (named !== undefined || status !== '200') return named
  return telling.find((id) => id.startsWith('C-') && /^stated\b/.test(rows.cell(id, 'Response')))
}
