import { zodResolver } from '@hookform/resolvers/zod'
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { useTranslations } from 'use-intl'
import { AppError } from '#src/api/errors.ts'
import { useUpdatePassword } from '#src/api/account/password.ts'
import { Button } from '#src/ui/actions/button.tsx'
import { useOnce } from '#src/ui/actions/use-once.ts'
import { ErrorSummary } from '#src/ui/feedback/error-summary.tsx'
import { PasswordField } from '#src/ui/fields/password-field.tsx'
import { OutcomeMessage, outcomeOfError } from '../outcome.tsx'
import type { Outcome } from '../outcome.tsx'
import { passwordForm } from './password-form.ts'
import type { PasswordForm } from './password-form.ts'
import { SettingsSection } from '../settings-section.tsx'

const fields = [
  { name: 'currentPassword', autoComplete: 'current-password' },
  { name: 'newPassword', autoComplete: 'new-password' },
  { name: 'repeated', autoComplete: 'new-password' },
] as const

/** Another password, for whoever logs in with one (C-026); `isNew` says that the first one has been set just now. */
export function PasswordSection({ isNew = false }: { isNew?: boolean }) {
  const t = useTranslations('settings')
  const change = useUpdatePassword()
  const [outcome, setOutcome] = useState<Outcome | undefined>(isNew ? 'saved' : undefined)
  const { register, handleSubmit, formState, getValues, setError, setFocus, reset } = useForm<PasswordForm>({
    resolver: zodResolver(passwordForm),
    defaultValues: { currentPassword: '', newPassword: '', repeated: '' },
    shouldFocusError: false,
  })
  const { errors, submitCount } = formState
  const refuse = (error: unknown) => {
    if (error instanceof AppError && error.kind === 'conflict') return setOutcome('noPassword')
    const isWrong =
      error instanceof AppError && error.fields.some(({ pointer }) => pointer === '/currentPassword')
    if (!isWrong) return setOutcome(outcomeOfError(error))
    setError('currentPassword', { type: 'refused' })
    setFocus('currentPassword', { shouldSelect: true })
  }
  const save = useOnce(async ({ currentPassword, newPassword }: PasswordForm) => {
    setOutcome(undefined)
    try {
      await change.mutateAsync({ currentPassword, newPassword })
      reset()
      setOutcome('saved')
    } catch (error) {
      refuse(error)
    }
    return 'again'
  })
  const isRefused = errors.currentPassword?.type === 'refused'
  const messageOf = (name: keyof PasswordForm) => {
    if (!errors[name]) return undefined
    if (name === 'currentPassword') return t(isRefused ? 'wrong.currentPassword' : 'required.currentPassword')
    if (name === 'repeated') return t('wrong.repeated')
    return t(getValues(name) === '' ? 'required.newPassword' : 'wrong.newPassword')
  }
  const wrong = fields.flatMap(({ name }) => {
    const message = name === 'currentPassword' && isRefused ? undefined : messageOf(name)
    return message ? [{ fieldId: `settings-${name}`, message }] : []
  })
  return (
    <SettingsSection title={t('password.title')} text={t('password.text')}>
      <form noValidate onSubmit={handleSubmit(save)} className="grid gap-6">
        <ErrorSummary title={t('summary')} errors={wrong} attempt={submitCount} />
        {fields.map(({ name, autoComplete }) => (
          <PasswordField
            key={name}
            id={`settings-${name}`}
            label={t(`field.${name}`)}
            hint={name === 'newPassword' ? t('password.hint') : undefined}
            error={messageOf(name)}
            showLabel={t('password.show')}
            autoComplete={autoComplete}
            {...register(name)}
          />
        ))}
        {outcome && (
          <OutcomeMessage
            key={change.submittedAt}
            outcome={outcome}
            text={
              outcome === 'saved' ? t(change.isIdle ? 'password.firstSaved' : 'password.saved') : undefined
            }
          />
        )}
        <div>
          <Button type="submit" look="secondary" loading={change.isPending}>
            {t('password.submit')}
          </Button>
        </div>
      </form>
    </SettingsSection>
  )
}
