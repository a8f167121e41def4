import type ts from 'typescript'
import type { Document } from '../../document/place.ts'
import type { Compiler } from './compiler.ts'
import type { Layer } from '../index/index-model.ts'

/** The portal, or another project that uses the contracts, as the compiler sees it. */
export type Project = {
  compiler: Compiler
  /** The files that people wrote, by their path from the root. */
  written: ReadonlyMap<string, ts.SourceFile>
  /** The generated calls, by their path from the root. */
  calls: ReadonlyMap<string, ts.SourceFile>
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
