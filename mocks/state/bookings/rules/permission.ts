import { siteOf } from '../../../catalogue/site-of.ts'
import type { Home, Stage } from '../../../catalogue/types.ts'
import type { Account } from '../../accounts/account.ts'
import type { World } from '../../world.ts'
import { isOngoing, isSecured } from '../booking.ts'
import { type Refusal, isPaidVip, limitRefusal, personRefusal, saleRefusal } from './may-book.ts'
import { homeOnSale, stageOnSale } from '../sale/on-sale.ts'
import { projectIdOf } from '../sale/project.ts'
import { todayOf } from '../../today.ts'

type Context = Pick<World, 'catalogue' | 'bookings' | 'clock'>

/** Whether a home can be had by somebody: it is free, or theirs already, or somebody else's, or they may not. */
export type HomeVerdict = 'free' | 'own' | 'taken' | Refusal

/** Homes that are gone, as far as a buyer is concerned. */
const gone = ['reserved', 'booked', 'sold'] as const

/** What speaks against somebody booking in a project: nothing of it is sold to them, or they may book nothing. */
export function projectRefusal(
  world: Context,
  account: Account,
  stages: readonly Stage[],
): Refusal | undefined {
  const refusals = stages.map((stage) => stageRefusal(world, account, stage))
  return refusals.includes(undefined) ? undefined : refusals[0]
}

/** What speaks against somebody booking in a stage; a booking of theirs that is on its way there goes on. */
export function stageRefusal(world: Context, account: Account, stage: Stage): Refusal | undefined {
  const onSale = stageOnSale(stage, siteOf(stage.site), world.clock.now())
  const stageOf = (homeId: string) => world.catalogue.home(homeId)?.stageId
  const ongoing = world.bookings.ofUser(account.id).filter(isOngoing)
  const goesOn = (homeId: string) =>
    stageOf(homeId) === stage.id && ongoing.some((booking) => booking.homeId === homeId)
  return (
    personRefusal(world.catalogue, account, todayOf(world)) ??
    saleRefusal(onSale, isPaidVip(account, stage.site, todayOf(world))) ??
    limitsOf(world, account, stage, goesOn)
  )
}

/** How a home stands to somebody: a browser with its hold, and the person who is logged in there. */
export function homeVerdict(
  world: Context,
  home: Home,
  { token, account }: { token?: string | undefined; account?: Account | undefined },
): HomeVerdict {
  const { bookings, catalogue, clock } = world
  const stage = catalogue.stage(home.stageId)
  if (!stage) return 'notOnSale'
  if (bookings.ownHold(home.id, { token, userId: account?.id })) return 'own'
  const status = bookings.statusOf(home)
  if (gone.some((one) => one === status)) return 'taken'
  const onSale = homeOnSale(status, stage, siteOf(home.site), clock.now())
  const today = todayOf(world)
  return (
    (account && personRefusal(catalogue, account, today)) ??
    saleRefusal(onSale, account !== undefined && isPaidVip(account, home.site, today)) ??
    (account && limitsOf(world, account, stage, (homeId) => homeId === home.id)) ??
    'free'
  )
}

/** What speaks against the person who holds a home going on with it: that it was free then is not asked again. */
export function holderRefusal(
  world: Context,
  account: Account,
  stage: Stage,
  homeId: string,
): Refusal | undefined {
  return (
    personRefusal(world.catalogue, account, todayOf(world)) ??
    limitsOf(world, account, stage, (other) => other === homeId)
  )
}

/** Whether somebody has the home already: signed and paid. */
export const hasBooked = ({ bookings }: Context, userId: string, homeId: string): boolean =>
  bookings.ofUser(userId).some((booking) => booking.homeId === homeId && isSecured(booking))

function limitsOf(
  { bookings, catalogue }: Context,
  account: Account,
  stage: Stage,
  goesOn: (homeId: string) => boolean,
): Refusal | undefined {
  const project = projectIdOf(stage)
  const inProject = (homeId: string) => {
    const other = catalogue.stage(catalogue.home(homeId)?.stageId ?? '')
    return other !== undefined && projectIdOf(other) === project
  }
  return limitRefusal(bookings.ofUser(account.id), inProject, goesOn)
}
