import { defineCommand } from 'citty'
import { strict } from './drift/commands/shared/strict.ts'
import { setShortRunFlags } from './drift/short-run-flags.ts'

/** What a backend team runs to learn whether its service keeps the contract. Exit 0 kept, 1 drift, 2 could not tell. */
export const portalContracts = defineCommand({
  meta: { name: 'portal-contracts', description: 'Does the service keep the contract?' },
  subCommands: {
    'can-i-deploy': async () =>
      strict((await import('./drift/commands/consumers/can-i-deploy.ts')).canIDeploy),
    index: async () => strict((await import('./drift/commands/consumers/index-project.ts')).index),
    assumed: async () => strict((await import('./drift/commands/assumed.ts')).assumed),
    confirm: async () => strict((await import('./drift/commands/confirm.ts')).confirm),
    contracts: async () => strict((await import('./drift/commands/contracts.ts')).contracts),
    diff: async () => {
      setShortRunFlags()
      return strict((await import('./drift/commands/diff/diff.ts')).diff)
    },
    explain: async () => strict((await import('./drift/commands/explain.ts')).explain),
    har: async () => strict((await import('./drift/commands/wire/har.ts')).har),
    proxy: async () => strict((await import('./drift/commands/wire/proxy.ts')).proxy),
    impact: async () => strict((await import('./drift/commands/consumers/impact.ts')).impact),
    probe: async () => strict((await import('./drift/commands/wire/probe.ts')).probe),
  },
})
