import { AppError } from '#src/api/errors.ts'

/** Why a payment did not start. `payer`: the number can't pay by Swish. The general one stands for every other. */
export type StartProblem = 'payer' | 'inProgress' | 'holdOver' | 'general'

/** What a failed start means to who pays (F-141). */
export function startProblemOf(error: unknown): StartProblem {
  const code = error instanceof AppError ? error.code : undefined
  if (code === 'payerNotEnrolled') return 'payer'
  if (code === 'paymentInProgress') return 'inProgress'
  return code === 'holdExpired' ? 'holdOver' : 'general'
}

/** Whether the fee may have been paid meanwhile, such as in another tab: then there is nothing to start. */
export const isPerhapsPaid = (error: unknown): boolean =>
  error instanceof AppError && error.code === 'conflict'
