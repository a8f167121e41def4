import { zodResolver } from '@hookform/resolvers/zod'
import { useEffect, useEffectEvent, useState } from 'react'
import { useForm } from 'react-hook-form'
import { useTranslations } from 'use-intl'
import { useForgotPassword } from '#src/api/password.ts'
import { LocalLink } from '#src/i18n/local-link.tsx'
import { useSite } from '#src/sites/use-site.ts'
import { Button } from '#src/ui/actions/button.tsx'
import { TextButton } from '#src/ui/actions/text-button.tsx'
import { textLinkClass } from '#src/ui/actions/text-link-class.ts'
import { TextField } from '#src/ui/fields/text-field.tsx'
import { emailMessage, resetForm } from './login-forms.ts'
import type { ResetForm } from './login-forms.ts'
import { problemOfError } from '#src/domain/eid/login-problem.ts'
import { LoginProblemMessage } from '../login-problem-message.tsx'
import { useFocusOnMount } from '../use-focus-on-mount.ts'
import { useOnce } from '#src/ui/actions/use-once.ts'
import { viewTitleClass } from '../view-title-class.ts'

type Props = {
  /** Leads back to the login form; left out on a page of its own, which has a heading and leads to the login page. */
  onBack?: () => void
}

/** Asks for a link to a new password, then says where it went (S-024). */
export function ForgotPassword({ onBack }: Props) {
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

type RequestProps = Props & { email: string; onSent: (email: string) => void }

function ResetRequest({ email, onSent, onBack }: RequestProps) {
  const t = useTranslations('login')
  const title = useFocusOnMount<HTMLHeadingElement>()
  const request = useForgotPassword()
  const { register, handleSubmit, formState, getValues, setFocus } = useForm<ResetForm>({
    resolver: zodResolver(resetForm),
    defaultValues: { email },
  })
  const onShown = useEffectEvent(() => {
    // on a page of its own, whoever sends again goes on where the address is
    if (!onBack && email) setFocus('email')
  })
  useEffect(() => onShown(), [])
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
      {onBack && (
        <div>
          <h2 ref={title} tabIndex={-1} className={viewTitleClass}>
            {t('reset.title')}
          </h2>
          <p className="mt-2 text-ink-2">{t('reset.intro')}</p>
        </div>
      )}
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

function LinkSent({ email, onAgain, onBack }: Props & { email: string; onAgain: () => void }) {
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

function BackToLogin({ onBack }: Props) {
  const t = useTranslations('login.reset')
  const { paths } = useSite()
  return (
    <div className="text-small">
      {onBack ? (
        <TextButton look="quiet" onClick={onBack}>
          {t('back')}
        </TextButton>
      ) : (
        <LocalLink href={paths.login ?? '/'} className={textLinkClass({ look: 'quiet' })}>
          {t('back')}
        </LocalLink>
      )}
    </div>
  )
}
