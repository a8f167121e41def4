import { type Json, citedBy, isObject, isOurs, isOursAt } from './marks.ts'
import { hasWord } from './rows.ts'
import { type Found, type Spot, decisionNodes, inner, verdictOn } from './verdict.ts'

const bounds = [
  'minLength',
  'maxLength',
  'minItems',
  'maxItems',
  'minimum',
  'maximum',
  'exclusiveMinimum',
  'exclusiveMaximum',
  'minProperties',
  'maxProperties',
  'multipleOf',
  'uniqueItems',
  'pattern',
  'dependentRequired',
  'if',
]
const single = ['items', 'additionalProperties', 'unevaluatedProperties', 'contains', 'propertyNames']
const several = ['allOf', 'anyOf', 'oneOf', 'prefixItems']

/** The nodes of a schema, down to what it refers to. */
export function schemaNodes(schema: Json, spot: Spot): Found[] {
  const whole = { ...spot, isOurs: spot.isOurs || isOurs(schema) }
  return [
    ...decisionNodes(schema, whole),
    ...bounds.filter((key) => schema[key] !== undefined).map((key) => boundNode(schema, key, spot)),
    ...valueNodes(schema, spot),
    ...closedNodes(schema, spot),
    ...propertyNodes(schema, spot),
    ...requiredNodes(schema, spot),
    ...single.flatMap((key) => below(schema[key], inner(spot, schema, key))),
    ...several.flatMap((key) =>
      listOf(schema[key]).flatMap((one, at) => below(one, inner(spot, schema, key, at))),
    ),
  ]
}

const below = (value: unknown, spot: Spot): Found[] => (isObject(value) ? schemaNodes(value, spot) : [])

const listOf = (value: unknown): unknown[] => (Array.isArray(value) ? value : [])

/** A bound is stated by a V or K row that the schema names and that has its number, a pattern by a V row with its signs. */
function boundNode(schema: Json, key: string, spot: Spot): Found {
  const isCondition = key === 'if' || key === 'dependentRequired'
  const row = citedBy(schema).find((id) => {
    const text = spot.rows.text(id)
    return isCondition ? tellsCondition(id, text) : gives(id, text, key, schema[key])
  })
  const at = inner(spot, schema, key)
  // what is said of all bounds goes for those that no rule gives
  const isOurBound = row === undefined && isOursAt(schema, 'bounds')
  return verdictOn({ ...at, isOurs: at.isOurs || isOurBound }, 'bound', key, row)
}

/** That one member is told by another, or wanted beside it. */
const tellsCondition = (id: string, text: string): boolean =>
  (id.startsWith('V-') && /\brequired\b/.test(text)) || (id.startsWith('N-') && /\(= has \w+\)/.test(text))

const words = ['zero', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine']

function gives(id: string, text: string, key: string, value: unknown): boolean {
  // of some rules only the key of their message is stated
  if (!/^[VK]-/.test(id) || /\bkeys? exists?\b/.test(text)) return false
  // where a slider ends or begins, and what is asked for at first or at most, is the portal's own
  if (id.startsWith('K-') && /\b(?:filter|default|limit)\b/i.test(text)) return false
  if (key === 'pattern')
    return id.startsWith('V-') && /\bdigits?\b|must not|\brejects? (?:only )?'/.test(text)
  // what has to be filled in is longer than nothing
  if (key === 'minLength' && value === 1 && /\brequired\b/.test(text)) return true
  const plain = text.replaceAll(/(?<=\d),(?=\d{3})/g, '')
  const word = words[Number(value)]
  return (
    new RegExp(String.raw`(?<![\w.])${String(value)}(?![\w.]\d*)`).test(plain) ||
    (word !== undefined && new RegExp(String.raw`\b${word}\b`).test(plain))
  )
}

/** A value is stated by a row of a list of values (or of a rule) that the schema names and that has it to the letter. */
function valueNodes(schema: Json, spot: Spot): Found[] {
  const key = 'const' in schema ? 'const' : 'enum'
  const values = 'const' in schema ? [schema['const']] : listOf(schema['enum'])
  return values.map((value, at) => {
    const row = [...citedBy(schema), ...spot.cites].find((id) => has(spot, id, value))
    const place = key === 'const' ? inner(spot, schema, key) : inner(spot, schema, key, at)
    return verdictOn(place, 'value', String(value), row)
  })
}

const has = ({ rows }: Spot, id: string, value: unknown): boolean =>
  /^(?:E|SITE|K|V|S|X|C|R|P)-/.test(id) && rows.isStating(id) && hasWord(rows.text(id), String(value))

/** That nothing else may come is never stated: the specification shows what there is, and does not say that it is all. */
function closedNodes(schema: Json, spot: Spot): Found[] {
  return ['additionalProperties', 'unevaluatedProperties']
    .filter((key) => schema[key] === false)
    .map((key) => verdictOn(inner(spot, schema, key), 'closed', key, undefined))
}

function propertyNodes(schema: Json, spot: Spot): Found[] {
  const properties = isObject(schema['properties']) ? schema['properties'] : {}
  return Object.entries(properties).flatMap(([name, value]) => {
    const at = inner(spot, schema, 'properties', name)
    const own = { ...at, isOurs: at.isOurs || isOurs(value) }
    const found = verdictOn(own, 'property', name, rowOfMember(name, value, at))
    return [found, ...below(value, at)]
  })
}

/**
 * A member is stated by the entity or call that its object names, or by one that it names itself. A list of values states
 * what there is to choose, and not who has it.
 */
function rowOfMember(name: string, value: unknown, { rows, cites }: Spot): string | undefined {
  const ofObject = cites.find((id) => rows.member(id, name) !== undefined)
  return ofObject ?? citedBy(value).find((id) => /^[CN]-/.test(id) && rows.isStating(id))
}

/** That a member always comes is stated by an entity that does not call it optional, or by a rule that requires it. */
function requiredNodes(schema: Json, spot: Spot): Found[] {
  return listOf(schema['required']).map((listed, at) => {
    const name = String(listed)
    const place = inner(spot, schema, 'required', at)
    const value = isObject(schema['properties']) ? schema['properties'][name] : undefined
    const row = place.cites.find((id) => place.rows.member(id, name) === 'always')
    const own = { ...place, isOurs: place.isOurs || isOurs(value) }
    const named = citedBy(value).find(
      (id) => place.rows.isStating(id) && /\brequired\b|must be/.test(place.rows.text(id)),
    )
    return verdictOn(own, 'required', name, row ?? named)
  })
}
