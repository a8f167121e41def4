import type { Phase, StageStatus } from '../codes.ts'
import { addDays, moment } from '../dates.ts'
import type { Day } from '../dates.ts'
import type { ProjectData } from '../projects/project-data.ts'
import type { Random } from '../lib/random.ts'

type Range = readonly [min: number, max: number]

/** Days from the reference date to the first day of moving in, by phase: from two months ago to thirty months ahead. */
const entryByPhase: Readonly<Record<Phase, Range>> = {
  planned: [680, 850],
  vipSale: [560, 760],
  vipProcessing: [520, 700],
  preSelling: [460, 640],
  salesStart: [390, 560],
  buildStart: [300, 460],
  intermediation: [210, 350],
  interiorOptions: [100, 170],
  finalizing: [25, 110],
  moveIn: [-58, -3],
  completed: [-600, -120],
}

/** Days from the reference date to the start of open sales. */
const salesByPhase: Readonly<Record<Phase, Range>> = {
  planned: [90, 200],
  vipSale: [9, 24],
  vipProcessing: [3, 9],
  preSelling: [4, 30],
  salesStart: [-120, -30],
  buildStart: [-300, -150],
  intermediation: [-420, -280],
  interiorOptions: [-560, -400],
  finalizing: [-700, -560],
  moveIn: [-820, -640],
  completed: [-1500, -900],
}

const statusByPhase: Readonly<Record<Phase, StageStatus>> = {
  planned: 'planned',
  vipSale: 'vip',
  vipProcessing: 'vip',
  preSelling: 'preselling',
  salesStart: 'forSale',
  buildStart: 'forSale',
  intermediation: 'forSale',
  interiorOptions: 'forSale',
  finalizing: 'forSale',
  moveIn: 'moveInReady',
  completed: 'soldOut',
}

export type Schedule = Readonly<{
  status: StageStatus
  entryDate: Day
  entryDateDetermined: boolean
  salesStart: Day
  vipStart?: string
  vipEnd?: string
}>

/**
 * When a stage is sold and moved in to, by its phase and what its project states. A site without VIP customers has no
 * window for them: what others would get first there waits for the start of sales.
 */
export function schedule(
  project: ProjectData,
  { today, hasVip }: Readonly<{ today: Day; hasVip: boolean }>,
  random: Random,
): Schedule {
  const { phase } = project
  const entry = random.int(...entryByPhase[phase])
  const sales = random.int(...salesByPhase[phase])
  const vip = hasVip ? (project.vip ?? vipWindow(phase, sales)) : undefined
  const status = project.status ?? statusByPhase[phase]
  return {
    status: status === 'vip' && !hasVip ? 'preselling' : status,
    entryDate: addDays(today, project.entry ?? entry),
    entryDateDetermined: ['interiorOptions', 'finalizing', 'moveIn', 'completed'].includes(phase),
    salesStart: addDays(today, sales),
    ...(vip && {
      vipStart: moment(addDays(today, vip[0]), 8),
      vipEnd: moment(addDays(today, vip[1]), 21, 59),
    }),
  }
}

/** VIP customers are let in for a week or two before open sales; then their wishes are processed. */
function vipWindow(phase: Phase, sales: number): Range | undefined {
  if (phase === 'planned') return [sales - 14, sales - 4]
  if (phase === 'vipSale') return [-3, sales - 2]
  return phase === 'vipProcessing' ? [-12, -2] : undefined
}
