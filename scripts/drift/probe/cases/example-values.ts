import type { Json } from '../../document/json.ts'
import { isArray } from '../../document/json.ts'
import type { Place } from '../../document/place.ts'
import { child, entriesOf, follow, membersOf, objectAt } from '../../document/place.ts'
import type { Parameter } from '../../traffic/operations.ts'
import { schemaIn } from '../../traffic/operations.ts'
import { valuesFor } from './edge-values.ts'
import { admits } from './spots.ts'

/** An example of the contract and the name it has there. */
export type Example = { name: string; value: Json }

/** The examples of a body, a parameter or a header, and of its schema; those only that keep the schema. */
export function examplesAt(media: Place): Example[] {
  const { example } = objectAt(media)
  const schema = schemaIn(media)
  const named = membersOf(child(media, 'examples')).flatMap(([name, place]) => {
    const { value, dataValue } = objectAt(follow(place))
    const found = value ?? dataValue
    return found === undefined ? [] : [{ name, value: found }]
  })
  const own = example === undefined ? [] : [{ name: 'example', value: example }]
  const inside = schema ? schemaExamples(schema) : []
  return [...own, ...named, ...inside].filter(({ value }) => !schema || admits(value, schema))
}

/** What a schema gives as examples, wherever its references lead. */
function schemaExamples(schema: Place): Example[] {
  const at = follow(schema)
  const { example, examples, default: usual } = objectAt(at)
  const composed = entriesOf(child(at, 'allOf')).flatMap(schemaExamples)
  const values = [example, ...(isArray(examples) ? examples : []), usual].filter((one) => one !== undefined)
  return [...values.map((value, index) => ({ name: `example ${index + 1}`, value })), ...composed]
}

/** Values for a parameter: its examples first, and then what its schema gives. */
export function parameterValues({ schema, place }: Parameter): Json[] {
  const given = examplesAt(place).map(({ value }) => value)
  return schema ? [...given, ...valuesFor(schema)] : given
}
