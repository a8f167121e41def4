import type { components } from '#gen/mock_control/types.ts'
import { earliestTime, latestTime } from '../../engine/worlds/clock.ts'
import { type JsonRefusal, parseJson } from '../../engine/request/parse-json.ts'
import { atTime } from './change-world.ts'
import { invalidEntryIn } from './world-entries.ts'
import { withDefaults } from './world-shape.ts'
import type { World } from '../world.ts'
import { type WorldData, newWorldData } from './world-data.ts'

export type WorldFile = components['schemas']['WorldFile']

/** Rises when an older file could not be read any more. */
const version = 2

/** Far more than any world has. There is a limit because every value is compared after each call. */
const limits = { depth: 128, values: 250_000 }

/** A world as a file that can be carried elsewhere; its secret stays. */
export function fileOf({ data, clock, outside }: Pick<World, 'data' | 'clock' | 'outside'>): WorldFile {
  const { name, seed } = data
  const times = { now: clock.iso(), savedAt: new Date(outside()).toISOString() }
  const state = JSON.stringify({ ...data, secret: undefined })
  return { format: 'bjorkvall-world', version, name, seed, ...times, state }
}

/** A refusal names a place in the file by so many letters at most: its names come from a stranger. */
const maxPlaceLength = 200

/** Why a file is not read. */
export type FileRefusal = JsonRefusal | { code: 'version'; detail: string }

const otherVersion = { code: 'version', detail: 'this mock does not read such a file' } as const

/**
 * The data in a file, made ready for a world whose catalogue has this size. Refused when the file is of another version,
 * its state is not one, has entries that no world has, or is more than any world has. Parts that the file lacks are those of a new world, and no secret
 * comes from a file.
 */
export function dataOf(
  file: WorldFile,
  { data, outside }: { data: Pick<WorldData, 'id' | 'size'>; outside: () => number },
): { data: WorldData } | { refused: FileRefusal } {
  const now = Date.parse(file.now)
  if (file.version !== version || !(now >= earliestTime && now <= latestTime))
    return { refused: otherVersion }
  const state = parseJson(file.state, limits)
  if ('refused' in state) return state
  const { name, seed } = file
  const { id, size } = data
  const merged = withDefaults(newWorldData({ id, name, seed, size }, outside()), state.value)
  if (!merged || Number.isNaN(Date.parse(merged.today))) return { refused: otherVersion }
  const misfit = invalidEntryIn(merged)
  if (misfit !== undefined)
    return {
      refused: { ...otherVersion, detail: `${otherVersion.detail}: ${misfit.slice(0, maxPlaceLength)}` },
    }
  return { data: atTime({ ...merged, id, name, secret: '', seed, size }, now, outside) }
}
