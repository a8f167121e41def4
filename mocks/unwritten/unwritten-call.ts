import type { CompiledOperation } from '../engine/contract.ts'
import type { EngineCall } from '../engine/operation.ts'
import type { Principal } from '../state/caller/principal.ts'
import type { World } from '../state/world.ts'
import type { ContractDocument, OperationSaid } from './contract-document.ts'

/** A call of an operation that nobody has written, with what its contract says. */
export type UnwrittenCall = {
  document: ContractDocument
  said: OperationSaid
  compiled: CompiledOperation
  world: World
  call: Pick<EngineCall<World, Principal>, 'path' | 'query' | 'header' | 'body' | 'user' | 'request'>
}

/** An answer, and where it comes from: the value of the header `x-mock-answer`. */
export type Sourced = { status: number; body?: unknown; headers?: Record<string, string>; source: string }
