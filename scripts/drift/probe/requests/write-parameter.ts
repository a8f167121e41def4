import type { Json } from '../../document/json.ts'
import { isArray, isObject, textOf } from '../../document/json.ts'
import type { Parameter } from '../../traffic/operations.ts'
import { ownValue } from '../../own-value.ts'

/** A parameter as it goes over the wire: a text in a path or header, pairs in a query or cookie. */
export type Written = readonly (readonly [name: string, text: string])[]

const separators: Readonly<Record<string, string | undefined>> = {
  form: ',',
  simple: ',',
  spaceDelimited: ' ',
  pipeDelimited: '|',
  label: '.',
  matrix: ';',
}

/** Writes a value as its parameter says (OpenAPI 3.1, 4.8.12.3). Nothing is percent-encoded yet. */
export function written(parameter: Parameter, value: Json): Written {
  const { name, style, explode, mediaType } = parameter
  if (mediaType !== undefined) return [[name, JSON.stringify(value)]]
  if (isArray(value)) return writtenList(parameter, value.map(textOrNull))
  if (!isObject(value)) return [[name, prefix(parameter) + textOrNull(value)]]
  const members = Object.entries(value).map(([key, one]) => [key, textOrNull(one ?? null)] as const)
  if (style === 'deepObject') return members.map(([key, one]) => [`${name}[${key}]`, one])
  if (parameter.in === 'query' || parameter.in === 'cookie') {
    return explode ? members : [[name, members.flat().join(',')]]
  }
  const separator = ownValue(separators, style) ?? ','
  if (style === 'matrix' && explode) return [[name, members.map(([key, one]) => `;${key}=${one}`).join('')]]
  const inner = explode
    ? members.map((pair) => pair.join('=')).join(separator)
    : members.flat().join(style === 'matrix' ? ',' : separator)
  return [[name, prefix(parameter) + inner]]
}

function writtenList(parameter: Parameter, texts: readonly string[]): Written {
  const { name, style, explode } = parameter
  if (parameter.in === 'query' || parameter.in === 'cookie') {
    if (explode) return texts.map((text) => [name, text] as const)
    return [[name, texts.join(ownValue(separators, style) ?? ',')]]
  }
  if (style === 'matrix' && explode) return [[name, texts.map((text) => `;${name}=${text}`).join('')]]
  const separator = style === 'label' && explode ? '.' : ','
  return [[name, prefix(parameter) + texts.join(separator)]]
}

function prefix({ style, name }: Parameter): string {
  if (style === 'label') return '.'
  return style === 'matrix' ? `;${name}=` : ''
}

const textOrNull = (value: Json): string =>
  typeof value === 'object' ? JSON.stringify(value) : textOf(value)
