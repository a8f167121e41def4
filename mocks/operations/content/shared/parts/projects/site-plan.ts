import type { Catalogue } from '../../../../../catalogue/catalogue.ts'
import { siteOf } from '../../../../../catalogue/site-of.ts'
import type { Stage } from '../../../../../catalogue/types.ts'
import { fill } from '../../../../../catalogue/words/words.ts'
import { sitePlanPicture } from '../../../../../imagery/drawn-pictures.ts'
import { layoutOfStage } from '../../../../../imagery/site-plan/layout-of-stage.ts'
import type { SiteLayout } from '../../../../../imagery/site-plan/site-layout.ts'
import type { Shape } from '../../types.ts'
import { contentWords } from '../../../../shared/words/by-country.ts'

type PlanHouse = Shape<'PlanHouse'>

/** The contract's bound. */
const maxHouses = 60

/** A stage from above: the drawing, and where each house or plot of it is in that drawing. */
export function sitePlanOf(stage: Stage, catalogue: Catalogue): Shape<'SitePlan'> {
  const layout = layoutOfStage(catalogue, stage)
  const houses = housesOf(layout)
  return {
    image: sitePlanPicture(stage, siteOf(stage.site).language),
    text: textOf(stage, layout, houses),
    houses: houses.slice(0, maxHouses),
  }
}

function housesOf({ width, height, roofs, parcels }: SiteLayout): PlanHouse[] {
  const plots = parcels.map(({ label, x, y, w, h }) => ({ label, x: x + w / 2, y: y + h / 2 }))
  const places = roofs.length > 0 ? roofs : plots
  return places.flatMap(({ label, x, y }) => (label ? [{ label, x: x / width, y: y / height }] : []))
}

function textOf(
  { site, country }: Stage,
  { parcels, roofs, water }: SiteLayout,
  houses: PlanHouse[],
): string {
  const { one, several, lane, plots, shore } = contentWords(country).sitePlan
  const letters = houses.map(({ label }) => label).toSorted()
  const around = fill(letters.length > 1 ? several : one, {
    houses: new Intl.ListFormat(siteOf(site).locale).format(letters),
  })
  const alongLane = roofs.length > 0 ? lane : plots
  const text = parcels.length === 0 ? around : alongLane
  return water ? `${text} ${shore}` : text
}
