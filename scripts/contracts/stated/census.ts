import { pointerOf } from '../../drift/document/pointer.ts'
import { contractFile } from './files.ts'
import { type Json, isObject } from './marks.ts'
import { operationNodes } from './operation-nodes.ts'
import { parameterNodes } from './parameter-nodes.ts'
import { headerNodes, responseNodes } from './response-nodes.ts'
import type { Rows } from './rows.ts'
import { schemaNodes } from './schema-nodes.ts'
import type { Found, Spot } from './verdict.ts'

const methods = ['get', 'put', 'post', 'delete', 'patch', 'head', 'options']

/**
 * Every node of a file of a contract that says something about the service, and whether the specification states it, we
 * assumed it, or nobody says which. What several places refer to is counted where it is written, once.
 */
export function censusOf(file: string, rows: Rows): Found[] {
  const root = contractFile(file)
  const spot: Spot = { file, pointer: '', rows, cites: [], isOurs: false }
  if (root['openapi'] === undefined) return entries(root, spot).flatMap(([value, at]) => partNodes(value, at))
  const components = isObject(root['components']) ? root['components'] : {}
  return [
    ...entries(root['paths'], within(spot, 'paths')).flatMap(([value, at]) => pathNodes(value, at)),
    ...Object.entries(components).flatMap(([section, parts]) =>
      entries(parts, within(spot, 'components', section)).flatMap(([value, at]) => partNodes(value, at)),
    ),
  ]
}

/** A part that has a name: by what it holds it is known what it is. */
function partNodes(value: Json, at: Spot): Found[] {
  if (methods.some((method) => isObject(value[method]))) return pathNodes(value, at)
  // another part stands here, with nothing beside it, or a way to prove who one is
  if (isBareRef(value) || value['scheme'] !== undefined || 'value' in value) return []
  if (typeof value['in'] === 'string' && value['name'] !== undefined) return parameterNodes(value, at)
  if (value['content'] !== undefined || /\/?responses(?:\.yaml|\/)/.test(`${at.file}${at.pointer}`))
    return responseNodes(value, at)
  if (value['schema'] !== undefined) return headerNodes(nameOf(at), value, at)
  return schemaNodes(value, at)
}

const isBareRef = (value: Json) => value['$ref'] !== undefined && Object.keys(value).length === 1

function pathNodes(item: Json, at: Spot): Found[] {
  return methods.flatMap((method) => {
    const operation = item[method]
    return isObject(operation) ? operationNodes(operation, item, within(at, method)) : []
  })
}

const entries = (value: unknown, at: Spot): [Json, Spot][] =>
  Object.entries(isObject(value) ? value : {}).flatMap(([key, inner]) =>
    isObject(inner) ? [[inner, within(at, key)] as [Json, Spot]] : [],
  )

const nameOf = ({ pointer }: Spot) => pointer.split('/').at(-1) ?? ''

const within = (spot: Spot, ...keys: string[]): Spot => ({
  ...spot,
  pointer: spot.pointer + pointerOf(keys),
})
