import type { HomeStatus } from '../../../catalogue/codes.ts'
import { fill } from '../../../catalogue/words/words.ts'
import { languageOf } from '../../../catalogue/site-of.ts'
import type { Home } from '../../../catalogue/types.ts'
import { hoursOfSun, sunMonths } from '../../../imagery/picker/sun-study.ts'
import { hasTour, objectNameOf } from '../../../state/homes/home-tour.ts'
import type { SunMonth } from '../../../imagery/picker/sun-study.ts'
import { opposite } from './picker-source.ts'
import type { PickerSource } from './picker-source.ts'
import type { Shape } from './types.ts'
import { explorerWords } from './words.ts'

/** What the picker calls a status (E-082); homes that are not for anybody yet are not in it. */
const statuses: Partial<Record<HomeStatus, Shape<'ExplorerObjectStatus'>>> = {
  forSale: 'forSale',
  booked: 'booked',
  reserved: 'reserved',
  preselling: 'preselling',
  showingApartment: 'showingApartment',
  sold: 'sold',
  succession: 'sold',
}

/** What the picker calls where a home stands; undefined for one that is not in it. */
export const explorerStatusOf = (status: HomeStatus): Shape<'ExplorerObjectStatus'> | undefined =>
  statuses[status]

/** The homes of a stage as the picker shows them (N-072), each with the status and the price it has now. */
export function explorerObjects(
  source: PickerSource,
  {
    statusOf,
    priceOf,
  }: { statusOf: (home: Home) => HomeStatus; priceOf: (home: Home) => number | undefined },
): Shape<'ExplorerObject'>[] {
  return source.homes.flatMap((home) => {
    const objectStatus = explorerStatusOf(statusOf(home))
    return objectStatus
      ? [{ ...unchanging(source, home), ...priced(priceOf(home), objectStatus), objectStatus }]
      : []
  })
}

function priced(shown: number | undefined, status: Shape<'ExplorerObjectStatus'>) {
  return status === 'sold' || shown === undefined ? {} : { price: shown }
}

type Unchanging = Omit<Shape<'ExplorerObject'>, 'objectStatus' | 'price'>

const known = new WeakMap<Home, Unchanging>()

/** What does not change while a home is sold; the hours of sun take some reckoning. */
function unchanging(source: PickerSource, home: Home): Unchanging {
  const found = known.get(home)
  if (found) return found
  const { id, objectNumber, house, floor, rooms, possibleRooms, livingArea, residenceType } = home
  const words = explorerWords(languageOf[home.country])
  const apartment = residenceType === 'apartment'
  const one: Unchanging = {
    id,
    objectNumber,
    ...(hasTour(home) ? { objectName: objectNameOf(home) } : {}),
    house: apartment ? fill(words.house, { letter: house }) : objectNumber,
    floor: apartment ? floor : 1,
    rooms,
    possibleRooms: [...possibleRooms],
    area: rooms === 0 ? 0 : livingArea,
    directions: directionsOf(home),
    has360: hasTour(home),
    ...(rooms > 0 ? { sunHours: sunHoursOf(source, home) } : {}),
  }
  known.set(home, one)
  return one
}

/** Where its windows and outdoor spaces look: the facade, and the other side of a home that goes through the house. */
function directionsOf({ orientation, outdoorSpaces, rooms }: Home): Home['orientation'][] {
  const through = rooms >= 2 ? [opposite(orientation)] : []
  return [...new Set([orientation, ...outdoorSpaces.map(({ direction }) => direction), ...through])].slice(
    0,
    8,
  )
}

/** Hours of direct sun where one sits outside, or at the facade of a home without such a place, in its first year. */
function sunHoursOf({ neighbour }: PickerSource, home: Home): Shape<'SunHours'> {
  const { geo, floor, entryDate, outdoorSpaces, orientation } = home
  const outside = new Set(outdoorSpaces.map(({ direction }) => direction))
  const exposures = (outside.size > 0 ? [...outside] : [orientation]).map((direction) => ({
    geo,
    direction,
    neighbour,
  }))
  const height = 1.6 + 3 * (floor - 1)
  const hours = (month: SunMonth) => hoursOfSun(exposures, height, Number(entryDate.slice(0, 4)), month)
  const months = Object.keys(sunMonths) as SunMonth[]
  return Object.fromEntries(months.map((month) => [month, hours(month)])) as Shape<'SunHours'>
}
