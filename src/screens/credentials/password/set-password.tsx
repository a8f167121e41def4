import { zodResolver } from '@hookform/resolvers/zod'
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { useTranslations } from 'use-intl'
import { AppError } from '#src/api/errors.ts'
import { useSetPassword } from '#src/api/account/password.ts'
import { useSite } from '#src/sites/use-site.ts'
import { Button } from '#src/ui/actions/button.tsx'
import { useOnce } from '#src/ui/actions/use-once.ts'
import { ErrorSummary } from '#src/ui/feedback/error-summary.tsx'
import { FormFailure } from '#src/ui/feedback/form-failure.tsx'
import { PasswordField } from '#src/ui/fields/password-field.tsx'
import { LinkResult } from '../link-result.tsx'
import { newPasswordForm } from './new-password-form.ts'
import type { NewPasswordForm } from './new-password-form.ts'

type End = 'done' | 'gone' | 'missing'

/** Sets a new password by the link of a mail, or says why the link is no good (F-158). */
export function SetPassword({ token }: { token: string | undefined }) {
  const t = useTranslations('credentials')
  const { paths } = useSite()
  const [end, setEnd] = useState<End | undefined>(token ? undefined : 'missing')
  if (token && !end) return <NewPassword token={token} onEnd={setEnd} />

  const how = end ?? 'missing'
  const login = { href: paths.login ?? '/', label: t('login') }
  const newLink = { href: paths.forgotPassword ?? '/', label: t('password.newLink') }
  return (
    <LinkResult
      title={t(`password.${how}`)}
      text={t(`password.${how}Text`)}
      next={how === 'done' ? login : newLink}
    />
  )
}

const fields = ['password', 'repeated'] as const

function NewPassword({ token, onEnd }: { token: string; onEnd: (end: End) => void }) {
  const t = useTranslations('credentials.password')
  const change = useSetPassword()
  const { register, handleSubmit, formState, getValues } = useForm<NewPasswordForm>({
    resolver: zodResolver(newPasswordForm),
    defaultValues: { password: '', repeated: '' },
    shouldFocusError: false,
  })
  const { errors, submitCount } = formState
  const save = useOnce(async ({ password }: NewPasswordForm) => {
    try {
      await change.mutateAsync({ token, password })
    } catch (error) {
      const isGone = error instanceof AppError && (error.kind === 'gone' || error.kind === 'invalid')
      if (isGone) onEnd('gone')
      return 'again'
    }
    onEnd('done')
    return 'done'
  })
  const messageOf = (name: keyof NewPasswordForm) => {
    if (!errors[name]) return undefined
    if (name === 'repeated') return t('differ')
    return t(getValues(name) === '' ? 'required' : 'wrong')
  }
  const wrong = fields.flatMap((name) => {
    const message = messageOf(name)
    return message ? [{ fieldId: `credentials-${name}`, message }] : []
  })
  const isBusy = change.error instanceof AppError && change.error.kind === 'busy'
  return (
    <form noValidate onSubmit={handleSubmit(save)} className="grid gap-6">
      <ErrorSummary title={t('summary')} errors={wrong} attempt={submitCount} />
      <PasswordField
        id="credentials-password"
        label={t('new')}
        hint={t('hint')}
        error={messageOf('password')}
        showLabel={t('show')}
        autoComplete="new-password"
        {...register('password')}
      />
      <PasswordField
        id="credentials-repeated"
        label={t('repeated')}
        error={messageOf('repeated')}
        showLabel={t('show')}
        autoComplete="new-password"
        {...register('repeated')}
      />
      {change.error && <FormFailure key={change.submittedAt}>{t(isBusy ? 'tooMany' : 'failed')}</FormFailure>}
      <div>
        <Button type="submit" loading={change.isPending}>
          {t('submit')}
        </Button>
      </div>
    </form>
  )
}
