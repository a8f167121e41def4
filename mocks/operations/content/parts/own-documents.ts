import type { Site } from '#src/sites/site.ts'
import { type Day, addDays } from '../../../catalogue/dates.ts'
import { type HomeFileKey, homeFile, stageFile } from '../../../catalogue/pages/files/home-files.ts'
import { languageOf } from '../../../catalogue/site-of.ts'
import type { Home } from '../../../catalogue/types.ts'
import type { Account } from '../../../state/accounts/account.ts'
import { activeObjectOf } from '../../../state/accounts/active-object.ts'
import type { World } from '../../../state/world.ts'
import type { Shape } from '../service.ts'

type MyDocument = Shape<'MyDocument'>
type Step = 'booking' | 'contract' | 'interior' | 'inspection' | 'payment' | 'moveIn'

/** The law gives a week to think before a preliminary agreement is signed. */
const daysToThink = 7

/** When a document comes, counted in days from a step of the purchase, and when it is dealt with, if it has to be. */
type Plan = Readonly<{
  key: HomeFileKey
  comes: readonly [step: Step, days: number]
  done?: readonly [step: Step, days: number]
  action?: 'sign' | 'approve'
  /** Not to be signed before the law's time to think is over. */
  thinking?: boolean
}>

const plans: readonly Plan[] = [
  { key: 'floor-plan', comes: ['booking', 0] },
  { key: 'facts', comes: ['booking', 0] },
  { key: 'costs', comes: ['booking', 0] },
  { key: 'booking-agreement', comes: ['booking', 0] },
  {
    key: 'preliminary-agreement',
    comes: ['contract', -14],
    done: ['contract', 0],
    action: 'sign',
    thinking: true,
  },
  // waits until the keys, as its notification does
  { key: 'interior-agreement', comes: ['interior', 0], done: ['moveIn', 0], action: 'sign' },
  { key: 'inspection-record', comes: ['inspection', 0], done: ['inspection', 10], action: 'approve' },
  { key: 'purchase-agreement', comes: ['payment', 0] },
  { key: 'handover-record', comes: ['moveIn', 0] },
  { key: 'warranty-certificate', comes: ['moveIn', 0] },
  { key: 'care-instructions', comes: ['moveIn', 0] },
]

/** The documents of a customer's homes on a site: what waits for them first, then the latest. */
export function ownDocuments(account: Account, world: World, site: Site): MyDocument[] {
  const homes = account.bookings.flatMap(({ objectId, siteId }) => {
    return (siteId === site.siteId && world.catalogue.home(objectId)) || []
  })
  const today = world.clock.iso().slice(0, 10)
  const found = homes.flatMap((home) => documentsOfHome(home, account, world, today))
  const actionPath = world.catalogue
    .site(site.key)
    .pages.find(({ template }) => template === 'myDocumentsAction')?.path
  return found
    .map(({ day, ...document }) => ({ day, document: withWay(document, actionPath) }))
    .sort((a, b) => Number(isDone(a.document)) - Number(isDone(b.document)) || (a.day < b.day ? 1 : -1))
    .map(({ document }) => document)
}

const isDone = ({ status }: MyDocument): boolean => status === 'done'

function withWay(document: MyDocument, path: string | undefined): MyDocument {
  return document.status === 'pending' && path
    ? { ...document, actionUrl: `${path}${document.id}/` }
    : document
}

type Dated = MyDocument & { day: Day }

function documentsOfHome(home: Home, account: Account, { catalogue }: World, today: Day): Dated[] {
  const language = languageOf[home.country]
  const dates = datesOf(home, account, catalogue)
  const on = ([step, days]: readonly [Step, number]) => addDays(dates[step] ?? today, days)
  const own = plans.flatMap(({ key, comes, done, action, thinking }): Dated[] => {
    const day = on(comes)
    if (day > today) return []
    const { publishedOn: _day, ...file } = homeFile(home, key, language, day)
    const completedOn = done ? on(done) : day
    if (action && completedOn > today) {
      const earliestSignDate = addDays(day, daysToThink)
      const wait = thinking && home.country === 'se' ? { earliestSignDate } : {}
      return [{ ...file, day, objectId: home.id, status: 'pending', action, ...wait }]
    }
    return [{ ...file, day, objectId: home.id, status: 'done', completedOn }]
  })
  const booked = on(['booking', 0])
  const { publishedOn: _published, ...rules } = stageFile(home.stageId, 'house-rules', language, booked)
  return booked > today ? own : [...own, { ...rules, day: booked, objectId: home.id, status: 'done' }]
}

/** The days of the steps: those of the account for the home that it is about, reckoned back from the keys for others. */
function datesOf(home: Home, { activeObject }: Account, catalogue: World['catalogue']) {
  const known = activeObject?.objectId === home.id ? activeObject : undefined
  const link = { homeId: home.id, objectPageExists: true, hasAgreement: false }
  const { timeline } = known ?? activeObjectOf(catalogue, link) ?? { timeline: [] }
  return Object.fromEntries(timeline.map(({ step, date }) => [step, date])) as Partial<Record<Step, Day>>
}
