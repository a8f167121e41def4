import { mkdir, readFile, readdir, rm, writeFile } from 'node:fs/promises'
import { dirname, join, relative } from 'node:path'
import { promised } from '../contracts/overlay/promised.ts'
import { bundleContract } from './bundle.ts'
import type { OpenApiDocument } from './document.ts'
import { compiledFiles, compiledHeader, fingerprint } from './fingerprint.ts'
import { orvalFiles } from './orval/run-orval.ts'
import { generatedDir } from './paths.ts'
import { schemasOf } from './write-schemas.ts'
import { documentType, publishedTypes, wireTypes } from './wire-types.ts'
import { typesOf } from './write-types.ts'
import { publishedOf, wireOf } from './write-wire.ts'

/** All committed files of one service, by file name. Same contract, same bytes. */
export async function committedFiles(service: string): Promise<Record<string, string>> {
  const published = await bundleContract(service)
  const document = promised(service, published)
  await mkdir(generatedDir, { recursive: true })
  return {
    'openapi.json': `${JSON.stringify(published, null, 2)}\n`,
    'openapi.d.json.ts': documentType,
    'types.ts': await typesOf(document),
    'schemas.ts': await schemasOf(service, document),
    ...(await orvalFiles(service, document)),
    'wire.d.ts': wireTypes,
    'published.d.ts': publishedTypes,
  }
}

/** Writes everything that is generated for one service. */
export async function generateService(service: string): Promise<void> {
  const folder = join(generatedDir, service)
  await mkdir(folder, { recursive: true })
  const files = await committedFiles(service)
  for (const name of await leftOver(service, files)) await rm(join(folder, name))
  for (const name of Object.keys(files)) await mkdir(dirname(join(folder, name)), { recursive: true })
  await Promise.all(Object.entries(files).map(([name, text]) => writeFile(join(folder, name), text)))
  await compileWire(service)
}

/** The files in a service's folder that are not generated any more. */
export async function leftOver(service: string, files: Record<string, string>): Promise<string[]> {
  const entries = await readdir(join(generatedDir, service), { recursive: true, withFileTypes: true })
  return entries
    .filter((one) => one.isFile())
    .map((one) => relative(join(generatedDir, service), join(one.parentPath, one.name)).replaceAll('\\', '/'))
    .filter((name) => !compiledFiles.includes(name) && !Object.hasOwn(files, name))
}

/**
 * Compiles `published.js` from the committed `openapi.json`, and `wire.js` from that and the overlays; the first line says
 * which contract each belongs to.
 */
export async function compileWire(service: string): Promise<void> {
  const folder = join(generatedDir, service)
  const published = JSON.parse(await readFile(join(folder, 'openapi.json'), 'utf8')) as OpenApiDocument
  const header = compiledHeader(fingerprint(service))
  await writeFile(join(folder, 'published.js'), header + (await publishedOf(published)))
  await writeFile(join(folder, 'wire.js'), header + (await wireOf(promised(service, published))))
}

/** Whether what is compiled is there, and from the present contract. */
export async function wireIsCurrent(service: string): Promise<boolean> {
  const header = compiledHeader(fingerprint(service))
  const texts = await Promise.all(
    compiledFiles.map((name) => readFile(join(generatedDir, service, name), 'utf8').catch(() => '')),
  )
  return texts.every((text) => text.startsWith(header))
}
