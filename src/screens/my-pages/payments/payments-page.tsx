import { useTranslations } from 'use-intl'
import type { Payment } from '#gen/account_service/model.ts'
import type { PaymentNotice } from '#gen/content/model.ts'
import { useSite } from '#src/sites/use-site.ts'
import { EmptyState } from '#src/ui/feedback/empty-state.tsx'
import { PageWidth } from '#src/ui/layout/page.tsx'
import { SectionHeading } from '#src/ui/layout/section-heading.tsx'
import { PaymentCard } from './payment-card.tsx'
import { PaymentRow } from './payment-row.tsx'
import { feeOf, isActive, isFirstTime, nextPaymentOf, sortedPayments } from './payments.ts'

type Props = {
  notices: readonly PaymentNotice[]
  /** The fees of the account. */
  fees: readonly Payment[]
}

/** What a customer has to pay and has paid (CI-013), with what is due next biggest. */
export function PaymentsPage({ notices, fees }: Props) {
  const t = useTranslations('my-pages')
  const site = useSite()
  const { left, paid } = sortedPayments(notices)
  const next = nextPaymentOf(
    site,
    left.find(({ status }) => isActive(site, status)),
    fees,
  )
  const feeNote = t(isFirstTime(site, fees) ? 'payment.vipFirst' : 'payment.vipAgain')
  if (notices.length === 0 && !next)
    return (
      <PageWidth className="pt-8 pb-section">
        <EmptyState>{t('empty.payments')}</EmptyState>
      </PageWidth>
    )
  return (
    <PageWidth className="grid gap-x-18 gap-y-14 pt-12 pb-section lg:grid-cols-[7fr_5fr]">
      <div className="grid min-w-0 content-start gap-14">
        {left.length > 0 && (
          <section aria-labelledby="payments-left">
            <SectionHeading id="payments-left" title={t('payment.left')} />
            <ul>
              {left.map((notice) => (
                <PaymentRow key={notice.id} notice={notice} note={feeOf(site, notice, fees) && feeNote} />
              ))}
            </ul>
          </section>
        )}
        {paid.length > 0 && (
          <section aria-labelledby="payments-paid">
            <SectionHeading id="payments-paid" title={t('payment.paid')} />
            <ul>
              {paid.map((notice) => (
                <PaymentRow key={notice.id} notice={notice} />
              ))}
            </ul>
          </section>
        )}
      </div>
      {next && (
        <div className="max-lg:row-start-1">
          <PaymentCard payment={next} isThere />
        </div>
      )}
    </PageWidth>
  )
}
