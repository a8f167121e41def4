import { expect, test } from 'vitest'
import { areaPath } from '../../../catalogue/paths.ts'
import { required } from '../../../catalogue/lib/index-by-id.ts'
import { pageClient } from '#tests/support/clients/page-client.ts'

const pages = pageClient()

test.each(['Jmse', 'Jmno', 'Jmoy'] as const)(
  'a page of an area of %s says how many projects there are, finished ones with them, as it has cards',
  async (site) => {
    const { catalogue } = pages.world
    for (const area of catalogue.site(site).areas) {
      const municipality = required(catalogue.municipality(area.municipalityId), area.id)
      const { summary, stages } = await pages.content(
        'area',
        areaPath(site, municipality.slug, area.slug),
        site,
      )
      expect([area.name, summary.stageCount]).toEqual([area.name, stages.length])
    }
  },
)
