import type { components } from '#gen/content/types.ts'
import type { Site } from '#src/sites/site.ts'
import type { Home } from '../../../catalogue/types.ts'
import { fill } from '../../../catalogue/words/words.ts'
import { area, longDay } from './formats.ts'
import { contentWords } from '../words/by-country.ts'

type Fact = components['schemas']['Fact']
type Rows = readonly (readonly [label: string, value: string | undefined])[]

/** Rows that have a value. */
export const factRows = (rows: Rows): Fact[] =>
  rows.flatMap(([label, value]) => (value === undefined ? [] : [{ label, value }]))

/**
 * What to know of a home beside what its card shows; `withDoor` is false where nothing may lead to its
 * door, `withMoveIn` where a page tells from the hit when one moves in.
 */
export function homeFacts(home: Home, site: Site, { withDoor = true, withMoveIn = true } = {}): Fact[] {
  const words = contentWords(home.country)
  const { floor, maxFloor, plotArea, storageArea } = home
  return factRows([
    [words.facts.residenceType, words.residenceType[home.residenceType]],
    [words.facts.disposalForm, words.disposalForm[home.disposalForm]],
    [words.facts.objectNumber, home.objectNumber],
    [words.facts.apartmentNumber, withDoor ? home.apartmentNumber : undefined],
    [
      words.facts.floor,
      home.residenceType === 'apartment' ? fill(words.floor, { floor, max: maxFloor }) : undefined,
    ],
    [words.facts.plotArea, plotArea === undefined ? undefined : area(site, plotArea)],
    [words.facts.storage, storageArea > 0 ? area(site, storageArea) : undefined],
    [words.facts.energyClass, home.energyClass],
    [words.facts.moveIn, withMoveIn ? longDay(site, home.entryDate) : undefined],
    [words.facts.address, withDoor ? `${home.address}, ${home.postalCode} ${home.city}` : undefined],
  ])
}
