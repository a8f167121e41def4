import type { CompiledOperation } from '../contract.ts'
import type { FaultRule } from './faults.ts'
import { preferenceOf } from './preference.ts'

/**
 * What a caller asks for this one call by the header Prefer, as a fault that strikes it alone. A status that the contract
 * does not have is passed over (RFC 7240 §2); an operation that nobody has written sees to status and example by itself.
 */
export function preferredRule(
  { operationId, responses }: CompiledOperation,
  isWritten: boolean,
  header: string,
): FaultRule | undefined {
  const { status, example, delayMs } = preferenceOf(header)
  const rule = {
    operationId,
    ...(isWritten && status !== undefined && responses[status] ? { status } : {}),
    ...(isWritten && example !== undefined ? { example } : {}),
    ...(delayMs === undefined ? {} : { delayMs }),
  }
  return Object.keys(rule).length > 1 ? rule : undefined
}

/** The fault of a world, with what the caller prefers in its place, point by point. */
export function mergePreference(
  rule: FaultRule | undefined,
  preferred: FaultRule | undefined,
): FaultRule | undefined {
  if (!rule || !preferred) return preferred ?? rule
  const { body: _, example: __, status: ___, problemCode: ____, ...rest } = rule
  return preferred.status === undefined && preferred.example === undefined
    ? { ...rule, ...preferred }
    : { ...rest, ...preferred }
}
