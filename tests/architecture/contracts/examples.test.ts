import { Ajv2020 } from 'ajv/dist/2020.js'
import addFormats from 'ajv-formats'
import { expect, test } from 'vitest'
import type { MediaType, Schema } from '#scripts/generate/document.ts'
import { documents } from './all-operations.ts'

type Example = { at: string; schema: Schema; value: unknown }

test.each(documents)('every example in $service keeps its own schema', ({ document }) => {
  const ajv = new Ajv2020({ strict: false, allErrors: true, discriminator: false })
  addFormats(ajv)
  ajv.addSchema({ ...document, $id: 'contract' })
  const examples = examplesIn(document)
  expect(examples.length).toBeGreaterThan(0)
  const wrong = examples.flatMap(({ at, schema, value }) => {
    const validate = ajv.compile(absolute(schema))
    return validate(value) || schema['format'] === 'binary'
      ? []
      : [`${at}: ${ajv.errorsText(validate.errors)}`]
  })
  expect(wrong).toEqual([])
})

/** References inside the document, made to work from outside it. */
function absolute(schema: Schema): Schema {
  return JSON.parse(JSON.stringify(schema).replaceAll('"$ref":"#/', '"$ref":"contract#/')) as Schema
}

/** Named examples of bodies and parameters, and the examples that schemas carry themselves. */
function examplesIn(value: unknown, at = '#'): Example[] {
  if (typeof value !== 'object' || value === null) return []
  const own = Array.isArray(value) ? [] : [...bodyExamples(value, at), ...schemaExamples(value as Schema, at)]
  const inner = Object.entries(value)
    .filter(([key]) => key !== 'examples' && key !== 'example')
    .flatMap(([key, one]: [string, unknown]) => examplesIn(one, `${at}/${key}`))
  return [...own, ...inner]
}

function bodyExamples({ schema, examples = {} }: MediaType, at: string): Example[] {
  if (!schema || Array.isArray(examples)) return []
  return Object.entries(examples).map(([name, { value }]) => ({ at: `${at} (${name})`, schema, value }))
}

function schemaExamples(schema: Schema, at: string): Example[] {
  const { examples } = schema
  return Array.isArray(examples) ? examples.map((value: unknown) => ({ at, schema, value })) : []
}
