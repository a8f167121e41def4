import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createClient } from '@hey-api/openapi-ts'
import { jobs } from '../../openapi-ts.config.ts'
import type { OpenApiDocument } from './document.ts'
import { forTypeScript } from './for-typescript.ts'

/** What openapi-ts.config.ts makes of a service: the text of `schemas.ts`. Nothing is written in the service's folder. */
export async function schemasOf(service: string, document: OpenApiDocument): Promise<string> {
  const job = jobs.get(service)
  if (!job) throw new Error(`openapi-ts.config.ts has no job for ${service}`)
  const folder = await mkdtemp(join(tmpdir(), 'schemas-'))
  try {
    const input = join(folder, 'openapi.json')
    const text = JSON.stringify(forTypeScript(document))
    await writeFile(input, text)
    // a quarter of the time goes into looking for schemas to part, also where none says who reads or writes a property
    const readWrite = /"(?:read|write)Only":/.test(text)
    const parser = { ...job.parser, transforms: { readWrite } }
    await createClient({ ...job, parser, input, output: { ...job.output, path: join(folder, 'out') } })
    return await readFile(join(folder, 'out', 'schemas.ts'), 'utf8')
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}
