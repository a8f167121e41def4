import type { SiteKey } from '#src/sites/site.ts'
import { catalogueOf } from '../../catalogue/catalogue.ts'
import { required } from '../../catalogue/lib/index-by-id.ts'
import { siteOf } from '../../catalogue/site-of.ts'
import type { Home, Stage } from '../../catalogue/types.ts'
import type { Candidate } from './index/candidate.ts'
import { homeCandidate } from './index/home-hit.ts'

/** Ten in the morning of the day that the sample catalogue is made for, in milliseconds. */
export const now = Date.parse('2026-11-20T10:00:00Z')

/** The catalogue that the tests of the searches share. */
export const sampleCatalogue = () => catalogueOf({ referenceDate: '2026-11-20' })

/** A home for sale as the searches see it, changed where a test needs it otherwise. */
export function sampleHome(
  home: Partial<Home> = {},
  stage: Partial<Stage> = {},
  site: SiteKey = 'Jmse',
): Candidate {
  const catalogue = sampleCatalogue()
  const known = required(
    catalogue.site(site).homes.find(({ status }) => status === 'forSale'),
    'home for sale',
  )
  const its = required(catalogue.stage(known.stageId), known.stageId)
  return homeCandidate({ ...known, ...home }, { ...its, ...stage }, siteOf(site), 0)
}
