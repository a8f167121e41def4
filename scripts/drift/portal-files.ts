import { existsSync } from 'node:fs'
import { readdir } from 'node:fs/promises'
import { dirname, join, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'

const here = dirname(fileURLToPath(import.meta.url))

// packed, all code lies in one folder, and what it needs beside it
const isPacked = existsSync(join(here, 'impact-index.json'))
const root = resolve(here, '../..')

/** The folder of the portal's contracts: one document a service. Packed with the tool, or the project's own. */
export const contractsFolder = (): string => join(isPacked ? here : root, 'contracts')

/** Every contract of a service in one file, which refers to no other. The one that steers the mock is nobody's to answer. */
export async function joinedContracts(): Promise<{ service: string; file: string }[]> {
  const names = await readdir(contractsFolder())
  const services = names.flatMap((name) => /^(.+)\.(?:ya?ml|json)$/.exec(name)?.[1] ?? [])
  return services
    .filter((service) => service !== 'mock_control')
    .map((service) => ({
      service,
      file: isPacked
        ? join(contractsFolder(), `${service}.json`)
        : join(root, 'generated', service, 'openapi.json'),
    }))
}

/** The folder of the journeys through the portal's services, in which one call follows another. */
export const journeysFolder = (): string => join(isPacked ? here : join(root, 'contracts'), 'journeys')

/** The folder of the portal's source; undefined for the packed tool, which has none. */
export const portalRoot = (): string | undefined => (isPacked ? undefined : root)

/** The file that says who uses what, packed with the tool. */
export const packedIndex = (): string => join(here, 'impact-index.json')
