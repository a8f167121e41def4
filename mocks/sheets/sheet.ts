import type { LogEntry } from '../engine/worlds/log.ts'
import type { World } from '../state/world.ts'

/** A step of a sheet, and what shows in the world that it was done: a state of it, or a call that was answered well. */
export type SheetStep = Readonly<
  { id: string } & (
    | { isSo: (world: World) => boolean }
    | { isCall: (call: LogEntry, world: World) => boolean }
  )
>

/** A scenario, and three to six steps that a learner takes in it. What they say is in `texts/`. */
export type Sheet = Readonly<{ scenarioId: string; steps: readonly SheetStep[] }>
