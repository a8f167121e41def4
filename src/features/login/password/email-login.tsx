import { zodResolver } from '@hookform/resolvers/zod'
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { useTranslations } from 'use-intl'
import type { OngoingBusiness } from '#gen/account_service/model.ts'
import { useEmailLogin } from '#src/api/account/account.ts'
import { useSite } from '#src/sites/use-site.ts'
import { Button } from '#src/ui/actions/button.tsx'
import { TextButton } from '#src/ui/actions/text-button.tsx'
import { ErrorSummary } from '#src/ui/feedback/error-summary.tsx'
import { PasswordField } from '#src/ui/fields/password-field.tsx'
import { TextField } from '#src/ui/fields/text-field.tsx'
import { emailLoginForm, emailMessage } from './login-forms.ts'
import type { EmailLoginForm } from './login-forms.ts'
import { outcomeOf } from '#src/domain/eid/login/login-outcome.ts'
import { problemOfError } from '#src/domain/eid/login/login-problem.ts'
import type { LoginProblem } from '#src/domain/eid/login/login-problem.ts'
import { LoginProblemMessage } from '../login-problem-message.tsx'
import { useOnce } from '#src/ui/actions/use-once.ts'

type Props = {
  onLoggedIn: (business?: OngoingBusiness) => void
  onForgot: () => void
  onEid: () => void
  onNoMail: () => void
}

/** Login by e-mail and password. */
export function EmailLogin({ onLoggedIn, onForgot, onEid, onNoMail }: Props) {
  const t = useTranslations('login')
  const login = useEmailLogin(useSite())
  const [problem, setProblem] = useState<LoginProblem>()
  const { register, handleSubmit, formState, getValues, setError, setFocus } = useForm<EmailLoginForm>({
    resolver: zodResolver(emailLoginForm),
    defaultValues: { email: '', password: '' },
    shouldFocusError: false,
  })
  const { errors, submitCount } = formState

  const refuse = (why: LoginProblem) => {
    // which of the two is wrong is nobody's business; the message stands where one tries again
    if (why !== 'emailLoginFailed') return setProblem(why)
    setError('password', { type: 'refused' })
    setFocus('password', { shouldSelect: true })
  }
  const send = useOnce(async (form: EmailLoginForm) => {
    setProblem(undefined)
    try {
      const outcome = outcomeOf(await login.mutateAsync(form))
      if (outcome.kind === 'loggedIn') {
        onLoggedIn(outcome.business)
        return 'done'
      }
      refuse(outcome.kind === 'refused' ? outcome.problem : 'general')
    } catch (error) {
      refuse(problemOfError(error))
    }
    return 'again'
  })

  const emailError = errors.email && t(`field.${emailMessage(getValues('email'))}`)
  const isRefused = errors.password?.type === 'refused'
  const passwordError =
    errors.password && t(isRefused ? 'problem.emailLoginFailed' : 'field.passwordRequired')
  const missing = [
    { fieldId: 'login-email', message: emailError },
    { fieldId: 'login-password', message: isRefused ? undefined : passwordError },
  ].flatMap(({ fieldId, message }) => (message ? [{ fieldId, message }] : []))
  return (
    <form noValidate onSubmit={handleSubmit(send)} className="grid gap-6">
      <ErrorSummary title={t('field.summary')} errors={missing} attempt={submitCount} />
      {problem && <LoginProblemMessage key={login.submittedAt} problem={problem} />}
      <TextField
        id="login-email"
        label={t('email.email')}
        error={emailError}
        type="email"
        autoComplete="username"
        {...register('email')}
      />
      <PasswordField
        id="login-password"
        label={t('email.password')}
        error={passwordError}
        showLabel={t('email.showPassword')}
        autoComplete="current-password"
        {...register('password')}
      />
      <Button type="submit" wide loading={login.isPending}>
        {t('email.submit')}
      </Button>
      <div className="-mt-1 flex flex-wrap justify-between gap-x-6 gap-y-3 text-small">
        <TextButton look="quiet" onClick={onForgot}>
          {t('email.forgot')}
        </TextButton>
        <TextButton look="quiet" onClick={onEid}>
          {t('email.toEid')}
        </TextButton>
        <TextButton look="quiet" onClick={onNoMail}>
          {t('recovery.open')}
        </TextButton>
      </div>
    </form>
  )
}
