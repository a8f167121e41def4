import type { Operation, Parameter } from '../traffic/operations.ts'
import type { Probed } from './about-operation.ts'
import { isSafe } from './about-operation.ts'
import { isListed } from './edge-values.ts'

/**
 * Operations in turns: those that give identifiers before those that ask for them, those that read before those that
 * write, and what deletes at the very end.
 */
export function inTurns(operations: readonly Probed[]): Probed[][] {
  const turns = new Map<number, Probed[]>()
  for (const probed of operations) {
    const turn = turnOf(probed.operation)
    turns.set(turn, [...(turns.get(turn) ?? []), probed])
  }
  return [...turns].toSorted(([a], [b]) => a - b).map(([, turn]) => turn)
}

function turnOf(operation: Operation): number {
  if (operation.method === 'DELETE') return 1000
  const asked = operation.parameters.filter((one) => one.isRequired && asksForSomething(one))
  return asked.length * 2 + (isSafe(operation) ? 0 : 1)
}

/** Whether the value comes from somewhere else than the contract. */
const asksForSomething = ({ schema, in: location }: Parameter): boolean =>
  (location === 'path' || location === 'query') && !(schema && isListed(schema))
