import { Clock } from '../../../engine/worlds/clock.ts'
import { sharedAccounts } from '../../../state/accounts/shared-accounts.ts'
import type { World } from '../../../state/world.ts'
import type { WorldHead } from '../../../state/world/world-data.ts'
import { courseView } from './course-view.ts'
import { clockView } from './clock-view.ts'
import { instant } from '../../shared/instant.ts'
import type { Control } from './types.ts'

/** Where a world stands. */
export function worldView(world: World): Control<'World'> {
  const { id, name, seed, revision, createdAt, lastSeenAt, personaId, scenarioId } = world.data
  return {
    id,
    name,
    seed,
    revision,
    store: world.keptIn,
    createdAt: instant(createdAt),
    lastSeenAt: instant(lastSeenAt),
    clock: clockView(world.clock),
    personaId,
    scenarioId,
    eidBehaviour: world.eid.behaviour,
    counts: {
      ...people(world),
      errands: 0,
      payments: world.providerPayments.count,
      faults: world.faults.list().length,
      requests: world.log.total,
    },
    ...passTo(id, world),
  }
}

/** How many accounts there are, and homes booked by them. */
function people({ accounts, catalogue, data }: World): Pick<Control<'WorldCounts'>, 'users' | 'bookings'> {
  const ids = new Set([
    ...sharedAccounts(catalogue).map(({ id }) => id),
    ...Object.keys(data.accounts.changed),
  ])
  const booked = [...ids].map((id) => accounts.byId(id)?.bookings.length ?? 0)
  return { users: ids.size, bookings: booked.reduce((sum, count) => sum + count, 0) }
}

/** A world in the list of all. */
export const worldSummary = (world: World): Control<'WorldSummary'> =>
  headView(world.data, world.log.total, world)

/** The same for one that need not be in memory. */
export function headView(head: WorldHead, requests: number, around: World): Control<'WorldSummary'> {
  const { id, name, seed, revision, createdAt, lastSeenAt, lastPath, personaId, scenarioId, clock } = head
  const now = new Clock(clock, around.outside).iso()
  const times = { now, createdAt: instant(createdAt), lastSeenAt: instant(lastSeenAt) }
  return {
    id,
    name,
    seed,
    revision,
    personaId,
    scenarioId,
    lastPath,
    requests,
    ...times,
    ...courseView(head),
    ...passTo(id, around),
  }
}

/** What opens a world, for the links into it. Only who may steer it is told. */
const passTo = (id: string, { passOf }: World) => (passOf ? { pass: passOf(id) } : {})
