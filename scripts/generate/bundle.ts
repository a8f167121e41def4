import { join } from 'node:path'
import { bundle, createConfig } from '@redocly/openapi-core'
import type { OpenApiDocument } from './document.ts'
import { contractsDir } from './paths.ts'

/** Reads `contracts/<service>.yaml` with everything it refers to as one document with local references only. */
export async function bundleContract(service: string): Promise<OpenApiDocument> {
  const config = await createConfig({})
  const result = await bundle({ ref: join(contractsDir, `${service}.yaml`), config })
  const problem = result.problems.find((one) => one.severity === 'error')
  if (problem) throw new Error(`contracts/${service}.yaml: ${problem.message}`)
  return result.bundle.parsed as OpenApiDocument
}
