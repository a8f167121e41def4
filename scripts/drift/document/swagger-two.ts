import { upgradeFromTwoToThree } from '@scalar/openapi-upgrader/2.0-to-3.0'
import type { FindLine } from './lines/find-line.ts'
import type { Json, JsonObject } from './json.ts'
import { isArray, isObject } from './json.ts'
import { pointerOf, segmentsOf } from './pointer.ts'

/** A description in Swagger 2.0 as OpenAPI 3.0 has it. */
export function fromSwagger(root: JsonObject): Json {
  // the converter writes into what it is given
  const upgraded = upgradeFromTwoToThree(structuredClone(root)) as unknown as Json
  return withSchemas(upgraded)
}

/** What the converter leaves as it was: the name that tells variants apart, and the usual word for null. */
function withSchemas(value: Json): Json {
  if (isArray(value)) return value.map(withSchemas)
  if (!isObject(value)) return value
  const members = Object.entries(value).map(([name, one = null]): [string, Json] => {
    if (name === 'discriminator' && typeof one === 'string') return [name, { propertyName: one }]
    return [name === 'x-nullable' ? 'nullable' : name, withSchemas(one)]
  })
  return Object.fromEntries(members)
}

const sections: Readonly<Record<string, string | undefined>> = {
  schemas: 'definitions',
  parameters: 'parameters',
  responses: 'responses',
  securitySchemes: 'securityDefinitions',
}

/** Where something of the converted description stands in the one that was written: there, or in what is around it. */
export function linesOfSwagger(findLine: FindLine): FindLine {
  return (pointer) => {
    for (let keys = writtenKeys(segmentsOf(pointer)); ; keys = keys.slice(0, -1)) {
      const line = findLine(pointerOf(keys))
      if (line !== undefined || keys.length === 0) return line
    }
  }
}

function writtenKeys([first, second = '', ...rest]: string[]): string[] {
  if (first === 'components') return [sections[second] ?? second, ...withoutContent(rest)]
  return first === undefined ? [] : [first, second, ...withoutContent(rest)]
}

/** A body has no media type of its own there, and a parameter no schema. */
function withoutContent(keys: readonly string[]): string[] {
  const at = keys.indexOf('content')
  const bare = at === -1 ? keys : [...keys.slice(0, at), ...keys.slice(at + 2)]
  const parameter = bare.indexOf('parameters')
  return bare.filter((key, index) => !(key === 'schema' && parameter !== -1 && index === parameter + 2))
}
