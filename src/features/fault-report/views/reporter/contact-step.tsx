import { useTranslations } from 'use-intl'
import { Checkbox } from '#src/ui/fields/checkbox.tsx'
import { TextField } from '#src/ui/fields/text-field.tsx'
import { othersForgotten } from '../../steps/form/change.ts'
import { isForBoard } from '../../steps/flows.ts'
import { useChange, useFault, useTextField, useWizard } from '../../wizard/wizard-context.ts'

/**
 * Who reports and how to reach them, in three variants: names open, locked, or not asked of a board (F-166). Whoever is not
 * logged in says their name.
 */
export function ContactStep({ names }: { names: 'open' | 'locked' | 'none' }) {
  const t = useTranslations('fault-report.contact')
  const field = useTextField()
  const { watch } = useFault()
  const { reporter, rules, isLoggedIn } = useWizard()
  const isLocked = names === 'locked' && isLoggedIn
  const change = useChange()
  const isBoard = isForBoard(reporter)
  const { onChange, ...other } = field('other')
  const locked = rules.contactLocked
  return (
    <div className="grid gap-6">
      {names !== 'none' && (
        <div className="grid gap-6 sm:grid-cols-2">
          <TextField
            label={t('firstName')}
            autoComplete="given-name"
            locked={isLocked}
            {...field('firstName')}
          />
          <TextField
            label={t('lastName')}
            autoComplete="family-name"
            locked={isLocked}
            {...field('lastName')}
          />
        </div>
      )}
      <TextField label={t('email')} type="email" autoComplete="email" locked={locked} {...field('email')} />
      <TextField
        label={t('phone')}
        hint={t('phoneHint')}
        type="tel"
        autoComplete="tel"
        locked={locked}
        {...field('phone')}
      />
      {isBoard && (
        <TextField label={t('boardEmail')} hint={t('boardEmailHint')} type="email" {...field('boardEmail')} />
      )}
      <Checkbox
        label={t('other')}
        hint={t('otherHint')}
        {...other}
        onChange={(event) => {
          void onChange(event)
          if (!event.currentTarget.checked) change(othersForgotten)
        }}
      />
      {watch('other') && <OtherContact />}
    </div>
  )
}

/** Somebody else to be asked about the fault (S-056). */
function OtherContact() {
  const t = useTranslations('fault-report.contact')
  const field = useTextField()
  return (
    <fieldset className="grid gap-6 border-l-2 border-brand pl-5">
      <legend className="sr-only">{t('otherLegend')}</legend>
      <div className="grid gap-6 sm:grid-cols-2">
        <TextField label={t('otherFirstName')} {...field('otherFirstName')} />
        <TextField label={t('otherLastName')} {...field('otherLastName')} />
      </div>
      <TextField label={t('otherEmail')} type="email" {...field('otherEmail')} />
      <TextField label={t('otherPhone')} hint={t('phoneHint')} type="tel" {...field('otherPhone')} />
    </fieldset>
  )
}
