import { expect, test } from 'vitest'
import { catalogueOf } from '../catalogue.ts'
import { areaRecipe } from '../images/pictures.ts'
import { required } from '../lib/index-by-id.ts'
import { contentBySite } from './content-by-site.ts'

const catalogue = catalogueOf({ referenceDate: '2026-11-20' })

/** What stands beside itself in a row. */
const beside = (row: readonly string[]) => row.filter((one, at) => one === row[at - 1])

/** What stands in a row already. */
const again = (row: readonly string[]) => row.filter((one, at) => row.indexOf(one) < at)

test.each(catalogue.sites.map(({ key }) => key))(
  'on the start page of %s no two houses beside each other are the same, and no two areas have the same sentence',
  (key) => {
    const { start } = contentBySite[key]
    const stageIds = start.flatMap((block) => (block.type === 'stages' ? block.stageIds : []))
    const areaIds = start.flatMap((block) => (block.type === 'places' ? block.areaIds : []))
    const areas = areaIds.map((id) => required(catalogue.area(id), id))
    expect(beside(stageIds.map((id) => required(catalogue.stage(id), id).recipe.look))).toEqual([])
    expect(beside(areas.map((area) => areaRecipe(area).look))).toEqual([])
    const sentences = areas.map(({ name, municipalityName, shortDescription }) =>
      shortDescription.replace(name, '').replace(municipalityName, ''),
    )
    expect(again(sentences)).toEqual([])
  },
)
