import type { operations } from '#gen/insights/types.ts'
import type { Registry } from '../shared/operation.ts'
import { getLastVisited } from './get-last-visited.ts'
import { getMostVisited } from './get-most-visited.ts'
import { logExperiment } from './log-experiment.ts'
import { saveInsight } from './save-insight.ts'
import { saveWebVital } from './save-web-vital.ts'

/** Who answers each operation of contracts/insights.yaml. */
export const insightsOperations = {
  logExperiment,
  saveInsight,
  saveWebVital,
  getLastVisited,
  getMostVisited,
} satisfies Registry<operations>
