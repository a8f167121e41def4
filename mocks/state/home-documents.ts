import type { Site } from '#src/sites/site.ts'
import type { Catalogue } from '../catalogue/catalogue.ts'
import { type Day, addDays } from '../catalogue/dates.ts'
import type { FileRef } from '../catalogue/pages/files/file.ts'
import { type HomeFileKey, homeFile, stageFile } from '../catalogue/pages/files/home-files.ts'
import { languageOf } from '../catalogue/site-of.ts'
import type { Home } from '../catalogue/types.ts'
import type { Account } from './accounts/account.ts'
import { activeObjectOf } from './accounts/active-object.ts'
import { ownObjects } from './accounts/own-objects.ts'
import { openSteps } from './open-steps.ts'

type Step = 'booking' | 'contract' | 'interior' | 'inspection' | 'payment' | 'moveIn'

/** A document of somebody's home: when it came, and what it waits for or when it was dealt with. */
export type HomeDocument = Readonly<{ home: Home; file: Omit<FileRef, 'publishedOn'>; day: Day }> &
  (
    | Readonly<{ status: 'done'; action?: 'sign' | 'approve'; completedOn?: Day }>
    | Readonly<{ status: 'pending'; action: 'sign' | 'approve'; earliestSignDate?: Day; lastSignDate?: Day }>
    | Readonly<{ status: 'expired'; action: 'sign'; lastSignDate: Day }>
  )

/** The law gives a week to think before a preliminary agreement is signed. */
const daysToThink = 7
/** So long an agreement on choices can be signed; after that the standard ones are ordered. */
const daysToChoose = 90

/**
 * When a document comes, counted in days from a step of the purchase, and by when it has to be dealt with. Until the
 * world began everybody has done that in time; from then on it waits for its owner. What has no such day is signed as it
 * comes: in the booking, or where people meet.
 */
type Plan = Readonly<{
  key: HomeFileKey
  comes: readonly [step: Step, days: number]
  done?: readonly [step: Step, days: number]
  /** The day that is told of one that was dealt with before it had to be. */
  told?: readonly [step: Step, days: number]
  /** After this day nobody can sign it any more: the standard choices apply, or another agreement has taken its place. */
  lapses?: readonly [step: Step, days: number]
  action?: 'sign' | 'approve'
  /** Not to be signed before the law's time to think is over. */
  thinking?: boolean
}>

/** Nobody chooses before the first agreement is signed, nor gets keys before the home is paid. */
const before: Partial<Record<Step, Step>> = { interior: 'contract', moveIn: 'payment' }

const plans: readonly Plan[] = [
  { key: 'floor-plan', comes: ['booking', 0] },
  { key: 'facts', comes: ['booking', 0] },
  { key: 'costs', comes: ['booking', 0] },
  { key: 'booking-agreement', comes: ['booking', 0], action: 'sign' },
  {
    key: 'preliminary-agreement',
    comes: ['contract', -10],
    done: ['contract', 0],
    lapses: ['payment', -1],
    action: 'sign',
    thinking: true,
  },
  {
    key: 'interior-agreement',
    comes: ['interior', 0],
    done: ['interior', daysToChoose],
    told: ['interior', 14],
    lapses: ['interior', daysToChoose],
    action: 'sign',
  },
  { key: 'inspection-record', comes: ['inspection', 0], done: ['inspection', 10], action: 'approve' },
  { key: 'purchase-agreement', comes: ['payment', 0], action: 'sign' },
  { key: 'handover-record', comes: ['moveIn', 0], action: 'sign' },
  { key: 'warranty-certificate', comes: ['moveIn', 0] },
  { key: 'care-instructions', comes: ['moveIn', 0] },
]

/**
 * The documents of a customer's homes on a site as they stand on a day, home by home. Whoever takes over a home in a
 * succession has none (P-010).
 */
export function homeDocumentsOf(
  account: Account,
  catalogue: Catalogue,
  site: Site,
  today: Day,
): HomeDocument[] {
  if (account.activeObject?.succession) return []
  return account.bookings.flatMap(({ objectId, siteId }) => {
    const home = siteId === site.siteId ? catalogue.home(objectId) : undefined
    return home ? papersOfHome(home, account, catalogue, today) : []
  })
}

function papersOfHome(home: Home, account: Account, catalogue: Catalogue, today: Day): HomeDocument[] {
  const language = languageOf[home.country]
  const dates = datesOf(home, account, catalogue)
  const on = ([step, days]: readonly [Step, number]) => addDays(dates[step] ?? today, days)
  const isOpen = openSteps(ownObject(home, account), account, today)
  const own = plans.flatMap(({ key, comes, done, told, lapses, action, thinking }): HomeDocument[] => {
    const day = on(comes)
    const waitsFor = before[comes[0]]
    if (day > today || (waitsFor && isOpen.has(waitsFor))) return []
    const file = fileOf(home, key)
    const paper = { home, file, day }
    if (!action) return [{ ...paper, status: 'done' }]
    const due = done ? on(done) : day
    const isPast = due <= today && (!done || due <= catalogue.referenceDate)
    const completedOn = account.signedDocuments?.[file.id] ?? (isPast ? (told ? on(told) : due) : undefined)
    if (completedOn !== undefined) return [{ ...paper, status: 'done', action, completedOn }]
    if (lapses && action === 'sign' && on(lapses) < today)
      return [{ ...paper, status: 'expired', action, lastSignDate: due }]
    const wait = thinking && home.country === 'se' ? { earliestSignDate: addDays(day, daysToThink) } : {}
    const until = lapses && due >= today ? { lastSignDate: due } : {}
    return [{ ...paper, status: 'pending', action, ...wait, ...until }]
  })
  const booked = on(['booking', 0])
  const rules = stageFile(home.stageId, 'house-rules', language)
  return booked > today ? own : [...own, { home, file: rules, day: booked, status: 'done' }]
}

const files = new WeakMap<Home, Map<HomeFileKey, FileRef>>()

/** A document of a home, which the catalogue never changes: it is described once. */
function fileOf(home: Home, key: HomeFileKey): FileRef {
  const ofHome = files.get(home) ?? new Map<HomeFileKey, FileRef>()
  files.set(home, ofHome)
  const file = ofHome.get(key) ?? homeFile(home, key, languageOf[home.country])
  ofHome.set(key, file)
  return file
}

const ownObject = ({ id }: Home, account: Account) =>
  ownObjects(account).find(({ objectId }) => objectId === id)

/** The days of the steps: those of the account for the home that it is about, reckoned back from the keys for others. */
function datesOf(home: Home, account: Account, catalogue: Catalogue) {
  const known = ownObject(home, account)
  const link = { homeId: home.id, objectPageExists: true, hasAgreement: false }
  const { timeline } = known ?? activeObjectOf(catalogue, link) ?? { timeline: [] }
  return Object.fromEntries(timeline.map(({ step, date }) => [step, date])) as Partial<Record<Step, Day>>
}
