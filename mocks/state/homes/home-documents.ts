import type { Site, SiteKey } from '#src/sites/site.ts'
import type { Catalogue } from '../../catalogue/catalogue.ts'
import { type Day, addDays } from '../../catalogue/dates.ts'
import type { FileRef } from '../../catalogue/pages/files/file.ts'
import { type HomeFileKey, homeFile, stageFile } from '../../catalogue/pages/files/home-files.ts'
import { languageOf } from '../../catalogue/site-of.ts'
import type { Home } from '../../catalogue/types.ts'
import type { Account } from '../accounts/account.ts'
import { activeObjectOf } from '../accounts/homes/active-object.ts'
import { ownObjects } from '../accounts/homes/own-objects.ts'
import { type FirstAgreement, firstAgreementOf, isReplaced } from '../purchase/first-agreement.ts'
import { type Step, daysToChoose } from '../purchase/plan.ts'
import { progressOf } from '../purchase/progress.ts'

/** A document of somebody's home: when it came, and what it waits for or when it was dealt with. */
export type HomeDocument = Readonly<{ home: Home; file: Omit<FileRef, 'publishedOn'>; day: Day }> &
  (
    | Readonly<{ status: 'done'; action?: 'sign' | 'approve'; completedOn?: Day }>
    | Readonly<{ status: 'pending'; action: 'sign' | 'approve'; earliestSignDate?: Day; lastSignDate?: Day }>
    | Readonly<{ status: 'expired'; action: 'sign'; lastSignDate: Day }>
  )

/** The law gives a week to think before a preliminary agreement is signed. */
const daysToThink = 7
/**
 * When a document comes, counted in days from a step of the purchase, and by when it has to be dealt with. Until the
 * world began everybody has done that in time; from then on it waits for its owner. What has no such day is signed as it
 * comes: in the booking, or where people meet.
 */
type PaperPlan = Readonly<{
  key: HomeFileKey
  comes: readonly [step: Step, days: number]
  done?: readonly [step: Step, days: number]
  /** After this day nobody can sign it any more: the standard choices apply, or another agreement has taken its place. */
  lapses?: readonly [step: Step, days: number]
  action?: 'sign' | 'approve'
  /** Not to be signed before the law's time to think is over. */
  thinking?: boolean
  /** What has to be over before it comes: it comes on that day at the earliest. */
  waitsFor?: Step
}>

const plans: readonly PaperPlan[] = [
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
    waitsFor: 'booking',
  },
  {
    key: 'interior-agreement',
    comes: ['interior', -daysToChoose],
    done: ['interior', 0],
    lapses: ['interior', 0],
    action: 'sign',
    waitsFor: 'contract',
  },
  {
    key: 'inspection-record',
    comes: ['inspection', 0],
    done: ['inspection', 10],
    action: 'approve',
    waitsFor: 'contract',
  },
  { key: 'purchase-agreement', comes: ['payment', 0], action: 'sign', waitsFor: 'booking' },
  { key: 'handover-record', comes: ['moveIn', 0], action: 'sign', waitsFor: 'moveIn' },
  { key: 'warranty-certificate', comes: ['moveIn', 0], waitsFor: 'moveIn' },
  { key: 'care-instructions', comes: ['moveIn', 0], waitsFor: 'moveIn' },
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
  const object = objectOf(home, account, catalogue)
  if (!object) return []
  const progress = progressOf(object, account, today)
  const planned = Object.fromEntries(object.timeline.map(({ step, date }) => [step, date]))
  const on = ([step, days]: readonly [Step, number]) => {
    const date = planned[step]
    return date && addDays(date, days)
  }
  const papers = plansOf(home.site, firstAgreementOf(object, home.site))
  const own = papers.flatMap(({ key, comes, done, lapses, action, thinking, waitsFor }): HomeDocument[] => {
    const first = waitsFor && progress[waitsFor]
    const day = latest(on(comes), first?.date)
    const due = done ? on(done) : day
    const end = lapses && on(lapses)
    if (first?.isOver === false || day === undefined || day > today || due === undefined) return []
    // by the time it could have come nobody could sign it any more
    if (end && day > end) return []
    const file = fileOf(home, key)
    const paper = { home, file, day }
    if (!action) return [{ ...paper, status: 'done' }]
    const isPast = due <= today && (!done || due <= catalogue.referenceDate)
    const completedOn = account.signedDocuments?.[file.id] ?? (isPast ? due : undefined)
    if (completedOn !== undefined) return [{ ...paper, status: 'done', action, completedOn }]
    if (end && action === 'sign' && end < today)
      return [{ ...paper, status: 'expired', action, lastSignDate: due }]
    const wait = thinking && home.country === 'se' ? { earliestSignDate: addDays(day, daysToThink) } : {}
    const until = done && action === 'sign' && due >= today ? { lastSignDate: due } : {}
    return [{ ...paper, status: 'pending', action, ...wait, ...until }]
  })
  const { date: booked } = progress.booking
  if (!progress.booking.isOver || booked === undefined) return own
  const rules = stageFile(home.stageId, 'house-rules', language)
  return [...own, { home, file: rules, day: booked, status: 'done' }]
}

/** The grant where it is written at once: no other agreement comes before it or takes its place. */
const grantAtOnce: PaperPlan = {
  key: 'purchase-agreement',
  comes: ['contract', -10],
  done: ['contract', 0],
  action: 'sign',
  waitsFor: 'booking',
}

const plansWithoutPreliminary = plans.flatMap((plan) => {
  if (plan.key === 'preliminary-agreement') return [grantAtOnce]
  return plan.key === 'purchase-agreement' ? [] : [plan]
})

/** Where the first agreement is the purchase itself: it never lapses, and what follows from it waits for it. */
const plansByPurchase = plans.map((plan): PaperPlan => {
  const { lapses: _lapses, ...kept } = plan
  if (plan.key === 'preliminary-agreement') return kept
  return plan.key === 'purchase-agreement' ? { ...plan, waitsFor: 'contract' } : plan
})

function plansOf(site: SiteKey, first: FirstAgreement): readonly PaperPlan[] {
  if (first === 'purchase-agreement') return plansWithoutPreliminary
  return isReplaced(site, first) ? plans : plansByPurchase
}

const latest = (planned: Day | undefined, other: Day | undefined): Day | undefined =>
  planned && other && other > planned ? other : planned

const files = new WeakMap<Home, Map<HomeFileKey, FileRef>>()

/** A document of a home, which the catalogue never changes: it is described once. */
function fileOf(home: Home, key: HomeFileKey): FileRef {
  const ofHome = files.get(home) ?? new Map<HomeFileKey, FileRef>()
  files.set(home, ofHome)
  const file = ofHome.get(key) ?? homeFile(home, key, languageOf[home.country])
  ofHome.set(key, file)
  return file
}

/** The home as its owner's account keeps it; another one as if it had been bought when it was begun. */
function objectOf(home: Home, account: Account, catalogue: Catalogue) {
  const own = ownObjects(account).find(({ objectId }) => objectId === home.id)
  return own ?? activeObjectOf(catalogue, { homeId: home.id, objectPageExists: true, hasAgreement: false })
}
