import { join } from 'node:path'
import { bundle, createConfig } from '@redocly/openapi-core'
import { isRecord, type OpenApiDocument } from './document.ts'
import { contractsDir } from './paths.ts'

/** Reads `contracts/<service>.yaml` with everything it refers to as one document with local references only. */
export const bundleContract = (service: string): Promise<OpenApiDocument> =>
  bundleFile(join(contractsDir, `${service}.yaml`), `contracts/${service}.yaml`)

/**
 * Reads a contract with everything it refers to as one document with local references only.
 *
 * @throws when it can not be read, naming it as `called`
 */
export async function bundleFile(file: string, called: string): Promise<OpenApiDocument> {
  const config = await createConfig({})
  const result = await bundle({ ref: file, config })
  const problem = result.problems.find((one) => one.severity === 'error')
  if (problem) throw new Error(`${called}: ${problem.message}`)
  return withExamples(result.bundle.parsed as OpenApiDocument)
}

/** The document with each example where it is shown: those of files of their own are bundled as components. */
function withExamples(document: OpenApiDocument): OpenApiDocument {
  const { examples = {}, ...components } = document.components ?? {}
  const inlined = JSON.stringify({ ...document, components }, (key, value: unknown) =>
    key === 'examples' && isRecord(value) ? mapValues(value, (one) => shownBy(examples, one)) : value,
  )
  return JSON.parse(inlined) as OpenApiDocument
}

const prefix = '#/components/examples/'

function shownBy(examples: Record<string, unknown>, one: unknown): unknown {
  const reference = isRecord(one) ? one['$ref'] : undefined
  if (typeof reference !== 'string' || !reference.startsWith(prefix)) return one
  return examples[decodeURIComponent(reference.slice(prefix.length))]
}

const mapValues = (record: Record<string, unknown>, change: (value: unknown) => unknown) =>
  Object.fromEntries(Object.entries(record).map(([name, value]) => [name, change(value)]))
