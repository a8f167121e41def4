import { existsSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'

const here = dirname(fileURLToPath(import.meta.url))

// packed, all code lies in one folder, and what it needs beside it
const isPacked = existsSync(join(here, 'impact-index.json'))
const root = resolve(here, '../..')

/** The folder of the portal's contracts: one document a service. Packed with the tool, or the project's own. */
export const contractsFolder = (): string => join(isPacked ? here : root, 'contracts')

/** The folder of the journeys through the portal's services, in which one call follows another. */
export const journeysFolder = (): string => join(here, 'journeys')

/** The folder of the portal's source; undefined for the packed tool, which has none. */
export const portalRoot = (): string | undefined => (isPacked ? undefined : root)

/** The file that says who uses what, packed with the tool. */
export const packedIndex = (): string => join(here, 'impact-index.json')
