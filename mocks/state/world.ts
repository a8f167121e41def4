import type { components } from '#gen/mock_control/types.ts'
import { type Catalogue, catalogueOf } from '../catalogue/catalogue.ts'
import type { Persona } from '../catalogue/people/persona.ts'
import { Clock } from '../engine/worlds/clock.ts'
import type { CompiledOperation } from '../engine/contract.ts'
import { Faults } from '../engine/faults/faults.ts'
import { Ids } from '../engine/worlds/ids.ts'
import { RequestLog } from '../engine/worlds/log.ts'
import type { EngineWorld } from '../engine/operation.ts'
import { Random } from '../engine/worlds/random.ts'
import type { Worlds } from '../engine/worlds/worlds.ts'
import type { ImageStore } from '../imagery/render/image-store.ts'
import { type Access, openAccess } from './accounts/access/access.ts'
import { Accounts } from './accounts/accounts.ts'
import { sharedAccounts } from './accounts/shared-accounts.ts'
import type { Bookings } from './bookings/bookings.ts'
import { openBookings } from './bookings/open-bookings.ts'
import { Errands } from './cases/errands/errands.ts'
import { EidOrders } from './eid/eid-orders.ts'
import { Mailbox } from './mailbox/mailbox.ts'
import { Notifications } from './notifications/notifications.ts'
import { PasswordGuard } from './caller/password-guard.ts'
import type { ProviderPayments } from './payments/provider-payments.ts'
import { Resources } from './resources/resources.ts'
import { type Saved, openSaved } from './saved/saved.ts'
import { Snapshots } from './world/snapshots.ts'
import { Tokens } from './caller/tokens.ts'
import type { WatchedCalls } from './world/watched-calls.ts'
import type { WorldData, WorldHead } from './world/world-data.ts'

type Parts = EngineWorld & Access & Saved

/** An operation that is answered from its contract, because nobody has written it. */
export type UnwrittenOperation = components['schemas']['UnwrittenOperation']

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
  /** What was sent to paths that form a resource. */
  resources: Resources
  passwordGuard: PasswordGuard
  tokens: Tokens
  snapshots: Snapshots
  /** The statuses that the contract of each operation declares; those that steer the mock are left out. */
  declared: ReadonlyMap<string, readonly number[]>
  /** What else is known of an operation, for what is to be answered in its place. */
  contracts?: ContractLookup
  /** The operations that nobody has written. */
  unwritten: readonly UnwrittenOperation[]
  /** All worlds of this mock, for the control API. */
  worlds: () => Worlds<World, WorldHead>
  /** Where this mock keeps its worlds. */
  keptIn: 'memory' | 'sqlite' | 'indexedDb' | 'redis'
  /** The time outside, in milliseconds. */
  outside: () => number
  /** Makes the secret of one more world. */
  newSecret: () => string
  /** The files of pictures, which all worlds share. */
  pictures: ImageStore
  /** Where the portal is, for the links of mails that no page asked for; missing where nobody has said so. */
  portal?: string
  /** What opens a world to whoever is led into it; missing where the mock asks nobody for anything. */
  passOf?: (worldId: string) => string
  /** Which calls go to real services; missing where none can. */
  real?: RealTargets
  /** The calls of which both sides are kept; missing where none can be. */
  watched?: WatchedCalls
}

/** What the control API does with the services that are real. */
export type RealTargets = {
  knows: (target: string) => boolean
  set: (real: RealService) => RealService
  clear: (target?: string) => void
  list: () => RealService[]
}

type RealService = components['schemas']['RealService']

/** What the contracts say of an operation. */
export type ContractLookup = {
  operation: (operationId: string) => CompiledOperation | undefined
  /** Whether an answer of the contract has such an example, of that status if one is given. */
  hasExample: (
    operationId: string,
    example: { name: string; status: number | undefined },
    world: World,
  ) => Promise<boolean>
}

/** What a world has in common with the others, and what it keeps when its data are replaced. */
export type WorldContext = Pick<
  World,
  'worlds' | 'declared' | 'unwritten' | 'keptIn' | 'outside' | 'newSecret' | 'pictures'
> &
  Partial<Pick<World, 'log' | 'snapshots' | 'portal' | 'passOf' | 'real' | 'watched' | 'contracts'>>

/** Opens a world over its data; whatever happens in it is written there. Data without a secret get one. */
export function openWorld(data: WorldData, context: WorldContext): World {
  const {
    worlds,
    declared,
    unwritten,
    keptIn,
    outside,
    newSecret,
    pictures,
    log,
    snapshots,
    portal,
    passOf,
    real,
    watched,
    contracts,
  } = context
  data.secret ||= newSecret()
  const catalogue = catalogueOf({ referenceDate: data.today, seed: String(data.seed), size: data.size })
  const clock = new Clock(data.clock, outside)
  const ids = new Ids(data.ids)
  const random = new Random(data.random)
  const accounts = new Accounts(data.accounts, () => sharedAccounts(catalogue), ids, clock, {
    paid: (userId) => bookedAndPaid.providerPayments.paidBy(userId),
    signed: (userId) => eid.signedBy(userId),
  })
  const mailbox = new Mailbox(data.mailbox, clock, ids)
  const eid = new EidOrders(data.eid, {
    clock,
    ids,
    random,
    worldId: data.id,
    numberOf: (personaId) => bankIdOf(catalogue.persona(personaId)),
  })
  const bookedAndPaid = openBookings(data, { catalogue, clock, ids, random, accounts, eid, mailbox })
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
    ...bookedAndPaid,
    errands: new Errands(data.cases, data.caseFiles, catalogue, ids, clock),
    resources: new Resources(data.resources, data.resourcesBegun, clock),
    passwordGuard: new PasswordGuard(data.passwords, clock),
    tokens: new Tokens(data.secret, clock),
    snapshots: snapshots ?? new Snapshots(),
    declared,
    unwritten,
    worlds,
    keptIn,
    outside,
    newSecret,
    pictures,
    ...(portal === undefined ? {} : { portal }),
    ...(passOf ? { passOf } : {}),
    ...(real ? { real } : {}),
    ...(watched ? { watched } : {}),
    ...(contracts ? { contracts } : {}),
  }
}

/** The number of somebody who has a Swedish e-ID: no other is approved by a timer. */
function bankIdOf(persona: Persona | undefined): string | undefined {
  const eid = persona?.logins.eid
  return eid?.idType === 'bank_id' ? eid.personalNumber : undefined
}
