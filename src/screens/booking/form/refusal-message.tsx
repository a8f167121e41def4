import { useTranslations } from 'use-intl'
import { FormFailure } from '#src/ui/feedback/form-failure.tsx'
import type { Refusal } from './refusal.ts'

/** The error code of every booking call that fails (N-077, K-071). */
const errorCode = 0

/** The general message of a booking call that failed, with its code (X-069, F-141). */
export function useGeneralError(): string {
  return useTranslations('booking.refusal')('general', { code: errorCode })
}

/** Why a step could not be left, in place; the button below is the way to try again. */
export function RefusalMessage({ refusal, className }: { refusal: Refusal; className?: string }) {
  const t = useTranslations('booking')
  const general = useGeneralError()
  return (
    <FormFailure className={className}>
      {refusal === 'general' ? general : t(`refusal.${refusal}`)}
    </FormFailure>
  )
}
