import { type Catalogue, catalogueOf } from '../catalogue/catalogue.ts'
import { Clock, type ClockData, newClockData } from '../engine/clock.ts'
import { type FaultData, Faults } from '../engine/faults.ts'
import { type IdData, Ids } from '../engine/ids.ts'
import { RequestLog } from '../engine/log.ts'
import type { EngineWorld } from '../engine/operation.ts'
import { Random, type RandomData } from '../engine/random.ts'
import type { Worlds } from '../engine/worlds.ts'
import { Accounts, type AccountsData } from './accounts/accounts.ts'
import { sharedAccounts } from './accounts/shared-accounts.ts'
import { type EidData, EidOrders } from './eid/eid-orders.ts'
import { Notifications, type NotificationsData } from './notifications.ts'
import { PasswordGuard, type PasswordGuardData } from './password-guard.ts'
import { Tokens } from './tokens.ts'

/** Everything that changes in a world, as plain data: what a store keeps, a snapshot copies and a clone shares. */
export type WorldData = {
  id: string
  seed: number
  /** How many times the default amount of homes the catalogue has. */
  size: number
  /** Milliseconds; the dates of the catalogue are counted from this day. */
  createdAt: number
  clock: ClockData
  ids: IdData
  random: RandomData
  faults: FaultData
  eid: EidData
  accounts: AccountsData
  passwords: PasswordGuardData
  notifications: NotificationsData
}

/** A world as operations see it: its state, and the catalogue that all worlds share. */
export type World = EngineWorld & {
  data: WorldData
  seed: number
  catalogue: Catalogue
  accounts: Accounts
  eid: EidOrders
  notifications: Notifications
  passwordGuard: PasswordGuard
  tokens: Tokens
  /** All worlds of this mock, for the control API. */
  worlds: () => Worlds<World>
}

/** Until a phone or a trainer says otherwise, this person approves after this many seconds. */
const automaticApproval = { personaId: 'amira', delaySeconds: 8 }

/** The data of a world in which nothing has happened yet. */
export function newWorldData(given: Pick<WorldData, 'id' | 'seed' | 'size'>, now = Date.now()): WorldData {
  return {
    ...given,
    createdAt: now,
    clock: newClockData(),
    ids: {},
    random: { seed: given.seed },
    faults: {},
    eid: { orders: {}, behaviour: { mode: 'auto', ...automaticApproval } },
    accounts: { changed: {} },
    passwords: {},
    notifications: { paused: {} },
  }
}

/** Opens a world over its data; whatever happens in it is written there. */
export function openWorld(data: WorldData, { worlds }: Pick<World, 'worlds'>): World {
  const today = new Date(data.createdAt).toISOString().slice(0, 10)
  const catalogue = catalogueOf({ seed: data.seed, today, size: data.size })
  const clock = new Clock(data.clock)
  const ids = new Ids(data.ids)
  const random = new Random(data.random)
  const accounts = new Accounts(data.accounts, sharedAccounts(catalogue), ids)
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
    log: new RequestLog(),
    eid: new EidOrders(data.eid, { clock, ids, random, numberOf: (personaId) => accounts.byId(personaId)?.securityNumber }),
    notifications: new Notifications(data.notifications),
    passwordGuard: new PasswordGuard(data.passwords, clock),
    tokens: new Tokens(`${data.id}/${data.seed}`, clock),
    worlds,
  }
}
