import type { Catalogue } from '../../catalogue/catalogue.ts'
import type { Stage } from '../../catalogue/types.ts'
import { siteLayout } from './site-layout.ts'
import type { SiteLayout } from './site-layout.ts'

/** Where the houses of a stage of the catalogue stand. */
export function layoutOfStage(catalogue: Catalogue, stage: Stage): SiteLayout {
  const water = catalogue.area(stage.areaId)?.setting === 'water'
  return siteLayout({ stage, homes: catalogue.homesOfStage(stage.id), water })
}
