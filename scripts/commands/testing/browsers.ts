import { defineCommand } from 'citty'
import { runNode } from '../../processes/run-node.ts'

/**
 * `browsers`: twelve journeys in the engines that the other tests do not know, Firefox's and WebKit's. Exit 1 when one
 * breaks off, 2 when an engine is not installed.
 */
export const browsers = defineCommand({
  meta: { name: 'browsers', description: 'Walk twelve journeys in Firefox and in WebKitGTK' },
  args: {
    engine: { type: 'string', default: '', description: 'Only firefox, or webkit' },
    pictures: {
      type: 'boolean',
      default: false,
      description: 'Instead lay ten screens side by side, of these engines and Chromium, in screens/engines/',
    },
    only: { type: 'string', default: '', description: 'Only journeys whose name holds this text' },
  },
  async run({ args: { engine, only, pictures } }) {
    const { code } = await runNode(
      ['tests/browsers/run.ts', engine, only, ...(pictures ? ['--pictures'] : [])],
      { show: true },
    )
    process.exitCode = code
  },
})
