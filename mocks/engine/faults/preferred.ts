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

/** The fault of a world, and what the caller wishes in place of it, point by point. */
export function preferring(
  rule: FaultRule | undefined,
  wished: FaultRule | undefined,
): FaultRule | undefined {
  if (!rule || !wished) return wished ?? rule
  const { body: _, example: __, status: ___, problemCode: ____, ...rest } = rule
  return wished.status === undefined && wished.example === undefined
    ? { ...rule, ...wished }
    : { ...rest, ...wished }
}
