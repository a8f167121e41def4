import type { Change } from '../meaning/meaning.ts'
import type { Trouble } from '../trouble.ts'

/** What the last save means; what is not known yet is not there. */
export type Save = {
  files: string[]
  /** How long after it was saved the mock answered by it, in milliseconds; null while it does not. */
  milliseconds: number | null
  /** Written operations that it concerns, and the tests that name these; `file:line  name`. */
  operations: string[]
  tests: string[]
  /** What a contract says otherwise than at the last release since this save. */
  changes: Change[]
  /** How much more it says otherwise, which was so before. */
  before: number
  notes: string[]
}

export const newSave = (files: readonly string[]): Save => ({
  files: [...files],
  milliseconds: null,
  operations: [],
  tests: [],
  changes: [],
  before: 0,
  notes: [],
})

/** What is wrong, and what the last save means: the same in the terminal and on the page. */
export type ProjectState = { troubles: Trouble[]; save: Save | null }

/** Keeps what is to be said of the project, and tells who listens when it changes. */
export class ProjectStateHolder {
  readonly #troubles = new Map<string, readonly Trouble[]>()
  readonly #listeners = new Set<(state: ProjectState) => void>()
  #save: Save | null = null

  get state(): ProjectState {
    const all = [...this.#troubles.values()].flat()
    return { troubles: all.toSorted((a, b) => Number(b.stops) - Number(a.stops)), save: this.#save }
  }

  /** The troubles of one service, or of the mock; none when it is mended. */
  setTroubles(of: string, troubles: readonly Trouble[]): void {
    const before = this.#troubles.get(of) ?? []
    if (JSON.stringify(before) === JSON.stringify(troubles)) return
    if (troubles.length > 0) this.#troubles.set(of, troubles)
    else this.#troubles.delete(of)
    this.#tell()
  }

  troublesOf(of: string): readonly Trouble[] {
    return this.#troubles.get(of) ?? []
  }

  setSave(save: Save): void {
    this.#save = save
    this.#tell()
  }

  onChange(listener: (state: ProjectState) => void): void {
    this.#listeners.add(listener)
  }

  #tell(): void {
    for (const listener of this.#listeners) listener(this.state)
  }
}
