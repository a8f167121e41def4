import type { operations } from '#gen/insights/types.ts'
import type { Registry } from '../operation.ts'

/** Who answers each operation of contracts/insights.yaml. */
export const insightsOperations = {
  logExperiment: 'generated',
  saveWebVital: 'generated',
  getLastVisited: 'generated',
  getMostVisited: 'generated',
} satisfies Registry<operations>
