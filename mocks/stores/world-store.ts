import type { WorldData } from '../state/world.ts'

/** Where worlds are kept beyond the process that plays them. */
export type WorldStore = {
  /** The data of a world as they were last saved. */
  load: (id: string) => WorldData | undefined
  /** Keeps the data; when this returns they survive the end of the process. */
  save: (data: WorldData) => void
  delete: (id: string) => void
}
