import { useTranslations } from 'use-intl'
import { Button } from '#src/ui/actions/button.tsx'
import type { PagePayment } from '../process/kept-payment.ts'

type Props = { method: PagePayment['method']; onPay: () => Promise<unknown> }

/** Leads to the page where one pays by card or from the bank. */
export function PageForm({ method, onPay }: Props) {
  const t = useTranslations('payment.page')
  return (
    <>
      <p className="text-small text-ink-2">{t(`${method}Text`)}</p>
      <Button className="mt-5" onClick={onPay}>
        {t(`${method}Submit`)}
      </Button>
    </>
  )
}
