import type { BuildingForm, Country } from '../codes.ts'
import type { Slot } from './layout.ts'

const houseWords: Readonly<Record<Country, Readonly<{ house: string; plot: string }>>> = {
  se: { house: 'Hus', plot: 'Tomt' },
  no: { house: 'Hus', plot: 'Tomt' },
  fi: { house: 'Talo', plot: 'Tontti' },
}

/** The number a home is sold under, and the one the authorities know a flat by. */
export type HomeNumbers = Readonly<{ objectNumber: string; apartmentNumber?: string }>

/**
 * Numbers as each country writes them: Sweden `C-1403` and `1403` (two digits of floor, the one at the ground 11 here,
 * and two of order), Norway `B-H0402` and `H0402`, Finland `A 12` for both, counted through the stair; houses and plots
 * `Hus 5`.
 */
export function homeNumbers(
  slot: Slot,
  form: BuildingForm,
  country: Country,
  countInHouse: number,
): HomeNumbers {
  if (slot.plotArea !== undefined) {
    const word = houseWords[country][form === 'plots' ? 'plot' : 'house']
    return { objectNumber: `${word} ${slot.position}` }
  }
  if (country === 'fi')
    return { objectNumber: `${slot.house} ${countInHouse}`, apartmentNumber: `${slot.house} ${countInHouse}` }
  const apartmentNumber =
    country === 'se' ? `${10 + slot.floor}${two(slot.position)}` : `H${two(slot.floor)}${two(slot.position)}`
  return { objectNumber: `${slot.house}-${apartmentNumber}`, apartmentNumber }
}

function two(value: number): string {
  return String(value).padStart(2, '0')
}
