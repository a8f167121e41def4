import { mkdirSync, readFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { runNode } from '../processes/run-node.ts'
import { isVitestFile } from '../testing/changed/select-tests.ts'

/** Who imports a file, by the file's name below the root. */
export type Importers = ReadonlyMap<string, readonly string[]>

/** The part of dependency-cruiser's JSON that is read here. */
export type Cruised = {
  modules: { source: string; dependencies: { resolved: string; dependencyTypes: string[] }[] }[]
}

/** A test, and over how many imports it reaches what was asked for. */
export type NearTest = { file: string; distance: number }

/**
 * Reads the imports of a copy of the project with dependency-cruiser. `vitest related` answers the same question, and
 * takes ten seconds for it each time; this is asked once.
 *
 * @throws when dependency-cruiser leaves no report
 */
export async function readImporters(folder: string, file: string): Promise<Importers> {
  mkdirSync(dirname(file), { recursive: true })
  const tool = 'node_modules/dependency-cruiser/bin/dependency-cruise.mjs'
  const ends = ['src', 'mocks', 'scripts', 'tests', 'generated']
  await runNode([tool, ...ends, '--output-type', 'json', '--output-to', file], { cwd: folder })
  return importersOf(JSON.parse(readFileSync(file, 'utf8')) as Cruised)
}

/** The imports of a report, turned around. What imports nothing but types runs nothing. */
export function importersOf({ modules }: Cruised): Importers {
  const importers = new Map<string, string[]>()
  for (const { source, dependencies } of modules) {
    for (const { resolved, dependencyTypes } of dependencies) {
      if (dependencyTypes.includes('type-only')) continue
      const known = importers.get(resolved)
      if (known) known.push(source)
      else importers.set(resolved, [source])
    }
  }
  return importers
}

/** The tests of Vitest that reach one of these files by imports, the nearest first. */
export function testsNear(importers: Importers, files: readonly string[]): NearTest[] {
  const distances = new Map(files.map((file) => [file, 0]))
  // a map goes on with what is added while it is walked, nearest first
  for (const [file, distance] of distances) {
    for (const importer of importers.get(file) ?? [])
      if (!distances.has(importer)) distances.set(importer, distance + 1)
  }
  return [...distances].filter(([file]) => isVitestFile(file)).map(([file, distance]) => ({ file, distance }))
}

/** Whether a test file runs in Chromium. */
export const isComponentTest = (file: string): boolean => /\.browser\.test\.tsx?$/.test(file)
