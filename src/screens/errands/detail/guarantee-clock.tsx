import { useTranslations } from 'use-intl'
import { useFormats } from '#src/i18n/use-formats.ts'
import { ProgressBar } from '#src/ui/feedback/progress-bar.tsx'
import { Panel } from '#src/ui/layout/panel.tsx'
import type { Guarantee } from './guarantee.ts'

/** How long the builder still answers for faults, and for which. */
export function GuaranteeClock({ guarantee }: { guarantee: Guarantee }) {
  const t = useTranslations('errands.guarantee')
  const { longDate } = useFormats()
  const date = longDate(guarantee.endsOn)
  return (
    <Panel className="mt-6 text-small leading-[1.5] sm:p-6">
      {guarantee.kind === 'running' ? (
        <>
          <p className="mb-3 font-display text-h3">{t('left', { count: guarantee.daysLeft })}</p>
          <ProgressBar value={guarantee.share} label={t('title')} />
          <p className="mt-3 font-strong">{t('until', { date })}</p>
        </>
      ) : (
        <p className="font-strong">{t('over', { date })}</p>
      )}
      <p className="mt-1 text-ink-2">{t('covers')}</p>
    </Panel>
  )
}
