import { defineCommand } from 'citty'
import { serveArgs } from '../mock/serve-args.ts'
import { steeringCommands } from '../mock/steering/steering-commands.ts'

/** `mock`: the mock server by itself, and the means to steer one that runs. */
export const mock = defineCommand({
  meta: { name: 'mock', description: 'Run the mock backend for many, or steer one that runs' },
  // so that the value of an option is not taken for a command
  args: serveArgs,
  default: 'serve',
  subCommands: {
    serve: async () => (await import('../mock/serve.ts')).serve,
    ...steeringCommands,
  },
})
