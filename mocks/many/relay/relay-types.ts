import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Here } from '../../engine/node/node-http.ts'
import type { OriginPolicy } from '../../engine/origins/origin-policy.ts'
import type { HopOutcome } from './hop.ts'
import type { Leases } from '../leases/leases.ts'
import type { CallerHead } from '../link/caller-heads.ts'
import type { WorldOfCall } from './world-of-call.ts'

export type RelayOptions = {
  leases: Leases
  /** Knows the worlds of the desk, before a call is about them. */
  refresh: () => Promise<void>
  hasWorld: (id: string) => boolean
  /** Another server that takes worlds, once this one takes none; undefined where there is none. */
  successor: () => string | undefined
  /** The lease under which this server has read or written a world, of which it may read while the store is away. */
  remembers: (id: string) => number | undefined
  /** For how long the store has been away, in milliseconds; undefined while it is there. */
  awayMs: () => number | undefined
  /** How long calls that only read go on without it, in milliseconds. */
  readMs: number
  originPolicy: OriginPolicy
}

/** What is known of a call before its body is read. */
export type Passed = Pick<IncomingMessage, 'method' | 'url' | 'headers'> & {
  /** The world that its headers name; undefined where that is none. */
  world: string | undefined
}

/** A call from outside, and how it is answered here. */
export type Asked = {
  call: WorldOfCall
  head: CallerHead
  message: IncomingMessage
  outgoing: ServerResponse
  here: Here
}

/** What became of a call that was tried before somebody is searched who plays its world. */
export type Before = {
  /** It was begun and has left nothing behind: it is asked once again. */
  isAgain?: boolean
  /** It was passed on in vain to one whose lease had so many milliseconds left. */
  outcome?: HopOutcome
  msLeft?: number
}

/** A call of another server that is played here; what its answer says besides. */
export type Admitted = {
  headers: Record<string, string>
  /** One that leaves nothing behind may be asked again. One about worlds may have changed another than its own. */
  mayRepeat: boolean
  play: <T>(here: () => Promise<T>) => Promise<T>
}

export type RelayEvent = 'here' | 'hop' | 'memory' | 'unsure' | 'refused'
