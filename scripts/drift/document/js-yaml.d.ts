/** What is used of js-yaml: reading, being told where nodes begin and end, and writing. */
declare module 'js-yaml' {
  type State = {
    /** Counted from 0. */
    readonly line: number
    readonly kind: 'scalar' | 'sequence' | 'mapping' | null
    readonly result: unknown
  }
  export type Listener = (event: 'open' | 'close', state: State) => void
  type Options = {
    schema?: Schema
    maxDepth?: number
    listener?: Listener
  }
  export class Schema {
    private constructor()
  }
  export const CORE_SCHEMA: Schema
  export class YAMLException extends Error {
    readonly reason: string
    readonly mark?: { readonly line: number; readonly column: number }
  }
  export function load(text: string, options?: Options): unknown
  /** Written in blocks; without references whatever stands twice is written twice. */
  export function dump(
    value: unknown,
    options?: { lineWidth?: number; noRefs?: boolean; flowLevel?: number },
  ): string
}
