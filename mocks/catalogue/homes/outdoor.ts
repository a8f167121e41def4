import type { BuildingForm, Concept, Country } from '../codes.ts'
import type { Random } from '../lib/random.ts'
import type { Home, OutdoorSpace } from '../types.ts'
import type { Slot } from './layout.ts'

/** Balconies, patios and the like: flats have one, sometimes two; houses have a patio and perhaps more. */
export function outdoorSpaces(slot: Slot, form: BuildingForm, random: Random): OutdoorSpace[] {
  const direction = slot.orientation
  if (form === 'plots') return []
  if (slot.plotArea !== undefined) {
    const patio: OutdoorSpace = { type: 'patio', area: random.int(14, 28), direction }
    if (random.chance(0.35)) return [patio, { type: 'terrace', area: random.int(8, 16), direction }]
    return random.chance(0.35) ? [patio, { type: 'porch', area: random.int(6, 12), direction }] : [patio]
  }
  if (slot.floor === 1 && random.chance(0.65)) return [{ type: 'patio', area: random.int(10, 22), direction }]
  if (slot.floor === slot.maxFloor && slot.corner && random.chance(0.5)) {
    const type = random.chance(0.5) ? 'roofTop' : 'terrace'
    return [{ type, area: random.int(14, 38), direction }]
  }
  if (slot.rooms === 1 && random.chance(0.6)) return [{ type: 'frenchBalcony', direction }]
  const balcony: OutdoorSpace = {
    type: 'balcony',
    area: random.int(5, 9) + Math.floor(slot.rooms * 1.2),
    direction,
  }
  return slot.rooms >= 4 && random.chance(0.3) ? [balcony, { type: 'frenchBalcony', direction }] : [balcony]
}

/** What one filters by beside outdoor spaces: a sauna, as most Finnish homes have, and a walk-in closet. */
export function extras(slot: Slot, concept: Concept, country: Country, random: Random): Home['extras'] {
  if (slot.rooms < 2) return []
  const elsewhere = concept === 'premium' ? 0.25 : 0.04
  const sauna = random.chance(country === 'fi' ? 0.6 : elsewhere)
  const closet = slot.rooms >= 3 && random.chance(concept === 'premium' ? 0.6 : 0.3)
  return [...(sauna ? (['sauna'] as const) : []), ...(closet ? (['walkInCloset'] as const) : [])]
}
