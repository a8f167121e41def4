import type { CompiledOperation } from './engine/contract.ts'
import type { UnwrittenAnswers } from './engine/operation.ts'
import type { Service } from './contracts.ts'
import type { Principal } from './state/caller/principal.ts'
import type { ContractLookup, World } from './state/world.ts'

/** What the control API asks of the contracts before something is answered in place of an operation. */
export function lookupIn(
  services: readonly Service[],
  unwritten: UnwrittenAnswers<World, Principal>,
): ContractLookup {
  const operations = new Map<string, CompiledOperation>(
    services.flatMap(({ routes }) => routes.map((operation) => [operation.operationId, operation])),
  )
  const anyRequest = new Request('http://localhost/')
  return {
    operation: (operationId) => operations.get(operationId),
    hasExample: async (operationId, example, world) => {
      const operation = operations.get(operationId)
      return Boolean(operation && (await unwritten.exampleOf(operation, example, world, anyRequest)))
    },
  }
}
