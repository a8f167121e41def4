import { mkdir, writeFile } from 'node:fs/promises'
import { basename, extname, join, resolve } from 'node:path'
import { bundleFile } from '../generate/bundle.ts'
import { type OpenApiDocument, operationsOf } from '../generate/document.ts'
import { root } from '../generate/paths.ts'
import { wireOf } from '../generate/write-wire.ts'

const outDir = join(root, '.cache/contracts')

/**
 * Compiles contracts of one's own for the mock server, each into a folder of its own.
 *
 * @param files OpenAPI documents, as paths from where the command was called
 * @returns their folders; one that can not be read ends the process with 2, and says why
 */
export async function compiledContracts(files: readonly string[]): Promise<string[]> {
  try {
    return await Promise.all(files.map((file) => compiled(file)))
  } catch (error) {
    console.error(error instanceof Error ? error.message : String(error))
    process.exit(2)
  }
}

/**
 * Compiles one contract.
 *
 * @throws when it can not be read, or has a schema that is none
 */
export async function compiled(
  file: string,
  folder = join(outDir, basename(file, extname(file))),
): Promise<string> {
  const document = named(await bundleFile(resolve(process.env['INIT_CWD'] ?? '.', file), file))
  const wire = await wireOf(document)
  await mkdir(folder, { recursive: true })
  await writeFile(join(folder, 'openapi.json'), JSON.stringify(document))
  await writeFile(join(folder, 'wire.js'), wire)
  return folder
}

/** The mock knows operations by ids of letters and digits, each its own; where a contract has none, method and path make one. */
function named(document: OpenApiDocument): OpenApiDocument {
  const taken = new Set<string>()
  for (const { method, path, operation } of operationsOf(document)) {
    const words = (operation.operationId ?? `${method} ${path}`).split(/[^A-Za-z0-9]+/).filter(Boolean)
    const joined = words.map(
      (word, at) => (at === 0 ? word.charAt(0).toLowerCase() : word.charAt(0).toUpperCase()) + word.slice(1),
    )
    const id = (operation.operationId ? joined : [method.toLowerCase(), ...joined.slice(1)])
      .join('')
      .slice(0, 76)
    const free = taken.has(id) ? `${id}${taken.size}` : id
    taken.add(free)
    operation.operationId = free
  }
  return document
}
