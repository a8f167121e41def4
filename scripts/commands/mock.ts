import { defineCommand } from 'citty'
import { serveArgs } from '../mock/serve.ts'

/** `mock`: the mock server by itself, and the means to steer one that runs. */
export const mock = defineCommand({
  meta: { name: 'mock', description: 'Run the mock backend for many, or steer one that runs' },
  // so that the value of an option is not taken for a command
  args: serveArgs,
  default: 'serve',
  subCommands: {
    serve: async () => (await import('../mock/serve.ts')).serve,
    worlds: async () => (await import('../mock/worlds.ts')).worlds,
    scenario: async () => (await import('../mock/scenario.ts')).scenario,
    persona: async () => (await import('../mock/scenario.ts')).persona,
    clock: async () => (await import('../mock/clock.ts')).clock,
    faults: async () => (await import('../mock/faults.ts')).faults,
    log: async () => (await import('../mock/log.ts')).log,
    reset: async () => (await import('../mock/state.ts')).reset,
    snapshot: async () => (await import('../mock/state.ts')).snapshot,
    restore: async () => (await import('../mock/state.ts')).restore,
    export: async () => (await import('../mock/state.ts')).exporting,
    import: async () => (await import('../mock/state.ts')).importing,
  },
})
