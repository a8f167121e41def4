import { useTranslations } from 'use-intl'
import type { PaymentNotice } from '#gen/content/model.ts'
import { isPaid } from '#src/domain/sale/price/fees.ts'
import { useToday } from '#src/domain/use-service-time.ts'
import { useFormats } from '#src/i18n/use-formats.ts'
import { useSite } from '#src/sites/use-site.ts'
import { Button } from '#src/ui/actions/button.tsx'
import { StatusDot } from '#src/ui/content/status-dot.tsx'
import type { StatusTone } from '#src/ui/content/status-dot.tsx'
import { Unbroken } from '#src/ui/content/unbroken.tsx'
import { InvoiceLink } from './payment-card.tsx'

const tones: Record<PaymentNotice['status'], StatusTone> = {
  NotPaid: 'registered',
  NotPaidSent: 'ongoing',
  Reminder1: 'reserved',
  Paid: 'done',
  OverPaid: 'done',
}

type Props = {
  notice: PaymentNotice
  /** What more is to be said of it. */
  note?: string | undefined
  /** A campaign code stood for the money. */
  isByCode?: boolean
  /** Pays it here. */
  onPay?: (() => void) | undefined
}

/** A payment: for what, how much and by when, how it stands (E-034), and its invoice. */
export function PaymentRow({ notice, note, isByCode = false, onPay }: Props) {
  const t = useTranslations('my-pages.payment')
  const { price, longDate } = useFormats()
  const today = useToday(useSite().timeZone)
  const { text, amount, status, reference, invoice } = notice
  const { when, day } = whenOf(notice, today)
  return (
    <li className="border-b border-line py-5">
      <div className="flex flex-wrap justify-between gap-x-6 leading-[1.35]">
        <p className="min-w-0 font-control">{text}</p>
        <p className="shrink-0 font-strong">{price(amount)}</p>
      </div>
      <div className="mt-1 flex flex-wrap justify-between gap-x-6 gap-y-1.5 text-small text-ink-2">
        <div className="min-w-0">
          {note && <p>{note}</p>}
          <p>
            <Unbroken
              text={[t(when, { date: longDate(day) }), reference && t('reference', { reference })]
                .filter(Boolean)
                .join(' · ')}
            />
          </p>
        </div>
        <span className="text-ink">
          <StatusDot tone={tones[status]}>{t(isByCode ? 'byCode' : `status.${status}`)}</StatusDot>
        </span>
      </div>
      {(onPay ?? invoice) && (
        <div className="mt-3 flex flex-wrap items-center gap-x-6 gap-y-3 text-small">
          {onPay && (
            <Button small look="secondary" aria-label={t('payWhat', { what: text })} onClick={onPay}>
              {t('payRow')}
            </Button>
          )}
          {invoice && <InvoiceLink invoice={invoice} of={text} />}
        </div>
      )}
    </li>
  )
}

/** The day of a payment, and what it is the day of. */
function whenOf(notice: PaymentNotice, today: string) {
  const { dueDate, paidOn } = notice
  if (!isPaid(notice)) return { when: dueDate < today ? 'late' : 'by', day: dueDate } as const
  return paidOn ? ({ when: 'paidOn', day: paidOn } as const) : ({ when: 'by', day: dueDate } as const)
}
