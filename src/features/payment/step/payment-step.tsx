import { useQuery } from '@tanstack/react-query'
import { useTranslations } from 'use-intl'
import { feeQuery } from '#src/api/booking/booking-payments.ts'
import type { FeeOf } from '#src/api/booking/booking-payments.ts'
import { AppError } from '#src/api/errors.ts'
import { useSession } from '#src/api/session/session.ts'
import { useFormats } from '#src/i18n/use-formats.ts'
import { ErrorState } from '#src/ui/feedback/error-state.tsx'
import { FeePayment } from '../fee-payment.tsx'
import { FeeTerms } from './fee-terms.tsx'
import { PaymentNotice, errorCode } from '../payment-notice.tsx'
import { Receipt } from '../receipt.tsx'
import { StepTitle } from './step-title.tsx'
import { Waiting } from '../waiting.tsx'

type Props = FeeOf & {
  onPaid: () => void
  /** Money may be on its way: whoever shows the step keeps it, whatever becomes of the hold. */
  onRunning?: (isRunning: boolean) => void
}

/** The step of a booking in which its fee is paid (F-139): what it costs, until when, and how. */
export function PaymentStep({ onPaid, onRunning, ...of }: Props) {
  const t = useTranslations('payment')
  const { price } = useFormats()
  const session = useSession()
  const payer = session.kind === 'visitor' ? undefined : session.user
  const { data: fee, error, refetch } = useQuery(feeQuery(of))
  return (
    <div>
      <StepTitle>{t('title')}</StepTitle>
      {fee && (
        <p className="mt-3 max-w-measure text-lead text-ink-2">{t('lead', { amount: price(fee.amount) })}</p>
      )}
      <div className="mt-8 max-w-175">
        {!error && !(fee && payer) && <Waiting>{t('loading')}</Waiting>}
        {error && <FeeMissing isOver={isOver(error)} onRetry={refetch} />}
        {payer && fee && !fee.number && <Receipt amount={fee.amount} paidAt={null} onPaid={onPaid} />}
        {payer && fee?.number && (
          <FeePayment
            {...{ of, payer, onPaid, onRunning }}
            number={fee.number}
            amount={fee.amount}
            message={t('swish.message', { number: fee.objectNumber })}
            terms={<FeeTerms fee={fee} objectId={of.objectId} />}
          />
        )}
      </div>
    </div>
  )
}

const isOver = (error: Error): boolean => error instanceof AppError && error.kind === 'gone'

/** The fee can't be read: for now, or because the home is not held any more. */
function FeeMissing({ isOver, onRetry }: { isOver: boolean; onRetry: () => Promise<unknown> }) {
  const t = useTranslations('payment')
  if (isOver) return <PaymentNotice of="holdOver" />
  return (
    <ErrorState title={t('trouble.general', { code: errorCode })} retryLabel={t('retry')} onRetry={onRetry} />
  )
}
