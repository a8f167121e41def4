import type { Operation, Parameter } from '../traffic/operations.ts'
import type { Probed } from './about-operation.ts'
import { isListed } from './cases/edge-values.ts'
import { isSafe } from './writing.ts'

/**
 * Operations in the order in which they are called: those that give identifiers before those that ask for them, those that
 * read before those that write, and those that delete at the very end. Operations of one phase are called together.
 */
export function inPhases(operations: readonly Probed[]): Probed[][] {
  const phases = new Map<number, Probed[]>()
  for (const probed of operations) {
    const phase = phaseOf(probed.operation)
    phases.set(phase, [...(phases.get(phase) ?? []), probed])
  }
  return [...phases].toSorted(([a], [b]) => a - b).map(([, phase]) => phase)
}

function phaseOf(operation: Operation): number {
  if (operation.method === 'DELETE') return 1000
  const asked = operation.parameters.filter((one) => one.isRequired && asksForSomething(one))
  return asked.length * 2 + (isSafe(operation) ? 0 : 1)
}

/** Whether the value comes from somewhere else than the contract. */
const asksForSomething = ({ schema, in: location }: Parameter): boolean =>
  (location === 'path' || location === 'query') && !(schema && isListed(schema))
