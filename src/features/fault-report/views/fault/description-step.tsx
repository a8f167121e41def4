import { useTranslations } from 'use-intl'
import { TextArea } from '#src/ui/fields/text-area.tsx'
import { useTextField } from '../../wizard/wizard-context.ts'
import { FaultFiles } from './fault-files.tsx'

/** What is wrong, in words and pictures. */
export function DescriptionStep() {
  const t = useTranslations('fault-report.description')
  const field = useTextField()
  return (
    <div className="grid grid-cols-1 gap-8">
      <TextArea
        label={t('label')}
        hint={t('hint')}
        rows={6}
        maxLength={5000}
        countText={(used, max) => t('count', { used, max })}
        {...field('description')}
      />
      <FaultFiles />
    </div>
  )
}
