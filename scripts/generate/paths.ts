import { readdirSync } from 'node:fs'
import { basename, join, resolve } from 'node:path'

/** The project's root folder. */
export const root = resolve(import.meta.dirname, '../..')

export const contractsDir = join(root, 'contracts')
export const generatedDir = join(root, 'generated')

/** Every service that has a contract, by its file name without the ending, in alphabetical order. */
export function services(): string[] {
  return readdirSync(contractsDir)
    .filter((file) => file.endsWith('.yaml'))
    .map((file) => basename(file, '.yaml'))
    .sort()
}
