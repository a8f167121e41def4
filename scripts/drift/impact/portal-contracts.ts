import { readFile, readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { InputError } from '../document/input-error.ts'
import type { Json } from '../document/json.ts'
import type { Document } from '../document/place.ts'
import { contractsFolder, packedIndex, portalRoot } from '../portal-files.ts'
import { contractOf } from './contract-places.ts'
import type { ImpactIndex } from './index/index-model.ts'
import { currentIndex, readIndex } from './index/read-index.ts'

/** The portal as `impact` knows it: its contracts, each one document, and who uses what of them. */
export type KnownPortal = { contracts: Document[]; index: ImpactIndex }

/**
 * Reads what there is: the source of the portal, or what was packed with the tool.
 *
 * @throws InputError when the packed index cannot be read
 */
export async function knownPortal(): Promise<KnownPortal> {
  const root = portalRoot()
  const contracts = await bundledContracts(root)
  if (root === undefined) {
    const index = await readIndex(packedIndex())
    if (!index) throw new InputError('The index of the portal was made by another version of this tool.')
    return { contracts, index }
  }
  const say = () =>
    console.error('Reading the portal with the TypeScript compiler; this takes some twenty seconds.')
  return { contracts, index: await currentIndex(root, say) }
}

/** The bundled contracts: `generated/<service>/openapi.json` in the project, `contracts/<service>.json` in the tool. */
export async function bundledContracts(root: string | undefined): Promise<Document[]> {
  const folder = root === undefined ? contractsFolder() : join(root, 'generated')
  const entries = await readdir(folder, { withFileTypes: true })
  const files =
    root === undefined
      ? entries
          .filter(({ name }) => name.endsWith('.json'))
          .map(({ name }) => [name.slice(0, -5), name] as const)
      : entries
          .filter((entry) => entry.isDirectory())
          .map(({ name }) => [name, `${name}/openapi.json`] as const)
  return Promise.all(
    files
      .toSorted(([a], [b]) => (a < b ? -1 : 1))
      .map(async ([service, file]) =>
        contractOf(service, JSON.parse(await readFile(join(folder, file), 'utf8')) as Json),
      ),
  )
}
