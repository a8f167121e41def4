import type { StageStatus } from '../codes.ts'
import { addDays, moment, weekday } from '../dates.ts'
import type { Day } from '../dates.ts'
import type { Random } from '../lib/random.ts'
import { languageOf } from '../site-of.ts'
import type { Home, Showing } from '../types.ts'
import { stageWords } from '../words/by-language.ts'
import { fill } from '../words/words.ts'
import type { StageDraft } from './draft.ts'

const shown: readonly StageStatus[] = ['vip', 'preselling', 'forSale', 'moveInReady']

/** The viewings of the coming five weeks, the next first: Sundays and evenings, in a showing flat where there is one. */
export function createShowings(
  stage: StageDraft,
  homes: readonly Home[],
  today: Day,
  random: Random,
): Showing[] {
  const count = shown.includes(stage.status) ? random.pick([0, 1, 1, 2, 2, 3]) : 0
  const days = Array.from({ length: count }, (_, index) => random.int(1, 6) + 11 * index)
  const late = random.chance(0.35) ? 14 : 0
  return days.map((day, index) => {
    const date = addDays(today, day + late)
    const weekend = weekday(date) === 0 || weekday(date) === 6
    const [start, end] = weekend
      ? ([moment(date, 12), moment(date, 13)] as const)
      : ([moment(date, 16, 30), moment(date, 17, 15)] as const)
    return {
      id: `showing-${stage.key}-${index + 1}`,
      start,
      end,
      description: place(stage, homes, index),
      // the project that demonstrations show is signed up for and checked in to
      bookable: random.chance(0.8) || stage.key === 'strandangen',
    }
  })
}

function place(stage: StageDraft, homes: readonly Home[], index: number): string {
  const words = stageWords[languageOf[stage.country]].showing
  const flat = homes.find(({ status }) => status === 'showingApartment')
  if (index % 2 === 1) return words.online
  if (flat) return fill(words.apartment, { number: flat.objectNumber })
  return fill(words.site, { address: `${stage.street} ${stage.streetNumber}` })
}
