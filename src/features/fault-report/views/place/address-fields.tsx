import { useTranslations } from 'use-intl'
import { Checkbox } from '#src/ui/fields/checkbox.tsx'
import { TextField } from '#src/ui/fields/text-field.tsx'
import { needsHousingNumber } from '../../steps/form/check.ts'
import { places } from '../../steps/form/form.ts'
import { useChange, useFault, useTextField, useWizard } from '../../wizard/wizard-context.ts'
import { HousingNumberHelp } from './housing-number-help.tsx'

/** An address written by hand; the dwelling number only where one dwelling is meant (F-103). */
export function AddressFields() {
  const t = useTranslations('fault-report.address')
  const field = useTextField()
  const { watch } = useFault()
  const change = useChange()
  const { country } = useWizard().rules
  const form = { type: watch('type'), fullBuilding: watch('fullBuilding') }
  const isDwelling = form.type === places.dwelling
  return (
    <div className="grid gap-6">
      {isDwelling && (
        <Checkbox
          label={t('fullBuilding')}
          checked={form.fullBuilding}
          onChange={(event) => change({ fullBuilding: event.currentTarget.checked, object: '' })}
        />
      )}
      {needsHousingNumber({ ...watch(), ...form }) && (
        <TextField
          label={t('object')}
          hint={t(`objectHint.${country}`)}
          inputMode={country === 'se' ? 'numeric' : undefined}
          end={<HousingNumberHelp />}
          {...field('object')}
        />
      )}
      <TextField label={t('address')} autoComplete="street-address" {...field('address')} />
      <div className="grid gap-6 sm:grid-cols-[11rem_1fr]">
        <TextField
          label={t('zipCode')}
          inputMode="numeric"
          autoComplete="postal-code"
          {...field('zipCode')}
        />
        <TextField label={t('city')} autoComplete="address-level2" {...field('city')} />
      </div>
    </div>
  )
}
