import { join } from 'node:path'
import { bundleFromString, createConfig } from '@redocly/openapi-core'
import { makeValue } from '../../../mocks/unwritten/values/make-value.ts'
import { SchemaBook } from '../../../mocks/unwritten/values/schema/schema-book.ts'
import type { OpenApiDocument } from '../../generate/document.ts'
import { contractsDir } from '../../generate/paths.ts'

/** The time that made dates lie around, so that the same contract gets the same values on any day. */
const now = Date.parse('2026-11-21T10:00:00Z')

/**
 * A value that keeps a schema of a contract file, as the mock makes it for what nobody has written; undefined where none
 * was found, or the schema can't be read.
 *
 * @param name what the value is called, by which it is made to look
 */
export async function madeValue(file: string, pointer: string, name: string): Promise<unknown> {
  const document = await documentOf({ $ref: `${file}#${pointer}` })
  if (!document) return undefined
  const schema = { $ref: '#/components/schemas/Wanted' }
  const book = new SchemaBook(document)
  return name === '' ? makeValue(schema, { book, seed: pointer, now }) : valueNamed(name, schema, book, name)
}

/** A value that keeps a schema and looks like what it is called; undefined where none was found. */
export function valueNamed(name: string, schema: object, book: SchemaBook, seed: string): unknown {
  const owner = { type: 'object', properties: { [name]: schema }, required: [name] }
  const made = makeValue(owner, { book, seed, now }) as Record<string, unknown> | undefined
  return made?.[name]
}

/** A document of one schema, with what it refers to in other files brought in. */
async function documentOf(wanted: { $ref: string }): Promise<OpenApiDocument | undefined> {
  const source = JSON.stringify({
    openapi: '3.1.0',
    info: { title: 'wanted', version: '1' },
    paths: {},
    components: { schemas: { Wanted: wanted } },
  })
  const { bundle, problems } = await bundleFromString({
    source,
    absoluteRef: join(contractsDir, 'wanted.yaml'),
    config: await createConfig({}),
  })
  return problems.length > 0 ? undefined : (bundle.parsed as OpenApiDocument)
}
