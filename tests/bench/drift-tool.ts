import { runMain } from 'citty'
import { portalContracts } from '#scripts/portal-contracts.ts'

// the command line of `portal-contracts`, to be bundled as it is packed
await runMain(portalContracts)
