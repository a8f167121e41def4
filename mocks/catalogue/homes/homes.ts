import { addDays } from '../dates.ts'
import { stageViews } from '../images/pictures.ts'
import { hash, randomOf } from '../lib/random.ts'
import type { StageDraft } from '../stages/draft.ts'
import type { World } from '../stages/drafts.ts'
import type { Home } from '../types.ts'
import { createHome } from './home.ts'
import { layout } from './layout.ts'
import { homeStatuses } from './status.ts'
import { strandangenSlots } from './strandangen.ts'

/** The homes of a stage, in the order of house, floor and door; frozen. */
export function createHomes(stage: StageDraft, { seed, today }: Pick<World, 'seed' | 'today'>): Home[] {
  const random = randomOf(seed, 'homes', stage.key)
  const slots = stage.key === 'strandangen' ? strandangenSlots() : layout(stage, random)
  const flats = stage.residenceType === 'apartment'
  const statuses = homeStatuses(slots.length, { ...stage, flats }, random)
  const entryDates = [0, 1, 2].map((house) => addDays(stage.entryDate, stage.staggered ? 28 * house : 0))
  const views = stageViews(stage)
  const sizes = slots.map(({ plotArea }) => plotArea).sort((a = 0, b = 0) => a - b)
  let house = ''
  let count = 0
  return slots.map((slot, index) => {
    count = slot.house === house ? count + 1 : 1
    house = slot.house
    const entryDate = entryDates[slot.houseIndex] ?? stage.entryDate
    const drawnStatus = statuses[index] ?? 'notAvailable'
    // plots have no plan, so that those that lie beside each other in a list have pictures of their own
    const view =
      stage.residenceType === 'plot' ? sizes.indexOf(slot.plotArea) : hash(`${stage.id}/${house}/${count}`)
    const image = views[view % views.length] ?? stage.image
    return createHome({ stage, slot, count, entryDate, drawnStatus, image, today }, seed)
  })
}
