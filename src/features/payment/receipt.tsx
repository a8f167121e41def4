import { useEffect, useRef } from 'react'
import { useTranslations } from 'use-intl'
import { useFormats } from '#src/i18n/use-formats.ts'
import { Message } from '#src/ui/feedback/message.tsx'
import { forgetPayment } from './process/kept-payment.ts'
import { useClock } from './use-clock.ts'

type Props = { amount: number; paidAt: string | null; onPaid: () => void }

/** The fee is paid: says so, and lets the booking go on, once. */
export function Receipt({ amount, paidAt, onPaid }: Props) {
  const t = useTranslations('payment')
  const { price, longDate } = useFormats()
  const clock = useClock()
  const isTold = useRef(false)
  useEffect(() => {
    if (isTold.current) return
    isTold.current = true
    forgetPayment()
    onPaid()
  }, [onPaid])
  const paid = { amount: price(amount) }
  return (
    <Message tone="ok" live>
      {paidAt ? t('paidAt', { ...paid, date: longDate(paidAt), time: clock(paidAt) }) : t('paid', paid)}
    </Message>
  )
}
