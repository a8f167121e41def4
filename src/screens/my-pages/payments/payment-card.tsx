import { useTranslations } from 'use-intl'
import type { PageDocument } from '#gen/content/model.ts'
import { apiBase } from '#src/api/base-url.ts'
import { useToday } from '#src/domain/use-service-time.ts'
import { LocalLink } from '#src/i18n/local-link.tsx'
import { useFormats } from '#src/i18n/use-formats.ts'
import { isOpen } from '#src/sites/open-routes.ts'
import { useSite } from '#src/sites/use-site.ts'
import { Button } from '#src/ui/actions/button.tsx'
import { buttonClass } from '#src/ui/actions/button-class.ts'
import { textLinkClass } from '#src/ui/actions/text-link-class.ts'
import { Unbroken } from '#src/ui/content/unbroken.tsx'
import { Panel } from '#src/ui/layout/panel.tsx'
import { payHash, vipPayHash } from './payments.ts'
import type { NextPayment } from './payments.ts'

type Props = {
  payment: NextPayment
  /** It stands on the page of payments, which it need not lead to. */
  isThere?: boolean
  /** Pays it here; undefined where the site has no way to. */
  onPay?: (() => void) | undefined
}

type Shown = {
  title: string
  amount?: number
  text: string
  reference?: string
  payUrl?: string | null
  invoice?: PageDocument
}

/** What to pay next, with the amount biggest (CI-013). */
export function PaymentCard({ payment, isThere = false, onPay }: Props) {
  const t = useTranslations('my-pages.payment')
  const { price } = useFormats()
  const site = useSite()
  const { paymentMethods } = site
  // in Finland no page says more than the card (F-089)
  const hasPage = isOpen(site, 'myPayments')
  const tellsAll = isThere || !hasPage
  const { title, amount, text, reference, payUrl, invoice } = useShown(payment, isThere)
  // the page of payments tells of the bank where nothing is paid on it
  const paysHere = paymentMethods.length > 0 || (payment.kind === 'home' && Boolean(payment.notice.payUrl))
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
        <p className="mt-1 text-small">
          <Unbroken text={text} />
        </p>
        {tellsAll && reference && (
          <p className="mt-1 text-small">
            <Unbroken text={t('reference', { reference })} />
          </p>
        )}
        {tellsAll && reference && (paymentMethods.length === 0 || !hasPage) && !payUrl && (
          <p className="mt-3 text-small">{t('byBank')}</p>
        )}
        {(onPay ?? payUrl ?? invoice) && (
          <div className="mt-5 flex flex-wrap items-center gap-x-5 gap-y-3">
            {onPay && (
              <Button look="inverse" small onClick={onPay}>
                {t('pay')}
              </Button>
            )}
            {payUrl && (
              <LocalLink href={payUrl} className={buttonClass({ look: 'inverse', small: true })}>
                {t(paysHere ? 'pay' : 'howToPay')}
              </LocalLink>
            )}
            {invoice && (
              <span className="text-small">
                <InvoiceLink invoice={invoice} />
              </span>
            )}
          </div>
        )}
      </Panel>
    </section>
  )
}

/** Opens the invoice, which lies where the API does. */
export function InvoiceLink({ invoice, of }: { invoice: PageDocument; of?: string }) {
  const t = useTranslations('my-pages.payment')
  return (
    <a
      href={new URL(invoice.url, apiBase()).href}
      target="_blank"
      rel="noopener"
      aria-label={of && t('invoiceOf', { what: of })}
      className={textLinkClass({ look: of ? 'quiet' : 'plain' })}
    >
      {t('invoice')}
    </a>
  )
}

function useShown(payment: NextPayment, isThere: boolean): Shown {
  const t = useTranslations('my-pages.payment')
  const { longDate } = useFormats()
  const site = useSite()
  const today = useToday(site.timeZone)
  const dueKey = (day: string) => (day < today ? 'dueLate' : 'due')
  const paymentsPage = !isThere && isOpen(site, 'myPayments') ? site.paths.myPayments : null
  if (payment.kind === 'home') {
    const { text, dueDate, amount, reference, payUrl, invoice } = payment.notice
    const due = t(dueKey(dueDate), { what: text, date: longDate(dueDate) })
    const page = paymentsPage && paymentsPage + payHash(payment.notice)
    return { title: t('next'), amount, text: due, reference, payUrl: payUrl ?? page, invoice }
  }
  const { isFirst, amount, dueDate, reference, payUrl, invoice } = payment
  const why = t(isFirst ? 'vipFirst' : 'vipAgain')
  return {
    title: t('vip'),
    amount,
    text: dueDate ? t(dueKey(dueDate), { what: why, date: longDate(dueDate) }) : why,
    reference,
    payUrl: isThere ? payUrl : paymentsPage && paymentsPage + vipPayHash,
    invoice,
  }
}
