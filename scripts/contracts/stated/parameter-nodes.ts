import { type Json, citedBy, isObject, isOurs } from './marks.ts'
import { hasWord } from './rows.ts'
import { schemaNodes } from './schema-nodes.ts'
import { type Found, type Spot, decisionNodes, inner, verdictOn } from './verdict.ts'

/** A parameter is stated where the path of its call, or what the row says of the request, names it. */
export function parameterNodes(parameter: Json, spot: Spot): Found[] {
  const at = { ...spot, isOurs: spot.isOurs || isOurs(parameter) }
  const name = String(parameter['name'])
  const own = citedBy(parameter).find((id) => spot.rows.isStating(id))
  const schema = parameter['schema']
  return [
    ...decisionNodes(parameter, at),
    verdictOn(at, 'parameter', name, namedBy(name, parameter['in'] === 'path', spot) ?? own),
    ...(isObject(schema) ? schemaNodes(schema, inner(spot, parameter, 'schema')) : []),
  ]
}

function namedBy(name: string, isPath: boolean, { rows, cites }: Spot): string | undefined {
  const calls = cites.filter((id) => id.startsWith('C-') && rows.isStating(id))
  return calls.find((id) => {
    if (isPath) return rows.cell(id, 'Path').includes(`{${name}}`)
    return hasWord(rows.cell(id, 'Request (path / query / body)'), name)
  })
}
