import { type Catalogue, catalogueOf } from '../catalogue/catalogue.ts'
import type { Persona } from '../catalogue/people/persona.ts'
import { Clock, type ClockData, newClockData } from '../engine/clock.ts'
import { type FaultData, Faults } from '../engine/faults.ts'
import { type IdData, Ids } from '../engine/ids.ts'
import { RequestLog } from '../engine/log.ts'
import type { EngineWorld } from '../engine/operation.ts'
import { Random, type RandomData } from '../engine/random.ts'
import { type Worlds, defaultWorldId } from '../engine/worlds.ts'
import type { ImageStore } from '../imagery/render/image-store.ts'
import { type Access, type AccessData, newAccessData, openAccess } from './accounts/access.ts'
import { Accounts, type AccountsData } from './accounts/accounts.ts'
import { sharedAccounts } from './accounts/shared-accounts.ts'
import type { Bookings } from './bookings/bookings.ts'
import { openBookings } from './bookings/open-bookings.ts'
import { type BookingsData, newBookingsData } from './bookings/records.ts'
import { type CaseFilesData, type CasesData, Errands, newCasesData } from './cases/errands.ts'
import type { ContentChangesData } from './content-changes.ts'
import { type EidData, EidOrders } from './eid/eid-orders.ts'
import { Mailbox, type MailboxData } from './mailbox.ts'
import { Notifications, type NotificationsData } from './notifications.ts'
import { PasswordGuard, type PasswordGuardData } from './password-guard.ts'
import type { ProviderPayments, ProviderPaymentsData } from './payments/provider-payments.ts'
import { type Saved, type SavedData, newSavedData, openSaved } from './saved/saved.ts'
import { Snapshots } from './snapshots.ts'
import { Tokens } from './tokens.ts'
import { nordicDay } from './today.ts'

/** Everything that changes in a world, as plain data: what a store keeps, a snapshot copies and a clone shares. */
export type WorldData = {
  id: string
  /** What people call it. */
  name: string
  /** Signs its tokens; empty until the world is opened for the first time. It never leaves the mock. */
  secret: string
  seed: number
  /** How many times the default amount of homes the catalogue has. */
  size: number
  /** The day that the dates of the catalogue are counted from. */
  today: string
  /** Rises with each call that may have written. */
  revision: number
  /** When it was made and when somebody was last seen in it; milliseconds outside. */
  createdAt: number
  lastSeenAt: number
  /** The page whose view model was asked for last. */
  lastPath: string | null
  /** Who logged in last. */
  personaId: string | null
  /** The scenario it started from. */
  scenarioId: string | null
  clock: ClockData
  ids: IdData
  random: RandomData
  faults: FaultData
  eid: EidData
  accounts: AccountsData
  access: AccessData
  saved: SavedData
  passwords: PasswordGuardData
  notifications: NotificationsData
  mailbox: MailboxData
  providerPayments: ProviderPaymentsData
  content: ContentChangesData
  bookings: BookingsData
  cases: CasesData
  caseFiles: CaseFilesData
}

/** What a list of worlds tells of one, whether it is in memory or not. */
export type WorldHead = Pick<
  WorldData,
  | 'id'
  | 'name'
  | 'seed'
  | 'size'
  | 'today'
  | 'revision'
  | 'createdAt'
  | 'lastSeenAt'
  | 'lastPath'
  | 'personaId'
  | 'scenarioId'
  | 'clock'
>

type Parts = EngineWorld & Access & Saved

/** A world as operations see it: its state, and the catalogue that all worlds share. */
export type World = Parts & {
  data: WorldData
  seed: number
  catalogue: Catalogue
  accounts: Accounts
  eid: EidOrders
  notifications: Notifications
  mailbox: Mailbox
  providerPayments: ProviderPayments
  bookings: Bookings
  errands: Errands
  passwordGuard: PasswordGuard
  tokens: Tokens
  snapshots: Snapshots
  /** The statuses that the contract of each operation declares; those that steer the mock are left out. */
  declared: ReadonlyMap<string, readonly number[]>
  /** All worlds of this mock, for the control API. */
  worlds: () => Worlds<World, WorldHead>
  /** Where this mock keeps its worlds. */
  keptIn: 'memory' | 'sqlite' | 'indexedDb'
  /** The time outside, in milliseconds. */
  outside: () => number
  /** Makes the secret of one more world. */
  newSecret: () => string
  /** The files of pictures, which all worlds share. */
  pictures: ImageStore
  /** What opens a world to whoever is led into it; missing where the mock asks nobody for anything. */
  passOf?: (worldId: string) => string
}

