import { bookingJourneys } from './journeys-booking.ts'
import { demoJourneys } from './journeys-demo.ts'
import { loginJourneys } from './journeys-login.ts'
import { residentJourneys } from './journeys-resident.ts'
import { searchJourneys } from './journeys-search.ts'
import type { Journey } from './journey.ts'

/** What is walked in every engine: each feature that asks something of a browser, once. */
export const journeys: readonly Journey[] = [
  ...searchJourneys,
  ...loginJourneys,
  ...bookingJourneys,
  ...residentJourneys,
  ...demoJourneys,
]
