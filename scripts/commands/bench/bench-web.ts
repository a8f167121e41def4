import { defineCommand } from 'citty'
import { endWithChildren, runNode } from '../../processes/run-node.ts'

/** `bench-web`: the portal as a visitor with a slow phone meets it. Exit 1 when a goal is missed. */
export const benchWeb = defineCommand({
  meta: {
    name: 'bench-web',
    description: 'Measure the built portal with Lighthouse, which it installs into a temporary folder',
  },
  args: { runs: { type: 'string', default: '5', description: 'How often each page is visited' } },
  async run({ args: { runs } }) {
    endWithChildren()
    const { code } = await runNode(['tests/bench/web/web.ts', '--runs', runs], { show: true })
    process.exitCode = code
  },
})
