import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { useTranslations } from 'use-intl'
import type { User } from '#gen/account_service/model.ts'
import type { PaymentNotice } from '#gen/content/model.ts'
import { paymentNumberQuery } from '#src/api/booking/booking-payments.ts'
import { readPersonAnew } from '#src/api/session/change-session.ts'
import { isPaid } from '#src/domain/sale/price/fees.ts'
import { useToday } from '#src/domain/use-service-time.ts'
import { FeePayment } from '#src/features/payment/fee-payment.tsx'
import { Receipt } from '#src/features/payment/receipt.tsx'
import { Waiting } from '#src/features/payment/waiting.tsx'
import { useFormats } from '#src/i18n/use-formats.ts'
import { useSite } from '#src/sites/use-site.ts'
import { TextButton } from '#src/ui/actions/text-button.tsx'
import { ErrorState } from '#src/ui/feedback/error-state.tsx'
import { Unbroken } from '#src/ui/content/unbroken.tsx'

type Props = {
  /** What is paid, as it stood when the payment began. */
  notice: PaymentNotice
  payer: User
  onClose: () => void
}

/** Pays a VIP fee or an instalment by what the site has: how much, until when, and how (CI-013, F-139). */
export function PaySection({ notice, payer, onClose }: Props) {
  const t = useTranslations('my-pages.payment')
  const { price, longDate } = useFormats()
  const today = useToday(useSite().timeZone)
  const client = useQueryClient()
  const title = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    title.current?.focus({ preventScroll: true })
    title.current?.scrollIntoView({ block: 'center' })
  }, [])
  const { id, text, amount, dueDate, objectId } = notice
  const wasPaid = isPaid(notice)
  const { data: number, error, refetch } = useQuery({ ...paymentNumberQuery(id), enabled: !wasPaid })
  const onPaid = () => void readPersonAnew(client)
  return (
    <section aria-labelledby="pay" className="max-w-175">
      <h2 ref={title} id="pay" tabIndex={-1} className="text-h2 outline-none">
        {t('payWhat', { what: text })}
      </h2>
      <p className="mt-3 mb-8 text-lead text-ink-2">
        <Unbroken
          text={t(dueDate < today ? 'payTextLate' : 'payText', {
            amount: price(amount),
            date: longDate(dueDate),
          })}
        />
      </p>
      {wasPaid && <Receipt amount={amount} paidAt={null} onPaid={onPaid} />}
      {!wasPaid && !number && !error && <Waiting>{t('reading')}</Waiting>}
      {error && !number && (
        <ErrorState title={t('unread')} retryLabel={t('retry')} onRetry={() => refetch()} />
      )}
      {number && !wasPaid && (
        <FeePayment
          of={{ contractId: id, ...(objectId && { objectId }) }}
          number={number}
          payer={payer}
          amount={amount}
          message={t('message', { number })}
          onPaid={onPaid}
        />
      )}
      <p className="mt-7">
        <TextButton look="quiet" onClick={onClose}>
          {t('close')}
        </TextButton>
      </p>
    </section>
  )
}
