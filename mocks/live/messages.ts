import type { Failure } from './failure.ts'

/** Files that were saved, from the root of the project: what a followed mock server is sent. */
export type Saved = {
  id: number
  files: readonly string[]
  /** Where what some of them will hold lies for now: the files themselves are written later. */
  instead?: Readonly<Record<string, string>> | undefined
}

/** An operation that somebody has written, and where. */
export type Operation = { service: string; file: string }

/** What came of them. */
export type Outcome =
  | { state: 'takenOver'; operations: Operation[] }
  /** Nothing that the mock has loaded depends on them. */
  | { state: 'unused' }
  /** They hold the port and the worlds, which only a new start can let go of. */
  | { state: 'needsStart' }
  | { state: 'failed'; failure: Failure }

/** What it answers. */
export type Followed = Outcome & { id: number }
