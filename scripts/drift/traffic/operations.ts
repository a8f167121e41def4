import { methods } from '../document/path-items.ts'
import { InputError } from '../document/input-error.ts'
import type { JsonObject } from '../document/json.ts'
import { isArray, isObject, textOf } from '../document/json.ts'
import type { Document, Place } from '../document/place.ts'
import { child, entriesOf, follow, membersOf, objectAt, rootOf, shortName } from '../document/place.ts'
import { ownValue } from '../own-value.ts'

export type ParameterLocation = 'path' | 'query' | 'header' | 'cookie' | 'querystring'

/** A parameter as the contract has it. */
export type Parameter = {
  name: string
  in: ParameterLocation
  isRequired: boolean
  style: string
  explode: boolean
  /** What its values look like; none for a parameter that is written as a media type. */
  schema: Place | undefined
  /** The media type it is written as, such as `application/json`. */
  mediaType: string | undefined
  place: Place
}

/** The kinds of content of a message: media type in lower case, without blanks, and where it is described. */
export type Content = readonly (readonly [mediaType: string, place: Place])[]

export type AnswerContract = {
  content: Content
  headers: readonly (readonly [name: string, place: Place])[]
  place: Place
}

/** An operation of a service, with references followed. */
export type Operation = {
  id: string | undefined
  method: string
  /** The template: `/homes/{id}`. */
  path: string
  /** Paths of the servers before the template, without a slash at the end. */
  bases: readonly string[]
  /** Path parameters that take in slashes (`x-multi-segment`). */
  multiSegment: ReadonlySet<string>
  parameters: readonly Parameter[]
  body: { isRequired: boolean; content: Content; place: Place } | undefined
  /** By status as it is written: `200`, `4XX`, `default`. */
  answers: ReadonlyMap<string, AnswerContract>
  place: Place
}

/**
 * Every operation of a contract.
 *
 * @throws InputError when a path does not begin with a slash (OpenAPI 3.1, 4.8.8.1): behind the name of a host it would
 * be part of that name
 */
export function operationsOf(document: Document): Operation[] {
  return membersOf(child(rootOf(document), 'paths')).flatMap(([path, item]) => {
    if (path.startsWith('x-')) return []
    if (!path.startsWith('/'))
      throw new InputError(`${shortName(item)}: the path "${path}" does not begin with a slash.`)
    const place = follow(item)
    const additional = membersOf(child(place, 'additionalOperations'))
    return membersOf(place)
      .filter(([key]) => methods.includes(key))
      .concat(additional)
      .map(([method, operation]) => operationOf(method, path, place, operation))
  })
}

function operationOf(method: string, path: string, item: Place, place: Place): Operation {
  const { operationId } = objectAt(place)
  const parameters = parametersOf(item, place)
  const body = follow(child(place, 'requestBody'))
  return {
    id: typeof operationId === 'string' ? operationId : undefined,
    method: method.toUpperCase(),
    path,
    bases: basesOf(place, item),
    multiSegment: new Set(
      parameters.filter(({ place: at }) => objectAt(at)['x-multi-segment'] === true).map(({ name }) => name),
    ),
    parameters,
    body: isObject(body.value)
      ? { isRequired: body.value['required'] === true, content: contentOf(body), place: body }
      : undefined,
    answers: new Map(
      membersOf(child(place, 'responses'))
        .filter(([status]) => !status.startsWith('x-'))
        .map(([status, answer]) => [status.toUpperCase().replace('DEFAULT', 'default'), answerOf(answer)]),
    ),
    place,
  }
}

function answerOf(place: Place): AnswerContract {
  const answer = follow(place)
  return {
    content: contentOf(answer),
    headers: membersOf(child(answer, 'headers')).map(([name, header]) => [
      name.toLowerCase(),
      follow(header),
    ]),
    place: answer,
  }
}

const contentOf = (place: Place): Content =>
  membersOf(child(place, 'content')).map(([type, one]) => [
    type.toLowerCase().replaceAll(/\s/g, ''),
    follow(one),
  ])

/** The parameters of the path, overruled by those of the operation. */
function parametersOf(item: Place, operation: Place): Parameter[] {
  const places = [item, operation].flatMap((one) => entriesOf(child(one, 'parameters')).map(follow))
  const found = new Map(
    places.map((place) => [`${textOf(objectAt(place)['in'])} ${textOf(objectAt(place)['name'])}`, place]),
  )
  return [...found.values()].map(parameterOf)
}

function parameterOf(place: Place): Parameter {
  const { name, in: location, required, style, explode } = objectAt(place)
  const [content] = contentOf(place)
  const where = textOf(location) as ParameterLocation
  const written = typeof style === 'string' ? style : usualStyle(where)
  return {
    name: textOf(name),
    in: where,
    isRequired: required === true || where === 'path',
    style: written,
    explode: typeof explode === 'boolean' ? explode : written === 'form' || written === 'cookie',
    schema: content ? schemaIn(content[1]) : schemaIn(place),
    mediaType: content?.[0],
    place,
  }
}

const usualStyle = (where: ParameterLocation): string =>
  where === 'query' || where === 'cookie' ? 'form' : 'simple'

/** The schema of a parameter, a header or a kind of content; none where nothing is said. */
export function schemaIn(place: Place): Place | undefined {
  const known = schemas.get(place)
  if (known) return known
  const schema = child(place, 'schema')
  if (schema.value === undefined) return undefined
  schemas.set(place, schema)
  return schema
}

// every call asks the same of the same few places
const schemas = new WeakMap<Place, Place>()

/** What stands before the templates in the addresses of the nearest servers that are named. */
function basesOf(operation: Place, item: Place): string[] {
  const levels = [operation, item, rootOf(operation.document)]
  const servers = levels.map((level) => objectAt(level)['servers']).find((one) => isArray(one))
  const named = isArray(servers) ? servers.map((server) => (isObject(server) ? baseOf(server) : '')) : []
  return named.length > 0 ? [...new Set(named)] : ['']
}

function baseOf({ url, variables }: JsonObject): string {
  const filled = textOf(url).replaceAll(/\{([^{}]*)\}/g, (_, name: string) => {
    const variable = isObject(variables) ? ownValue(variables, name) : undefined
    return isObject(variable) ? textOf(variable['default']) : name
  })
  const path = URL.canParse(filled, 'http://any') ? new URL(filled, 'http://any').pathname : ''
  // an address that is none of the web has no path in this sense
  return path.startsWith('/') ? path.replace(/\/+$/, '') : ''
}
