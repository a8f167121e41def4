import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { relative } from 'node:path'
import ts from 'typescript'
import type { Document } from '../document/place.ts'
import type { Layer } from './index-model.ts'
import { layerOf } from './layers.ts'

/** The portal, or another project that uses the contracts, as the compiler sees it. */
export type Portal = {
  checker: ts.TypeChecker
  /** The files that people wrote, by their path from the root. */
  written: ReadonlyMap<string, ts.SourceFile>
  /** The generated calls, by their path from the root. */
  calls: ReadonlyMap<string, ts.SourceFile>
  pathOf: (file: ts.SourceFile) => string
  /** The part of the project that a file belongs to; undefined for what is no part of it. */
  layerOf: (path: string) => Layer | undefined
  /** Whether a file has calls that were generated for a service. */
  isCallOf: (service: string, path: string) => boolean
  /** The files that were generated from a contract. */
  sourcesOf: (contract: Document) => Sources
}

/**
 * What generators make of a contract: `paths`, `components` and `operations`, types by the names of schemas, schemas of
 * zod, and functions by the ids of operations.
 */
export type Sources = Record<'types' | 'models' | 'schemas' | 'calls', readonly ts.SourceFile[]>

/** The names of the files that make up the portal, by the compiler's own settings. */
export function settingsOf(root: string): ts.ParsedCommandLine {
  const settings = ts.getParsedCommandLineOfConfigFile(`${root}/tsconfig.json`, undefined, {
    ...ts.sys,
    onUnRecoverableConfigFileDiagnostic: ({ messageText }) => {
      throw new Error(ts.flattenDiagnosticMessageText(messageText, '\n'))
    },
  })
  if (!settings) throw new Error(`There is no tsconfig.json in ${root}`)
  return settings
}

/** The files that an index is made of. */
function partsOf(root: string, fileNames: readonly string[]): string[] {
  return fileNames.filter((name) => {
    const path = relative(root, name).replaceAll('\\', '/')
    return layerOf(path) !== undefined || path.startsWith('generated/')
  })
}

/** Changes with any file that makes up the portal; costs some tenths of a second. */
export function portalFingerprint(root: string): string {
  const hash = createHash('sha256')
  for (const name of partsOf(root, settingsOf(root).fileNames).toSorted()) {
    hash
      .update(relative(root, name).replaceAll('\\', '/'))
      .update('\0')
      .update(readFileSync(name))
      .update('\0')
  }
  return hash.digest('hex')
}

/** Reads the portal with the TypeScript compiler. Takes seconds, and a gigabyte while it is held. */
export function readPortal(root: string): Portal {
  const settings = settingsOf(root)
  const program = ts.createProgram(partsOf(root, settings.fileNames), settings.options)
  const pathOf = (file: ts.SourceFile) => relative(root, file.fileName).replaceAll('\\', '/')
  const files = program.getSourceFiles().map((file) => [pathOf(file), file] as const)
  const callsOf = (service: string) => `generated/${service}/calls/`
  const calls = files.filter(([path]) => /^generated\/[^/]+\/calls\//.test(path))
  return {
    checker: program.getTypeChecker(),
    written: new Map(files.filter(([path]) => layerOf(path) !== undefined)),
    calls: new Map(calls),
    pathOf,
    layerOf,
    isCallOf: (service, path) => path.startsWith(callsOf(service)),
    sourcesOf: ({ uri }) => {
      const named = (name: string) => program.getSourceFile(`${root}/generated/${uri}/${name}`) ?? []
      return {
        types: [named('types.ts')].flat(),
        models: [named('model.ts')].flat(),
        schemas: [named('schemas.ts')].flat(),
        calls: calls.filter(([path]) => path.startsWith(callsOf(uri))).map(([, file]) => file),
      }
    },
  }
}
