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

type Step = 'booking' | 'contract' | 'interior' | 'inspection' | 'payment' | 'moveIn'

/** A document of somebody's home: when it came, and what it waits for or when it was dealt with. */
export type HomeDocument = Readonly<{ home: Home; file: Omit<FileRef, 'publishedOn'>; day: Day }> &
  (
    | Readonly<{ status: 'done'; action?: 'sign' | 'approve'; completedOn?: Day }>
    | Readonly<{ status: 'pending'; action: 'sign' | 'approve'; earliestSignDate?: Day }>
  )

/** The law gives a week to think before a preliminary agreement is signed. */
const daysToThink = 7

/** When a document comes, counted in days from a step of the purchase, and when it is dealt with, if it has to be. */
type Plan = Readonly<{
  key: HomeFileKey
  comes: readonly [step: Step, days: number]
  done?: readonly [step: Step, days: number]
  /** The day that is told of one that was dealt with before it had to be. */
  told?: readonly [step: Step, days: number]
  action?: 'sign' | 'approve'
  /** Not to be signed before the law's time to think is over. */
  thinking?: boolean
}>

const plans: readonly Plan[] = [
  { key: 'floor-plan', comes: ['booking', 0] },
  { key: 'facts', comes: ['booking', 0] },
  { key: 'costs', comes: ['booking', 0] },
  { key: 'booking-agreement', comes: ['booking', 0], action: 'sign' },
  {
    key: 'preliminary-agreement',
    comes: ['contract', -14],
    done: ['contract', 0],
    action: 'sign',
    thinking: true,
  },
  {
    key: 'interior-agreement',
    comes: ['interior', 0],
    done: ['moveIn', 0],
    told: ['interior', 14],
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
  const own = plans.flatMap(({ key, comes, done, told, action, thinking }): HomeDocument[] => {
    const day = on(comes)
    if (day > today) return []
    const file = fileOf(home, key)
    const paper = { home, file, day }
    const signedOn = account.signedDocuments?.[file.id]
    const due = done ? on(done) : day
    if (!action) return [{ ...paper, status: 'done' }]
    if ((signedOn ?? due) <= today)
      return [{ ...paper, status: 'done', action, completedOn: signedOn ?? (told ? on(told) : due) }]
    const wait = thinking && home.country === 'se' ? { earliestSignDate: addDays(day, daysToThink) } : {}
    return [{ ...paper, status: 'pending', action, ...wait }]
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

/** The days of the steps: those of the account for the home that it is about, reckoned back from the keys for others. */
function datesOf(home: Home, account: Account, catalogue: Catalogue) {
  const known = ownObjects(account).find(({ objectId }) => objectId === home.id)
  const link = { homeId: home.id, objectPageExists: true, hasAgreement: false }
  const { timeline } = known ?? activeObjectOf(catalogue, link) ?? { timeline: [] }
  return Object.fromEntries(timeline.map(({ step, date }) => [step, date])) as Partial<Record<Step, Day>>
}
