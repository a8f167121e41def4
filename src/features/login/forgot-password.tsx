import { zodResolver } from '@hookform/resolvers/zod'
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { useTranslations } from 'use-intl'
import { useForgotPassword } from '#src/api/password.ts'
import { Button } from '#src/ui/actions/button.tsx'
import { TextButton } from '#src/ui/actions/text-button.tsx'
import { TextField } from '#src/ui/fields/text-field.tsx'
import { emailMessage, resetForm } from './login-forms.ts'
import type { ResetForm } from './login-forms.ts'
import { problemOfError } from './login-outcome.ts'
import { LoginProblemMessage } from './login-problem-message.tsx'
import { useFocusOnMount } from './use-focus-on-mount.ts'
import { useOnce } from '#src/ui/actions/use-once.ts'
import { viewTitleClass } from './view-title-class.ts'

/** Asks for a link to a new password, then says where it went (S-024). */
export function ForgotPassword({ onBack }: { onBack: () => void }) {
  const [sentTo, setSentTo] = useState<string>()
  const [typed, setTyped] = useState('')
  const again = () => {
    setTyped(sentTo ?? '')
    setSentTo(undefined)
  }
  return sentTo === undefined ? (
    <ResetRequest email={typed} onSent={setSentTo} onBack={onBack} />
  ) : (
    <LinkSent email={sentTo} onAgain={again} onBack={onBack} />
  )
}

type RequestProps = { email: string; onSent: (email: string) => void; onBack: () => void }

function ResetRequest({ email, onSent, onBack }: RequestProps) {
  const t = useTranslations('login')
  const title = useFocusOnMount<HTMLHeadingElement>()
  const request = useForgotPassword()
  const { register, handleSubmit, formState, getValues } = useForm<ResetForm>({
    resolver: zodResolver(resetForm),
    defaultValues: { email },
  })
  const send = useOnce(async (form: ResetForm) => {
    try {
      await request.mutateAsync(form.email)
    } catch {
      // shown from the request itself
      return 'again'
    }
    onSent(form.email)
    return 'done'
  })
  return (
    <form noValidate onSubmit={handleSubmit(send)} className="grid gap-6">
      <div>
        <h2 ref={title} tabIndex={-1} className={viewTitleClass}>
          {t('reset.title')}
        </h2>
        <p className="mt-2 text-ink-2">{t('reset.intro')}</p>
      </div>
      {request.error && (
        <LoginProblemMessage key={request.submittedAt} problem={problemOfError(request.error)} />
      )}
      <TextField
        label={t('email.email')}
        error={formState.errors.email && t(`field.${emailMessage(getValues('email'))}`)}
        type="email"
        autoComplete="email"
        {...register('email')}
      />
      <Button type="submit" wide loading={request.isPending}>
        {t('reset.submit')}
      </Button>
      <BackToLogin onBack={onBack} />
    </form>
  )
}

function LinkSent({ email, onAgain, onBack }: { email: string; onAgain: () => void; onBack: () => void }) {
  const t = useTranslations('login.reset')
  const title = useFocusOnMount<HTMLHeadingElement>()
  return (
    <div className="grid gap-5">
      <div>
        <h2 ref={title} tabIndex={-1} className={viewTitleClass}>
          {t('sentTitle')}
        </h2>
        <p className="mt-2 break-words">{t('sentText', { email })}</p>
        <p className="mt-3 text-small text-ink-2">{t('sentHint')}</p>
      </div>
      <Button look="secondary" wide onClick={onAgain}>
        {t('again')}
      </Button>
      <BackToLogin onBack={onBack} />
    </div>
  )
}

function BackToLogin({ onBack }: { onBack: () => void }) {
  const t = useTranslations('login.reset')
  return (
    <div className="text-small">
      <TextButton look="quiet" onClick={onBack}>
        {t('back')}
      </TextButton>
    </div>
  )
}
