import { zodResolver } from '@hookform/resolvers/zod'
import { useEffect, useEffectEvent, useState } from 'react'
import { useForm } from 'react-hook-form'
import { useTranslations } from 'use-intl'
import { useForgotPassword } from '#src/api/account/password.ts'
import { LocalLink } from '#src/i18n/local-link.tsx'
import { useSite } from '#src/sites/use-site.ts'
import { Button } from '#src/ui/actions/button.tsx'
import { TextButton } from '#src/ui/actions/text-button.tsx'
import { textLinkClass } from '#src/ui/actions/text-link-class.ts'
import { TextField } from '#src/ui/fields/text-field.tsx'
import { emailMessage, resetForm } from './login-forms.ts'
import type { ResetForm } from './login-forms.ts'
import { problemOfError } from '#src/domain/eid/login/login-problem.ts'
import { LoginProblemMessage } from '../login-problem-message.tsx'
import { useFocusOnMount } from '../use-focus-on-mount.ts'
import { useOnce } from '#src/ui/actions/use-once.ts'
import { viewTitleClass } from '../view-title-class.ts'

type Props = {
  /** Leads back to the login form; left out on a page of its own, which has a heading and leads to the login page. */
  onBack?: () => void
  /** Leads on who cannot read the mail either; left out with `onBack`. */
  onNoMail?: () => void
}

/** Asks for a link to a new password, then says where it went (S-024). */
export function ForgotPassword(ways: Props) {
  const [sentTo, setSentTo] = useState<string>()
  const [typed, setTyped] = useState('')
  const again = () => {
    setTyped(sentTo ?? '')
    setSentTo(undefined)
  }
  return sentTo === undefined ? (
    <ResetRequest email={typed} onSent={setSentTo} {...ways} />
  ) : (
    <LinkSent email={sentTo} onAgain={again} {...ways} />
  )
}

type RequestProps = Props & { email: string; onSent: (email: string) => void }

function ResetRequest({ email, onSent, ...ways }: RequestProps) {
  const t = useTranslations('login')
  const title = useFocusOnMount<HTMLHeadingElement>()
  const request = useForgotPassword()
  const { register, handleSubmit, formState, getValues, setFocus } = useForm<ResetForm>({
    resolver: zodResolver(resetForm),
    defaultValues: { email },
  })
  const onShown = useEffectEvent(() => {
    // on a page of its own, whoever sends again goes on where the address is
    if (!ways.onBack && email) setFocus('email')
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
      {ways.onBack && (
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
      <OtherWays {...ways} />
    </form>
  )
}

function LinkSent({ email, onAgain, ...ways }: Props & { email: string; onAgain: () => void }) {
  const t = useTranslations('login.reset')
  const title = useFocusOnMount<HTMLHeadingElement>()
  return (
    <div className="grid gap-5">
      <div>
        <h2 ref={title} tabIndex={-1} className={viewTitleClass}>
          {t('sentTitle')}
        </h2>
        <p className="mt-2">{t('sentText', { email })}</p>
        <p className="mt-3 text-small text-ink-2">{t('sentHint')}</p>
      </div>
      <Button look="secondary" wide onClick={onAgain}>
        {t('again')}
      </Button>
      <OtherWays {...ways} />
    </div>
  )
}

function OtherWays({ onBack, onNoMail }: Props) {
  const t = useTranslations('login')
  const login = useSite().paths.login ?? '/'
  return (
    <div className="flex flex-wrap justify-between gap-x-6 gap-y-3 text-small">
      {onBack ? (
        <TextButton look="quiet" onClick={onBack}>
          {t('reset.back')}
        </TextButton>
      ) : (
        <LocalLink href={login} className={textLinkClass({ look: 'quiet' })}>
          {t('reset.back')}
        </LocalLink>
      )}
      {onNoMail ? (
        <TextButton look="quiet" onClick={onNoMail}>
          {t('recovery.open')}
        </TextButton>
      ) : (
        <LocalLink href={`${login}?view=address`} className={textLinkClass({ look: 'quiet' })}>
          {t('recovery.open')}
        </LocalLink>
      )}
    </div>
  )
}
