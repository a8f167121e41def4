import { useTranslations } from 'use-intl'
import { Checkbox } from '#src/ui/fields/checkbox.tsx'
import { TextField } from '#src/ui/fields/text-field.tsx'
import { useTextField, useWizard } from '../../wizard/wizard-context.ts'

/** Which association, where nobody here knows it. */
export function CompoundStep() {
  const t = useTranslations('fault-report.compound')
  const field = useTextField()
  const { country } = useWizard().rules
  return (
    <div className="grid gap-6">
      <TextField label={t('name')} autoComplete="organization" {...field('compoundName')} />
      <TextField
        label={t('number')}
        hint={t(`numberHint.${country}`)}
        inputMode={country === 'no' ? 'numeric' : undefined}
        {...field('compoundNumber')}
      />
      <Checkbox label={t('isMember')} {...field('isMember')} />
    </div>
  )
}
