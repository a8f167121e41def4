import { useTranslations } from 'use-intl'
import { LocalLink } from '#src/i18n/local-link.tsx'
import { useFormats } from '#src/i18n/use-formats.ts'
import { isOpen } from '#src/sites/open-routes.ts'
import { useSite } from '#src/sites/use-site.ts'
import { buttonClass } from '#src/ui/actions/button-class.ts'
import { textLinkClass } from '#src/ui/actions/text-link-class.ts'
import { Panel } from '#src/ui/layout/panel.tsx'
import type { NextPayment } from './payments.ts'

type Shown = { title: string; amount?: number; text: string; payUrl?: string | null; invoiceUrl?: string }

/** What to pay next, with the amount biggest (CI-013). */
export function PaymentCard({ payment }: { payment: NextPayment }) {
  const t = useTranslations('my-pages.payment')
  const { price } = useFormats()
  const { title, amount, text, payUrl, invoiceUrl } = useShown(payment)
  return (
    <section aria-labelledby="next-payment">
      <Panel tone="brand">
        <h2 id="next-payment" className="font-text text-small leading-[1.5] font-normal tracking-[normal]">
          {title}
        </h2>
        {amount !== undefined && (
          <p className="mt-2 font-display text-[2rem] leading-[1.15] font-medium tracking-[-0.03em]">
            {price(amount)}
          </p>
        )}
        <p className="mt-1 text-small">{text}</p>
        {(payUrl ?? invoiceUrl) && (
          <div className="mt-5 flex flex-wrap items-center gap-x-5 gap-y-3">
            {payUrl && (
              <LocalLink href={payUrl} className={buttonClass({ look: 'inverse', small: true })}>
                {t('pay')}
              </LocalLink>
            )}
            {invoiceUrl && (
              <LocalLink href={invoiceUrl} className={`${textLinkClass()} text-small`}>
                {t('invoice')}
              </LocalLink>
            )}
          </div>
        )}
      </Panel>
    </section>
  )
}

function useShown(payment: NextPayment): Shown {
  const t = useTranslations('my-pages.payment')
  const { date } = useFormats()
  const site = useSite()
  const paymentsPage = isOpen(site, 'myPayments') ? site.paths.myPayments : null
  if (payment.kind === 'home') {
    const { text, dueDate, amount, payUrl, invoice } = payment.notice
    const due = t('due', { what: text, date: date(dueDate) })
    return { title: t('next'), amount, text: due, payUrl: payUrl ?? paymentsPage, invoiceUrl: invoice?.url }
  }
  const { isFirst, amount, dueDate } = payment
  const why = t(isFirst ? 'vipFirst' : 'vipAgain')
  return {
    title: t('vip'),
    amount,
    text: dueDate ? t('due', { what: why, date: date(dueDate) }) : why,
    payUrl: paymentsPage,
  }
}
