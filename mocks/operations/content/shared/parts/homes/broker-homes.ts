import type { Site } from '#src/sites/site.ts'
import type { World } from '../../../../../state/world.ts'
import type { PageTexts } from '../../page-request.ts'
import type { Shape } from '../../types.ts'

/** Projects whose last homes estate agents sell: those in intermediation, and those that people move into (E-001). */
const phases: ReadonlySet<string> = new Set(['intermediation', 'moveIn'])
/** As many as the page shows (contracts/content/blocks.yaml, ResidencesBlock). */
const most = 30

/** The homes of a site that agents sell for it, the soonest to move into first. */
export function brokerHomes({ catalogue }: World, site: Site, { blocks }: PageTexts): Shape<'Block'> {
  const { stages, homes } = catalogue.site(site.key)
  const sold = new Set(stages.flatMap(({ id, phase }) => (phases.has(phase) ? [id] : [])))
  const ids = homes
    .filter(({ stageId, status }) => sold.has(stageId) && status === 'forSale')
    .toSorted((a, b) => a.entryDate.localeCompare(b.entryDate))
    .map(({ id }) => id)
  return {
    type: 'residences',
    id: `block-${blocks.length + 1}`,
    of: 'object',
    ids: ids.slice(0, most),
    display: 'list',
  }
}
