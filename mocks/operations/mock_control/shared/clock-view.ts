import type { Clock } from '../../../engine/worlds/clock.ts'
import type { Control } from './types.ts'

/** The clock of a world as this service shows it. */
export function clockView(clock: Clock): Control<'Clock'> {
  return { mode: clock.mode, now: clock.iso(), speed: clock.speed, offsetSeconds: clock.offsetSeconds() }
}