/** What a world has in common with the others, and what it keeps when its data are replaced. */
export type Surroundings = Pick<
  World,
  'worlds' | 'declared' | 'keptIn' | 'outside' | 'newSecret' | 'pictures'
> &
  Partial<Pick<World, 'log' | 'snapshots' | 'passOf'>>

/** Until a phone or a trainer says otherwise, this person approves after this many seconds. */
const automaticApproval = { personaId: 'amira', delaySeconds: 8 }

/** The data of a world in which nothing has happened yet; the same for the same seed and time. */
export function newWorldData(
  given: Pick<WorldData, 'id' | 'seed' | 'size'> & { name?: string | undefined },
  now = Date.now(),
): WorldData {
  return {
    ...given,
    name: given.name ?? (given.id === defaultWorldId ? 'Standard' : given.id),
    secret: '',
    today: nordicDay(now),
    revision: 0,
    createdAt: now,
    lastSeenAt: now,
    lastPath: null,
    personaId: null,
    scenarioId: null,
    clock: newClockData(),
    ids: {},
    random: { seed: given.seed },
    faults: {},
    eid: { orders: {}, behaviour: { mode: 'auto', ...automaticApproval } },
    accounts: { changed: {} },
    access: newAccessData(),
    saved: newSavedData(),
    passwords: {},
    notifications: { paused: {} },
    mailbox: { mails: [] },
    providerPayments: {},
    content: {},
    bookings: newBookingsData(),
    cases: newCasesData(),
    caseFiles: {},
  }
}

/** Opens a world over its data; whatever happens in it is written there. Data without a secret get one. */
export function openWorld(data: WorldData, surroundings: Surroundings): World {
  const { worlds, declared, keptIn, outside, newSecret, pictures, log, snapshots, passOf } = surroundings
  data.secret ||= newSecret()
  const catalogue = catalogueOf({ referenceDate: data.today, seed: String(data.seed), size: data.size })
  const clock = new Clock(data.clock, outside)
  const ids = new Ids(data.ids)
  const random = new Random(data.random)
  const accounts = new Accounts(data.accounts, () => sharedAccounts(catalogue), ids, clock)
  const mailbox = new Mailbox(data.mailbox, clock, ids)
  const eid = new EidOrders(data.eid, {
    clock,
    ids,
    random,
    worldId: data.id,
    numberOf: (personaId) => bankIdOf(catalogue.persona(personaId)),
  })
  return {
    id: data.id,
    seed: data.seed,
    data,
    catalogue,
    clock,
    ids,
    random,
    accounts,
    faults: new Faults(data.faults),
    log: log ?? new RequestLog(),
    eid,
    notifications: new Notifications(data.notifications),
    mailbox,
    ...openAccess(data.access, { clock, random, mailbox }),
    ...openSaved(data.saved, catalogue, clock),
    ...openBookings(data, { catalogue, clock, ids, random, accounts, eid, mailbox }),
    errands: new Errands(data.cases, data.caseFiles, catalogue, ids, clock),
    passwordGuard: new PasswordGuard(data.passwords, clock),
    tokens: new Tokens(data.secret, clock),
    snapshots: snapshots ?? new Snapshots(),
    declared,
    worlds,
    keptIn,
    outside,
    newSecret,
    pictures,
    ...(passOf ? { passOf } : {}),
  }
}

/** The number of somebody who has a Swedish e-ID: no other is approved by a timer. */
function bankIdOf(persona: Persona | undefined): string | undefined {
  const eid = persona?.logins.eid
  return eid?.idType === 'bank_id' ? eid.personalNumber : undefined
}
