import type { operations } from '#gen/explorer/types.ts'
import type { Registry } from '../shared/operation.ts'
import { getExplorer360 } from './get-explorer-360.ts'
import { getExplorerData } from './get-explorer-data.ts'
import { getExternalFile } from './get-external-file.ts'

/** Who answers each operation of contracts/explorer.yaml. */
export const explorerOperations = {
  getExplorerData,
  getExplorer360,
  getExternalFile,
} satisfies Registry<operations>
