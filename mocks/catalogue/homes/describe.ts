import type { ResidenceType } from '../codes.ts'
import type { Random } from '../lib/random.ts'
import type { OutdoorSpace } from '../types.ts'
import { unbroken } from '../words/unbroken.ts'
import { fill } from '../words/words.ts'
import type { HomeWords } from '../words/words.ts'
import type { Slot } from './layout.ts'

/** The title of a home and two sentences about it, from what it has. */
export function describeHome(
  words: HomeWords,
  slot: Slot,
  type: ResidenceType,
  spaces: readonly OutdoorSpace[],
  random: Random,
): Readonly<{ title: string; description: string }> {
  const values = {
    rooms: type === 'apartment' ? (words.rooms[slot.rooms - 1] ?? slot.rooms) : slot.rooms,
    direction: words.directions[slot.orientation],
    area: slot.plotArea ?? slot.livingArea,
  }
  const title = fill(words.title[type === 'apartment' ? trait(slot, spaces, random) : type], values)
  const sentence = fill(first(words, slot, type, random), values)
  const [space] = spaces
  if (!space) return { title, description: sentence }
  const outdoor = fill(words.outdoor[space.type], { ...values, area: space.area ?? 0 })
  return { title, description: unbroken(`${sentence} ${outdoor}`) }
}

function first(words: HomeWords, slot: Slot, type: ResidenceType, random: Random): string {
  if (type === 'plot') return random.pick(words.plot)
  if (type !== 'apartment') return random.pick(words.house)
  return random.pick(words.layout[Math.min(5, Math.max(1, slot.rooms)) as 1 | 2 | 3 | 4 | 5])
}

/** What a flat is named after: the ground, the top, the corner, or where the light comes from. */
function trait(slot: Slot, spaces: readonly OutdoorSpace[], random: Random) {
  if (spaces[0]?.type === 'patio') return 'ground'
  if (slot.floor === slot.maxFloor) return 'top'
  if (slot.corner && random.chance(0.3)) return 'corner'
  if (['6', '7', '8'].includes(slot.orientation)) return 'west'
  if (['2', '3', '4'].includes(slot.orientation)) return 'east'
  return slot.orientation === '5' ? 'south' : 'north'
}
