import { type ClockData, newClockData } from '../../engine/worlds/clock.ts'
import type { FaultData } from '../../engine/faults/faults.ts'
import type { IdData } from '../../engine/worlds/ids.ts'
import type { RandomData } from '../../engine/worlds/random.ts'
import { defaultWorldId } from '../../engine/worlds/worlds.ts'
import { type AccessData, newAccessData } from '../accounts/access/access.ts'
import type { AccountsData } from '../accounts/accounts.ts'
import { type BookingsData, newBookingsData } from '../bookings/records.ts'
import { type CaseFilesData, type CasesData, newCasesData } from '../cases/errands/errands.ts'
import type { ContentChangesData } from '../content-changes.ts'
import { type CourseData, newCourse } from '../course/course.ts'
import { type PaceData, newPace } from '../course/pace.ts'
import type { EidData } from '../eid/eid-orders.ts'
import type { MailboxData } from '../mailbox/mailbox.ts'
import type { NotificationsData } from '../notifications/notifications.ts'
import type { PasswordGuardData } from '../caller/password-guard.ts'
import type { ProviderPaymentsData } from '../payments/provider-payments.ts'
import type { ResourcesBegunData, ResourcesData } from '../resources/resources.ts'
import { type SavedData, newSavedData } from '../saved/saved.ts'
import { nordicDay } from '../today.ts'

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
  course: CourseData
  pace: PaceData
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
  resources: ResourcesData
  resourcesBegun: ResourcesBegunData
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
  | 'course'
  | 'pace'
  | 'clock'
>

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
    course: newCourse(),
    pace: newPace(),
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
    resources: {},
    resourcesBegun: {},
  }
}
