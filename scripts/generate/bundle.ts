import { join } from 'node:path'
import { bundle, createConfig } from '@redocly/openapi-core'
import type { OpenApiDocument } from './document.ts'
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
  return result.bundle.parsed as OpenApiDocument
}
