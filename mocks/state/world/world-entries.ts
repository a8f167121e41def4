import { escapeStep } from '../../engine/json-pointer.ts'
import type { Fault } from '../../engine/faults/faults.ts'
import { ownValue } from '../../engine/own-value.ts'
import type { Account } from '../accounts/account.ts'
import type { Booking, Hold } from '../bookings/booking.ts'
import type { ErrandRecord } from '../cases/errands/errand-record.ts'
import type { EidOrder } from '../eid/order.ts'
import type { Kept } from '../resources/resources.ts'
import type { WorldData } from './world-data.ts'

/** The members that an entry must have for the mock to work with it: lists, objects, numbers and booleans, not texts. */
type Must<Entry> = {
  [
    Key in keyof Entry as undefined extends Entry[Key]
      ? never
      : Entry[Key] extends string | null
        ? never
        : Key
  ]: unknown
}

const account = {
  newsletter: true,
  hasAccount: true,
  firstSsnLogin: true,
  vipSites: [''],
  vipMemberships: [{}],
  consents: [{}],
  payments: [{}],
  bookings: [{}],
  favourites: [{}],
  interests: [{}],
  purchases: [{}],
  showings: [{}],
  associationIds: [''],
  savedSearches: [{}],
} satisfies Must<Account>

const hold = { heldAt: 0, expiresAt: 0 } satisfies Must<Hold>
const booking = {
  buyers: [{}],
  fee: 0,
  startedAt: 0,
  pace: 0,
  received: [{ amount: 0, at: 0 }],
  refunds: [{ amount: 0, at: 0 }],
} satisfies Must<Booking>
const errand = {
  roomType: undefined,
  nrOfCaseControlPoints: 0,
  attachments: [{}],
  deeds: [{}],
} satisfies Must<ErrandRecord>
const order = { startedAt: 0, renewedAt: 0, spent: [''] } satisfies Must<EidOrder>
const kept = { id: undefined, value: {}, at: 0 } satisfies Must<Kept>
const fault = { rule: {}, hits: 0, remaining: undefined } satisfies Must<Fault>

/** The key that stands for every entry of a record. */
const each = '*'

/** A sample entry for each part of a world that holds many: a new world has none to compare with. */
const entries = {
  ids: { [each]: 0 },
  faults: { [each]: fault },
  eid: { orders: { [each]: order } },
  accounts: { changed: { [each]: account } },
  access: {
    identifications: { [each]: {} },
    links: { [each]: { expiresAt: 0 } },
    emailCodes: { sent: { [each]: { expiresAt: 0 } } },
    limits: { [each]: [0] },
  },
  saved: {
    showings: { guests: { [each]: [''] } },
    leads: [{}],
    visits: { homes: { [each]: [''] }, stages: { [each]: 0 } },
    beacons: { experiments: { [each]: 0 }, vitals: [{}] },
  },
  passwords: { [each]: { failed: 0, pausedUntil: 0 } },
  notifications: { paused: { [each]: [''] } },
  mailbox: { mails: [{}] },
  providerPayments: { [each]: {} },
  bookings: { changed: { [each]: booking }, identifications: { [each]: {} } },
  cases: {
    changed: { [each]: errand },
    boardEmails: { [each]: '' },
    guaranteeEnds: { [each]: '' },
    emptyLookups: [''],
  },
  caseFiles: { [each]: '' },
  resources: { [each]: { [each]: kept } },
  resourcesBegun: { [each]: { [each]: 0 } },
} satisfies { [Part in keyof WorldData]?: unknown }

/** The JSON Pointer of the first entry of a world that has not the shape of its sample; undefined when all have. */
export function invalidEntryIn(data: WorldData): string | undefined {
  for (const part of Object.keys(data)) {
    const found = invalidEntryOf(part, data[part as keyof WorldData])
    if (found !== undefined) return found
  }
  return undefined
}

/** The same of one part of a world, which has the shape of a new one. */
export function invalidEntryOf(part: string, value: unknown): string | undefined {
  const samples = ownValue<unknown>(entries, part)
  const found = misfit(samples, value, `/${part}`)
  return found ?? (part === 'bookings' ? misfitHold((value as WorldData['bookings']).holds) : undefined)
}

/** A hold that has ended is null. */
const misfitHold = (holds: object): string | undefined =>
  misfit(
    { [each]: hold },
    Object.fromEntries(Object.entries(holds).filter(([, one]) => one !== null)),
    '/bookings/holds',
  )

function misfit(sample: unknown, value: unknown, pointer: string): string | undefined {
  if (sample === undefined) return undefined
  if (typeof sample === 'string') return value === null || typeof value === 'string' ? undefined : pointer
  if (typeof sample !== 'object' || sample === null)
    return typeof value === typeof sample ? undefined : pointer
  if (typeof value !== 'object' || value === null || Array.isArray(value) !== Array.isArray(sample))
    return pointer
  const isList = Array.isArray(sample)
  const samples = Object.entries(sample) as [string, unknown][]
  const members = new Map<string, unknown>(Object.entries(value))
  for (const [key, inner] of samples) {
    const at = isList || key === each ? [...members] : [[key, members.get(key)] as const]
    for (const [name, one] of at) {
      const found = misfit(inner, one, `${pointer}/${escapeStep(name)}`)
      if (found !== undefined) return found
    }
  }
  return undefined
}
