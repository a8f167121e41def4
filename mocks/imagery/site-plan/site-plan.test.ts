import { expect, test } from 'vitest'
import { catalogueOf } from '../../catalogue/catalogue.ts'
import { drawSitePlan } from './draw-site-plan.ts'
import { siteLayout } from './site-layout.ts'

const catalogue = catalogueOf({ referenceDate: '2026-11-20' })
const sites = catalogue.stages.map((stage) => {
  const homes = catalogue.homesOfStage(stage.id)
  return { stage, homes, layout: siteLayout({ stage, homes, water: stage.id.length % 2 === 0 }) }
})

test('every house of a stage, and every home that is a house or a plot, is on its site plan', () => {
  for (const { homes, layout } of sites) {
    const wanted =
      homes[0]?.residenceType === 'apartment' ? homes.map(({ house }) => house) : homes.map(({ id }) => id)
    const shown = [...layout.roofs.map(({ id }) => id), ...layout.parcels.map(({ homeId }) => homeId)]
    for (const id of wanted) expect(shown).toContain(id)
  }
})

test('the house that is meant is drawn in brand colour, the others are not', async () => {
  const [site] = sites.filter(({ stage }) => stage.id === 'stage-strandangen')
  if (!site) throw new Error('No site')
  const subject = { id: site.stage.id, layout: site.layout, brand: '#1B5B54', label: 'Situationsplan' }
  expect(await drawSitePlan({ ...subject, current: 'C' }, { width: 600, height: 400 })).toContain('#1B5B54')
  expect(await drawSitePlan(subject, { width: 600, height: 400 })).not.toContain('#1B5B54')
})
