import { useTranslations } from 'use-intl'
import { problemOfError } from '#src/domain/eid/login/login-problem.ts'
import { useSession } from '#src/api/session/session.ts'
import { Button } from '#src/ui/actions/button.tsx'
import { TextField } from '#src/ui/fields/text-field.tsx'
import { LoginProblemMessage } from '../login-problem-message.tsx'
import { useFocusOnMount } from '../use-focus-on-mount.ts'
import { viewTitleClass } from '../view-title-class.ts'
import { useNewAddress } from './use-new-address.ts'

/** The new address of whoever has shown that it is them, then where the link to it went. */
export function NewAddress({ onDone }: { onDone: () => void }) {
  const t = useTranslations('login')
  const session = useSession()
  const current = session.kind === 'visitor' ? '' : session.user.email
  const { field, addressError, onSubmit, isSending, attempt, sentTo, failure } = useNewAddress(current)
  const title = useFocusOnMount<HTMLHeadingElement>()
  if (sentTo !== undefined) return <LinkOnItsWay email={sentTo} onDone={onDone} />
  return (
    <form noValidate onSubmit={onSubmit} className="grid gap-6">
      <div>
        <h2 ref={title} tabIndex={-1} className={viewTitleClass}>
          {t('recovery.newTitle')}
        </h2>
        <p className="mt-2 wrap-anywhere text-ink-2">{t('recovery.newIntro', { email: current })}</p>
      </div>
      {failure !== undefined && <LoginProblemMessage key={attempt} problem={problemOfError(failure)} />}
      <TextField
        label={t('recovery.new')}
        error={addressError && t(`recovery.${addressError}`)}
        type="email"
        autoComplete="email"
        {...field}
      />
      <Button type="submit" wide loading={isSending}>
        {t('recovery.submit')}
      </Button>
    </form>
  )
}

function LinkOnItsWay({ email, onDone }: { email: string; onDone: () => void }) {
  const t = useTranslations('login.recovery')
  const title = useFocusOnMount<HTMLHeadingElement>()
  return (
    <div className="grid gap-5">
      <div>
        <h2 ref={title} tabIndex={-1} className={viewTitleClass}>
          {t('sentTitle')}
        </h2>
        <p className="mt-2 wrap-anywhere">{t('sentText', { email })}</p>
        <p className="mt-3 text-small text-ink-2">{t('sentHint')}</p>
      </div>
      {/* not where the button was that sent it: a second click of the mouse would leave unread what stands here */}
      <div>
        <Button onClick={onDone}>{t('goOn')}</Button>
      </div>
    </div>
  )
}
