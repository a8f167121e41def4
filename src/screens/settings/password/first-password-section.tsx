import { zodResolver } from '@hookform/resolvers/zod'
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { useTranslations } from 'use-intl'
import { useUpdateUser } from '#src/api/account/settings.ts'
import { Button } from '#src/ui/actions/button.tsx'
import { useOnce } from '#src/ui/actions/use-once.ts'
import { ErrorSummary } from '#src/ui/feedback/error-summary.tsx'
import { PasswordField } from '#src/ui/fields/password-field.tsx'
import { OutcomeMessage, outcomeOfError } from '../outcome.tsx'
import type { Outcome } from '../outcome.tsx'
import { firstPasswordForm } from './password-form.ts'
import type { FirstPasswordForm } from './password-form.ts'
import { SettingsSection } from '../settings-section.tsx'

const fields = ['newPassword', 'repeated'] as const

/** A first password, for whoever has made the account with an e-ID: then both are ways to log in (C-013, V-003, V-015). */
export function FirstPasswordSection() {
  const t = useTranslations('settings')
  const update = useUpdateUser()
  const [outcome, setOutcome] = useState<Outcome>()
  const { register, handleSubmit, formState, getValues } = useForm<FirstPasswordForm>({
    resolver: zodResolver(firstPasswordForm),
    defaultValues: { newPassword: '', repeated: '' },
    shouldFocusError: false,
  })
  const { errors, submitCount } = formState
  const save = useOnce(async ({ newPassword }: FirstPasswordForm) => {
    setOutcome(undefined)
    try {
      const { result } = await update.mutateAsync({ password: newPassword })
      if (result === 'Ok') return 'done'
      setOutcome('general')
    } catch (error) {
      setOutcome(outcomeOfError(error))
    }
    return 'again'
  })
  const messageOf = (name: keyof FirstPasswordForm) => {
    if (!errors[name]) return undefined
    if (name === 'repeated') return t('wrong.repeated')
    return t(getValues(name) === '' ? 'required.newPassword' : 'wrong.newPassword')
  }
  const wrong = fields.flatMap((name) => {
    const message = messageOf(name)
    return message ? [{ fieldId: `settings-${name}`, message }] : []
  })
  return (
    <SettingsSection title={t('password.title')} text={t('password.firstText')}>
      <form noValidate onSubmit={handleSubmit(save)} className="grid gap-6">
        <ErrorSummary title={t('summary')} errors={wrong} attempt={submitCount} />
        {fields.map((name) => (
          <PasswordField
            key={name}
            id={`settings-${name}`}
            label={t(`field.${name}`)}
            hint={name === 'newPassword' ? t('password.hint') : undefined}
            error={messageOf(name)}
            showLabel={t('password.show')}
            autoComplete="new-password"
            {...register(name)}
          />
        ))}
        {outcome && <OutcomeMessage key={update.submittedAt} outcome={outcome} />}
        <div>
          <Button type="submit" look="secondary" loading={update.isPending}>
            {t('password.first')}
          </Button>
        </div>
      </form>
    </SettingsSection>
  )
}
