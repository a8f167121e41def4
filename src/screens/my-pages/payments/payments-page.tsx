import { Suspense, useRef } from 'react'
import { useTranslations } from 'use-intl'
import type { User } from '#gen/account_service/model.ts'
import type { HomeChoice, PaymentNotice } from '#gen/content/model.ts'
import { isActive, isFirstTime } from '#src/domain/sale/price/fees.ts'
import { lazyPart } from '#src/i18n/lazy-part.tsx'
import { useSite } from '#src/sites/use-site.ts'
import { EmptyState } from '#src/ui/feedback/empty-state.tsx'
import { PageWidth } from '#src/ui/layout/page.tsx'
import { SectionHeading } from '#src/ui/layout/section-heading.tsx'
import { HomeMenu } from '../homes/home-menu.tsx'
import { useShownHome } from '../homes/use-chosen-home.ts'
import { PaymentCard } from './payment-card.tsx'
import { PaymentRow } from './payment-row.tsx'
import { feeOf, isPaidByCode, nextPaymentOf, sortedPayments } from './payments.ts'
import { usePaying } from './use-paying.ts'

const PaySection = lazyPart(async () => (await import('./pay-section.tsx')).PaySection, {
  texts: ['payment'],
})

type Props = {
  notices: readonly PaymentNotice[]
  /** The homes that instalments are for. */
  homes?: readonly HomeChoice[] | undefined
  user: User
}

/** What a customer has to pay and has paid (CI-013), with what is due next biggest; paid here where the site can. */
export function PaymentsPage({ notices, homes = [], user }: Props) {
  const t = useTranslations('my-pages')
  const site = useSite()
  const fees = user.payments
  const { paying, pay, close } = usePaying(notices, fees)
  const lists = useRef<HTMLDivElement>(null)
  const { value, choose, isShown } = useShownHome(homes)
  const { left, paid } = sortedPayments(notices.filter(({ objectId }) => isShown(objectId)))
  /** Whose home an instalment is for is said where there are several. */
  const homeNote = ({ objectId }: PaymentNotice) =>
    homes.length > 1 ? homes.find((home) => home.objectId === objectId)?.name : undefined
  const next = nextPaymentOf(
    site,
    left.find(({ status }) => isActive(site, status)),
    fees,
  )
  const feeNote = t(isFirstTime(site, fees) ? 'payment.vipFirst' : 'payment.vipAgain')
  const onPayOf = (notice: PaymentNotice) =>
    site.paymentMethods.length > 0 && !notice.payUrl && isActive(site, notice.status)
      ? () => pay(notice)
      : undefined
  const onClose = () => {
    close()
    lists.current?.focus()
  }
  if (notices.length === 0 && !next)
    return (
      <PageWidth className="pt-8 pb-section">
        <EmptyState>{t('empty.payments')}</EmptyState>
      </PageWidth>
    )
  const nextNotice = next?.notice
  return (
    <PageWidth className="grid gap-x-18 gap-y-14 pt-12 pb-section lg:grid-cols-[7fr_5fr]">
      {paying && (
        <div className="lg:col-span-2">
          <Suspense>
            <PaySection key={paying.id} notice={paying} payer={user} onClose={onClose} />
          </Suspense>
        </div>
      )}
      <div ref={lists} tabIndex={-1} className="grid min-w-0 content-start gap-14 outline-none">
        <HomeMenu homes={homes} value={value} onChange={choose} hasAll />
        {left.length > 0 && (
          <section aria-labelledby="payments-left">
            <SectionHeading id="payments-left" title={t('payment.left')} />
            <ul>
              {left.map((notice) => (
                <PaymentRow
                  key={notice.id}
                  notice={notice}
                  note={feeOf(site, notice, fees) ? feeNote : homeNote(notice)}
                  onPay={paying ? undefined : onPayOf(notice)}
                />
              ))}
            </ul>
          </section>
        )}
        {paid.length > 0 && (
          <section aria-labelledby="payments-paid">
            <SectionHeading id="payments-paid" title={t('payment.paid')} />
            <ul>
              {paid.map((notice) => (
                <PaymentRow
                  key={notice.id}
                  notice={notice}
                  note={homeNote(notice)}
                  isByCode={isPaidByCode(site, notice, fees)}
                />
              ))}
            </ul>
          </section>
        )}
      </div>
      {next && !paying && (
        <div className="max-lg:row-start-1">
          <PaymentCard payment={next} isThere onPay={nextNotice && onPayOf(nextNotice)} />
        </div>
      )}
    </PageWidth>
  )
}
