import { defineCommand } from 'citty'
import { runNode } from '../../processes/run-node.ts'

/** `contracts:journeys`: has `redocly respect` go through `contracts/journeys` at a mock of its own. Exit 1 where one stops. */
export const contractsJourneys = defineCommand({
  meta: { name: 'contracts-journeys', description: 'Go through the journeys of the contracts at a mock' },
  async run() {
    const { code } = await runNode(['tests/judges/run.ts', 'respect'], { show: true })
    process.exitCode = code
  },
})
