import type { CompiledOperation } from '../engine/contract.ts'
import type { EngineAnswer, EngineCall } from '../engine/operation.ts'
import type { Principal } from '../state/caller/principal.ts'
import type { World } from '../state/world.ts'
import { answerByName, answerFromContract, answerWithStatus } from './answer-from-contract.ts'
import { ContractDocument } from './contract-document.ts'
import { answerFromResource } from './resources/answer-from-resource.ts'
import { type Role, rolesIn } from './resources/role.ts'
import type { Sourced, UnwrittenCall } from './unwritten-call.ts'

type Call = EngineCall<World, Principal>

/** Answers the operations of one contract that nobody has written. */
export class Unwritten {
  readonly #document: ContractDocument
  readonly #roles: ReadonlyMap<string, Role>

  /** @param document the contract as one OpenAPI document with local references, such as `generated/<service>/openapi.json` */
  constructor(document: unknown) {
    this.#document = new ContractDocument(document)
    this.#roles = rolesIn(this.#document)
  }

  /** Answers a checked call: from what it keeps where its path is part of a resource, else from the contract alone. */
  answer(compiled: CompiledOperation, call: Call): EngineAnswer {
    const asked = this.#asked(compiled, call.world, call)
    const role = this.#roles.get(compiled.operationId)
    const kept = role && answerFromResource({ ...asked, role, roles: this.#roles })
    return withoutSource(kept ?? answerFromContract(asked))
  }

  /** An answer with this status, for a fault that asks for it before the request was looked at. */
  invent(compiled: CompiledOperation, status: number, world: World, request: Request): EngineAnswer {
    const call = { path: {}, query: {}, header: {}, body: undefined, user: undefined, request }
    return withoutSource(answerWithStatus(this.#asked(compiled, world, call), status))
  }

  /** The example of this name, of that status if one is given, where it keeps the contract. */
  exampleOf(
    compiled: CompiledOperation,
    { name, status }: { name: string; status: number | undefined },
    world: World,
    request: Request,
  ): EngineAnswer | undefined {
    const call = { path: {}, query: {}, header: {}, body: undefined, user: undefined, request }
    const found = answerByName(this.#asked(compiled, world, call), name, status)
    return found && withoutSource(found)
  }

  /** @throws when the document does not have the operation */
  #asked(compiled: CompiledOperation, world: World, call: UnwrittenCall['call']): UnwrittenCall {
    const said = this.#document.operations.get(compiled.operationId)
    if (!said) throw new Error(`the contract has no ${compiled.operationId}`)
    return { document: this.#document, said, compiled, world, call }
  }
}

const withoutSource = ({ source: _source, ...answer }: Sourced): EngineAnswer => answer
