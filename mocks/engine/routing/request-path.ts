import type { CompiledOperation } from '../contract.ts'
import type { Incoming } from '../request/incoming.ts'
import { maxPath } from './missed-call.ts'
import { problem } from '../answer/problem.ts'

/** The path as it is logged; where it is the contract's own, the contract's string is used and no copy is kept. */
export const pathOf = ({ pathname }: Incoming, { path }: CompiledOperation): string =>
  pathname === path ? path : pathname.slice(0, maxPath)

/** Answers a path with an escape that nobody can decode. */
export const undecodablePath = problem(400, 'invalidRequest', {
  errors: [{ in: 'path', pointer: '', code: 'malformed', detail: 'an escape that nobody can decode' }],
})

/** Answers the name of a world that none can have. */
export const invalidWorldId = problem(400, 'invalidRequest', {
  errors: [
    {
      in: 'header',
      pointer: '/x-world',
      code: 'pattern',
      detail: 'letters, digits and hyphens, 64 of them at most',
    },
  ],
})
