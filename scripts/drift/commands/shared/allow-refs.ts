import type { ArgsDef } from 'citty'

/** Where references of a contract may lead besides what lies below its own folder, origin or revision. */
export const allowRefs = {
  'allow-refs': {
    type: 'string',
    description: "Folder or https://host that the contract's references may lead to; as often as you like",
  },
} satisfies ArgsDef
