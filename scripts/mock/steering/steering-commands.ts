/** The commands that steer a running mock. */
export const steeringCommands = {
  worlds: async () => (await import('./worlds.ts')).worlds,
  scenario: async () => (await import('./scenario.ts')).scenario,
  persona: async () => (await import('./scenario.ts')).persona,
  clock: async () => (await import('./clock.ts')).clock,
  faults: async () => (await import('./faults.ts')).faults,
  real: async () => (await import('./real.ts')).real,
  log: async () => (await import('./log.ts')).log,
  reset: async () => (await import('./state.ts')).reset,
  snapshot: async () => (await import('./state.ts')).snapshot,
  restore: async () => (await import('./state.ts')).restore,
  export: async () => (await import('./state.ts')).exporting,
  import: async () => (await import('./state.ts')).importing,
}
