import { useTranslations } from 'use-intl'
import { Checkbox } from '#src/ui/fields/checkbox.tsx'
import { useTextField } from '../../wizard-context.ts'

/** What to know before one reports. */
export function TermsStep() {
  const t = useTranslations('fault-report.terms')
  const field = useTextField()
  return (
    <>
      <ul className="mb-8 grid list-disc gap-3 pl-5 marker:text-ink-3">
        <li>{t('urgent')}</li>
        <li>{t('home')}</li>
        <li>{t('cost')}</li>
        <li>{t('data')}</li>
      </ul>
      <Checkbox label={t('accept')} {...field('acceptTerms')} />
    </>
  )
}
