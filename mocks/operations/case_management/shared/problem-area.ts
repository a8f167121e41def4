import { assetNamed, roomNamed } from '../../../catalogue/cases/rooms/room-options.ts'
import { publicAreas, rooms } from '../../../catalogue/cases/rooms/room-codes.ts'
import { unprocessable } from './case-site.ts'

type ProblemArea = { area: '1' | '2'; roomId: string; assetTypeId: string }

/** The problem of a room or detail that the lookups do not have (V-037, V-038): for a public area, or a room of a dwelling. */
export function problemAreaError({ area, roomId, assetTypeId }: ProblemArea) {
  const room = roomNamed(roomId)
  const isPublic = publicAreas.some((code) => code === room?.code)
  const fits = room && (room.code === 'other' || isPublic === (area === '1'))
  if (!fits) return unprocessable('/roomId', 'unknown')
  const asset = assetNamed(assetTypeId)
  return asset && rooms[room.code].assets.includes(asset)
    ? undefined
    : unprocessable('/assetTypeId', 'unknown')
}
