import { defineCommand } from 'citty'
import { runNode } from '../../processes/run-node.ts'

/** `bench`: the mock server measured beside its peers, which it installs into a temporary folder (Linux). */
export const bench = defineCommand({
  meta: { name: 'bench', description: 'Measure the mock server beside bare node:http, Prism and Scalar' },
  args: {
    slices: { type: 'string', default: '10', description: 'How often each call is measured by turns' },
    seconds: { type: 'string', default: '0.8', description: 'How long each time' },
    peers: { type: 'boolean', default: true, description: 'Measure Prism and Scalar as well' },
  },
  async run({ args: { slices, seconds, peers } }) {
    const options = ['--slices', slices, '--seconds', seconds, peers ? '--peers' : '--no-peers']
    const { code } = await runNode(['tests/bench/mock/bench.ts', ...options], { show: true })
    process.exitCode = code === 0 ? 0 : 2
  },
})
