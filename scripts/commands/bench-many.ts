import { defineCommand } from 'citty'
import { endWithChildren, runNode } from '../processes/run-node.ts'
import { ensureRedis } from '../setup/redis.ts'

/** `bench-many`: the model-based walks, whole, against three servers of which some are killed and some are frozen. */
export const benchMany = defineCommand({
  meta: {
    name: 'bench-many',
    description: 'Walk through three servers of one store while they are killed and frozen',
  },
  args: { sequences: { type: 'string', default: '100', description: 'How many sequences of each walk' } },
  async run({ args: { sequences } }) {
    endWithChildren()
    await ensureRedis()
    process.env['MANY_SEQUENCES'] = sequences
    const args = ['node_modules/vitest/vitest.mjs', 'run', '--project', 'unit', 'mocks/many/walks.test.ts']
    const { code } = await runNode(args, { show: true })
    process.exitCode = code
  },
})
