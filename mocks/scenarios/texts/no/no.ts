import type { ScenarioTexts } from '../texts-of.ts'
import { eidTexts } from './eid.ts'
import { accountTexts } from './accounts.ts'
import { bookingTexts } from './bookings.ts'
import { serviceTexts } from './services.ts'
import { errandTexts } from './errands.ts'
import { contentTexts } from './content.ts'
import { explorerTexts } from './explorer.ts'
import { sessionTexts } from './session.ts'
import { networkTexts } from './network.ts'
import { contractExampleTexts } from './contract-examples.ts'

/** What every scenario is called and does, in Norwegian. */
export const no: ScenarioTexts = {
  ...eidTexts,
  ...accountTexts,
  ...bookingTexts,
  ...serviceTexts,
  ...errandTexts,
  ...contentTexts,
  ...explorerTexts,
  ...sessionTexts,
  ...networkTexts,
  ...contractExampleTexts,
}
