import type { components } from '#gen/mock_control/types.ts'
import { earliestTime, latestTime } from '../engine/clock.ts'
import { atTime } from './change-world.ts'
import { filled } from './world-shape.ts'
import { type World, type WorldData, newWorldData } from './world.ts'

export type WorldFile = components['schemas']['WorldFile']

/** Rises when an older file could not be read any more. */
const version = 1

/** A world as a file that can be carried elsewhere; its secret stays. */
export function fileOf({ data, clock, outside }: Pick<World, 'data' | 'clock' | 'outside'>): WorldFile {
  const { name, seed } = data
  const times = { now: clock.iso(), savedAt: new Date(outside()).toISOString() }
  const state = JSON.stringify({ ...data, secret: undefined })
  return { format: 'bjorkvall-world', version, name, seed, ...times, state }
}

/**
 * The data in a file, made ready for a world whose catalogue has this size; undefined when the file is of another
 * version or its state is not one. Parts that the file lacks are those of a new world, and no secret comes from a file.
 */
export function dataOf(
  file: WorldFile,
  { data, outside }: { data: Pick<WorldData, 'id' | 'size'>; outside: () => number },
): WorldData | undefined {
  const now = Date.parse(file.now)
  if (file.version !== version || !(now >= earliestTime && now <= latestTime)) return undefined
  const { name, seed } = file
  const { id, size } = data
  const merged = filled(newWorldData({ id, name, seed, size }, outside()), parsed(file.state))
  if (!merged || Number.isNaN(Date.parse(merged.today))) return undefined
  return atTime({ ...merged, id, name, secret: '', seed, size }, now, outside)
}

function parsed(state: string): unknown {
  try {
    return JSON.parse(state)
  } catch {
    return undefined
  }
}
