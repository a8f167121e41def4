import { defineCommand } from 'citty'
import { endWithChildren, runNode } from '../../processes/run-node.ts'
import { builds } from '../../portal/builds.ts'
import { sum } from '../../reports/tally.ts'
import { ensureRedis } from '../../setup/redis.ts'
import { runBrowserTests } from '../../testing/browser-tests.ts'
import { buildStep } from '../../testing/build-step.ts'
import { refusesUnknown } from '../refuses-unknown.ts'

/** Journeys about what is kept and about several people in one world. */
const journeys = [
  'booking/booking',
  'booking/booking-payment',
  'booking/booking-payment-page',
  'booking/booking-signing',
  'booking/booking-variants',
  'errands/errands',
  'errands/fault-report',
  'errands/fault-report-sending',
  'demonstration/trainer',
  'demonstration/trainer-walk',
].map((name) => `tests/e2e/${name}.test.ts`)

const parts: Record<string, (sequences: string) => Promise<boolean>> = {
  walks: (sequences) => {
    process.env['MANY_SEQUENCES'] = sequences
    const file = 'mocks/many/walks.test.ts'
    return succeeds(['node_modules/vitest/vitest.mjs', 'run', '--project', 'unit', file])
  },
  journeys: async () => {
    process.env['MOCK_SERVERS'] = '3'
    const built = await buildStep(builds.mocked)
    const walked = await runBrowserTests([...journeys, '--project', 'server'])
    return sum([built, walked]).failures.length === 0
  },
  away: async () =>
    (await succeeds(['tests/bench/many/store-away.ts', 'hangs'])) &&
    (await succeeds(['tests/bench/many/store-away.ts', 'ends'])),
  figures: () => succeeds(['tests/bench/many/figures.ts']),
}

/**
 * `bench-many [part …]`: what several servers of one store hold out: the model-based walks, whole, while servers are killed
 * and frozen; journeys of the portal; a store that goes away under load; and how fast all of it is.
 */
export const benchMany = defineCommand({
  meta: {
    name: 'bench-many',
    description: `Try several servers of one store: ${Object.keys(parts).join(', ')}`,
  },
  args: {
    part: { type: 'positional', required: false, description: 'The parts to run; all when left out' },
    sequences: { type: 'string', default: '100', description: 'How many sequences of each walk' },
  },
  async run({ args: { sequences, _: asked } }) {
    if (refusesUnknown('part', asked, Object.keys(parts))) return
    endWithChildren()
    await ensureRedis()
    for (const [name, run] of Object.entries(parts))
      if ((asked.length === 0 || asked.includes(name)) && !(await run(sequences))) process.exitCode = 1
  },
})

const succeeds = async (args: string[]): Promise<boolean> => (await runNode(args, { show: true })).code === 0
