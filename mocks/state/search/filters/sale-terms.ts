import type { Site } from '#src/sites/site.ts'
import type { HomeStatus, StageStatus } from '../../../catalogue/codes.ts'
import type { Stage } from '../../../catalogue/types.ts'
import { type SaleDays, saleDays, statusAt } from '../../bookings/sale/on-sale.ts'

/** What the project status that a home is found by is told from. */
export type SaleTerms = Readonly<{ status: HomeStatus; stageStatus: StageStatus; days: SaleDays }>

const known = new WeakMap<SaleDays, Map<string, SaleTerms>>()
const daysOfStages = new Map<string, SaleDays>()

/** The terms of a home. Homes that stand alike share one object, by which they are counted quickly. */
export function saleTermsOf(status: HomeStatus, stage: Stage, site: Site): SaleTerms {
  const own = saleDays(stage, site)
  const key = JSON.stringify(own)
  const days = daysOfStages.get(key) ?? own
  daysOfStages.set(key, days)
  const terms = known.get(days) ?? new Map<string, SaleTerms>()
  known.set(days, terms)
  const name = `${status}/${stage.status}`
  const shared = terms.get(name) ?? { status, stageStatus: stage.status, days }
  terms.set(name, shared)
  return shared
}

/**
 * The project status that finds a home at `now`, in milliseconds: what its own card says where that is a status of
 * projects (E-012), else where its project stands.
 */
export function projectStatusAt({ status, stageStatus, days }: SaleTerms, now: number): StageStatus {
  const own = statusAt(status, days, now)
  if (own === 'forSale') return stageStatus === 'moveInReady' ? stageStatus : own
  if (own === 'vip' || own === 'preselling' || own === 'succession') return own
  return statusAt(stageStatus, days, now)
}
