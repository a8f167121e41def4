import type { ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import { phoneHref } from '#src/lib/address/links.ts'
import { useSite } from '#src/sites/use-site.ts'
import { Checkbox } from '#src/ui/fields/checkbox.tsx'
import { useTextField } from '../../wizard/wizard-context.ts'

/** What to know before one reports. */
export function TermsStep() {
  const t = useTranslations('fault-report.terms')
  // where nobody of ours answers, help does
  const phone = useSite().servicePhone ?? '112'
  const field = useTextField()
  return (
    <>
      <ul className="mb-8 grid list-disc gap-3 pl-5 marker:text-ink-3">
        <li>{t.rich('urgent', { phone, call: (number) => callLink(phone, number) })}</li>
        <li>{t('home')}</li>
        <li>{t('cost')}</li>
        <li>{t('data')}</li>
      </ul>
      <Checkbox label={t('accept')} {...field('acceptTerms')} />
    </>
  )
}

const callLink = (phone: string, number: ReactNode) => (
  <a href={phoneHref(phone)} className="whitespace-nowrap underline">
    {number}
  </a>
)
