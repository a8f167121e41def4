import type { Catalogue } from '../../catalogue/catalogue.ts'
import type { Clock } from '../../engine/worlds/clock.ts'
import { Beacons, type BeaconsData } from './beacons.ts'
import type { Lead } from './interests.ts'
import { Showings, type ShowingsData } from './showings.ts'
import { Visits, type VisitsData } from './visits.ts'

/** What people leave behind beside their account. */
export type SavedData = {
  showings: ShowingsData
  leads: Lead[]
  visits: VisitsData
  beacons: BeaconsData
}

export type Saved = { showings: Showings; visits: Visits; beacons: Beacons }

export const newSavedData = (): SavedData => ({
  showings: { guests: {}, full: false },
  leads: [],
  visits: { homes: {}, stages: {} },
  beacons: { experiments: {}, vitals: [] },
})

export function openSaved(data: SavedData, catalogue: Catalogue, clock: Clock): Saved {
  return {
    showings: new Showings(data.showings, catalogue, clock),
    visits: new Visits(data.visits, catalogue),
    beacons: new Beacons(data.beacons),
  }
}
