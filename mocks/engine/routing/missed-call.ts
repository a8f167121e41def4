import type { EngineWorld } from '../operation.ts'
import type { Incoming } from '../request/incoming.ts'
import { defaultWorldId, worldIdOf } from '../worlds/worlds.ts'

/** A call that comes to no operation, as far as it could be read. */
export type MissedCall = Pick<Incoming, 'method' | 'pathname' | 'header'> & {
  /** The operation that it was on its way to. */
  meant?: { service: string; operationId: string }
}

type WithLog = Pick<EngineWorld, 'log' | 'clock'>

/** Longest path that the log keeps. */
export const maxPath = 2000

/** Why a call came to no operation, by its status; null is a connection that ended before. */
const reasons: Record<string, [code: string, detail: string]> = {
  400: ['unreadable', 'the address, the host or the world of the request cannot be read'],
  403: ['foreign', 'the page or the host that asks is none of this mock'],
  404: ['unknownPath', 'no contract has this path'],
  405: ['unknownMethod', 'the path has no such method in the contracts'],
  408: ['tooSlow', 'the request did not come to its end in time'],
  417: ['expectation', 'nothing but 100-continue can be expected'],
  431: ['headersTooLarge', 'address and headers are larger than any contract allows'],
  null: ['cut', 'the connection ended before the request had come'],
}

/** Notes a call that comes to no operation in the log of its world, or of the default one. */
export function noteMissed(
  logOf: (id: string) => WithLog | undefined,
  call: MissedCall,
  status: number | null,
): void {
  const { method, pathname, meant } = call
  const world = logOf(worldIdOf(call, {}) ?? defaultWorldId) ?? logOf(defaultWorldId)
  const [code, detail] = reasons[String(status)] ?? ['refused', `answered ${status}`]
  world?.log.add({
    at: world.clock.now(),
    service: meant?.service ?? null,
    operationId: meant?.operationId ?? null,
    method,
    path: pathname.slice(0, maxPath),
    status,
    verdict: 'requestViolation',
    milliseconds: 0,
    violations: [{ in: status === 431 ? 'header' : 'path', pointer: '', code, detail }],
  })
}
