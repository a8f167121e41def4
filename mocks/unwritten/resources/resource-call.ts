import type { Whose } from '../../state/resources/resources.ts'
import type { UnwrittenCall } from '../unwritten-call.ts'
import type { Role } from './role.ts'

/** A call of an operation that reads or writes a resource. */
export type ResourceCall = UnwrittenCall & {
  role: Role
  /** The parts of all operations of its contract, by operationId. */
  roles: ReadonlyMap<string, Role>
}

/** Where a call acts: in which collection, on which thing, and whose. */
export type Place = {
  /** The path of the collection with the parameters filled in: `/projects/p1/todos`. */
  collection: string
  /** The thing that the path names; undefined where it names none. */
  id: string | undefined
  /** Whose things are seen. */
  whose: Whose
  /** Whose a new thing is; empty for a visitor. */
  owner: string
}
