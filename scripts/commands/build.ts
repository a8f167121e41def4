import { defineCommand } from 'citty'
import { builds, buildPortal, sharedBuild } from '../portal/builds.ts'
import { endWithChildren } from '../processes/run-node.ts'

/**
 * `build`: the portal for production, with `--mocked` the one that needs no server, with `--shared` the one for a class
 * whose mock server runs at that address. Exit 2 when it can't be built.
 */
export const build = defineCommand({
  meta: {
    name: 'build',
    description: 'Build the portal into dist/, or one of a demonstration into dist-mocked/ or dist-shared/',
  },
  args: {
    mocked: { type: 'boolean', description: 'Build the portal with the mock backend inside' },
    shared: { type: 'string', description: 'Build it for the shared mock server at this address' },
  },
  async run({ args }) {
    endWithChildren()
    const apiBase = args.shared ? URL.parse(args.shared)?.origin : undefined
    if (args.shared && !apiBase) {
      console.error(`${args.shared} is no address; write it like http://192.168.1.20:4010`)
      process.exitCode = 2
      return
    }
    const other = args.mocked ? builds.mocked : builds.production
    const wanted = apiBase ? sharedBuild(apiBase) : other
    const { code, output, seconds } = await buildPortal(wanted)
    if (code !== 0) console.error(output)
    else console.log(`Built ${wanted.about} into ${wanted.outDir}/ in ${seconds.toFixed(1)} s.`)
    process.exitCode = code === 0 ? 0 : 2
  },
})
