import { child, entriesOf, membersOf, rootOf } from '../document/place.ts'
import type { Operation } from '../traffic/operations.ts'

/** An operation that is called, and the contract that it is part of. */
export type Probed = { service: string; operation: Operation }

/** Whether somebody without credentials is not let in. */
export function isSecured({ place }: Operation): boolean {
  const own = child(place, 'security')
  const ways = entriesOf(own.value === undefined ? child(rootOf(place.document), 'security') : own)
  return ways.length > 0 && ways.every((way) => membersOf(way).length > 0)
}

/** How people name an operation. */
export const nameOf = ({ id, method, path }: Operation): string => id ?? `${method} ${path}`
