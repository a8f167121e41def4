import { defineCommand } from 'citty'
import { builds, buildPortal } from '../portal/builds.ts'
import { endWithChildren } from '../processes/run-node.ts'

/** `build`: the portal for production, or with `--mocked` the one that needs no server. Exit 2 when it can't be built. */
export const build = defineCommand({
  meta: { name: 'build', description: 'Build the portal into dist/, or a mocked one into dist-mocked/' },
  args: {
    mocked: { type: 'boolean', description: 'Build the portal with the mock backend inside' },
  },
  async run({ args }) {
    endWithChildren()
    const wanted = args.mocked ? builds.mocked : builds.production
    const { code, output, seconds } = await buildPortal(wanted)
    if (code !== 0) console.error(output)
    else console.log(`Built ${wanted.about} into ${wanted.outDir}/ in ${seconds.toFixed(1)} s.`)
    process.exitCode = code === 0 ? 0 : 2
  },
})
