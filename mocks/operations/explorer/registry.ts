import type { operations } from '#gen/explorer/types.ts'
import type { Registry } from '../operation.ts'

/** Who answers each operation of contracts/explorer.yaml. */
export const explorerOperations = {
  getExplorerData: 'generated',
  getExplorer360: 'generated',
  getExternalFile: 'generated',
} satisfies Registry<operations>
