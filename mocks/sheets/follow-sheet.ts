import type { LogEntry } from '../engine/worlds/log.ts'
import { ownValue } from '../engine/own-value.ts'
import { scenarioNamed, startScenario } from '../scenarios/scenarios.ts'
import { resetWorld } from '../state/world/change-world.ts'
import { beginSheet, tick } from '../state/course/course.ts'
import { countWrite } from '../state/world/record-call.ts'
import type { World } from '../state/world.ts'
import type { Sheet, SheetStep } from './sheet.ts'
import { sheets } from './sheets.ts'

export const sheetNamed = (id: string): Sheet | undefined => ownValue(sheets, id)

/** Begins a sheet in a world in which nothing has happened yet, or anew in one that is played in. */
export function startSheet(world: World, id: string, { scenarioId }: Sheet): World {
  const scenario = scenarioNamed(scenarioId)
  if (!scenario) throw new Error(`No scenario ${scenarioId}`)
  const begun = startScenario(resetWorld(world), scenarioId, scenario)
  beginSheet(begun.data, id, world.outside())
  return begun
}

/** Ticks what a call has done of the sheet of its world; states are looked at only after a call that may have written. */
export function followSheet(world: World, call: LogEntry, hasWritten: boolean): void {
  if (world.data.course.sheet.id === '' || call.status === null || call.status >= 400) return
  tickAll(world, (step) => ('isCall' in step ? step.isCall(call, world) : hasWritten && step.isSo(world)))
}

/** Ticks what has come about meanwhile, by time or by others than the portal. */
export const catchUp = (world: World): void => tickAll(world, (step) => 'isSo' in step && step.isSo(world))

function tickAll(world: World, isDone: (step: SheetStep) => boolean): void {
  const { id, done } = world.data.course.sheet
  const open = sheetNamed(id)?.steps.filter((step) => !Object.hasOwn(done, step.id)) ?? []
  const ticked = open.filter(isDone).map((step) => step.id)
  if (ticked.length === 0) return
  tick(world.data, ticked, world.outside())
  countWrite(world.data)
}
