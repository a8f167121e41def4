import type { SiteKey } from '#src/sites/site.ts'
import { scenarioNamed } from '../../../scenarios/scenarios.ts'
import { sheets } from '../../../sheets/sheets.ts'
import { reply } from '../../shared/reply.ts'
import { sheetWords } from '../shared/sheet-words.ts'
import type { ControlOperation } from '../shared/types.ts'

/** Each is played on the site of its scenario. */
const siteOf = (scenarioId: string): SiteKey => scenarioNamed(scenarioId)?.siteKey ?? 'Jmse'

export const listTaskSheets: ControlOperation<'listTaskSheets'> = ({ query }) =>
  reply(
    200,
    Object.entries(sheets).map(([id, { scenarioId, steps }]) => {
      const words = sheetWords(id, query.language)
      return {
        id,
        title: words.title,
        scenarioId,
        siteKey: siteOf(scenarioId),
        steps: steps.map((step) => ({ id: step.id, text: words.of(step.id) })),
      }
    }),
  )
