import type { components } from '#gen/mock_control/types.ts'
import { earliestTime, latestTime } from '../engine/clock.ts'
import { atTime } from './change-world.ts'
import { type World, type WorldData, newWorldData } from './world.ts'

export type WorldFile = components['schemas']['WorldFile']

/** Rises when an older file could not be read any more. */
const version = 1

/** A world as a file that can be carried elsewhere; `savedAt` in milliseconds outside. */
export function fileOf({ data, clock }: World, savedAt = Date.now()): WorldFile {
  const { name, seed } = data
  const times = { now: clock.iso(), savedAt: new Date(savedAt).toISOString() }
  return { format: 'bjorkvall-world', version, name, seed, ...times, state: JSON.stringify(data) }
}

/**
 * The data in a file, made ready for a world whose catalogue has this size; undefined when the file is of another
 * version or its state is not one. Parts that the file lacks are those of a new world.
 */
export function dataOf(file: WorldFile, { id, size }: Pick<WorldData, 'id' | 'size'>): WorldData | undefined {
  const now = Date.parse(file.now)
  if (file.version !== version || !(now >= earliestTime && now <= latestTime)) return undefined
  const { name, seed } = file
  const merged = filled(newWorldData({ id, name, seed, size }), parsed(file.state))
  return merged && atTime({ ...merged, id, name, seed, size }, now)
}

function parsed(state: string): unknown {
  try {
    return JSON.parse(state)
  } catch {
    return undefined
  }
}

/** Fresh data with what the state has of it, if all of that is of the same kind. */
function filled(fresh: WorldData, state: unknown): WorldData | undefined {
  if (!isRecord(state) || !isLike(fresh, state)) return undefined
  const data = over(fresh, state) as WorldData
  return Number.isNaN(Date.parse(data.today)) ? undefined : data
}

/** What is given, and what is not given of it as it is in `fresh`. */
function over(fresh: unknown, given: unknown): unknown {
  if (!isRecord(fresh) || !isRecord(given)) return given
  const parts = Object.entries(given).map(([key, value]) => [
    key,
    key in fresh ? over(fresh[key], value) : value,
  ])
  return { ...fresh, ...(Object.fromEntries(parts) as Record<string, unknown>) }
}

/** Whether a value could stand in place of a fresh one. Texts may be missing yet: null stands for them. */
function isLike(fresh: unknown, value: unknown): boolean {
  if (fresh === null || typeof fresh === 'string') return value === null || typeof value === 'string'
  if (Array.isArray(fresh)) return Array.isArray(value)
  if (!isRecord(fresh)) return typeof value === typeof fresh
  return (
    isRecord(value) && Object.keys(fresh).every((key) => !(key in value) || isLike(fresh[key], value[key]))
  )
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
