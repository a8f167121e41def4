import type { ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import { useSite } from '#src/sites/use-site.ts'
import { Button } from '#src/ui/actions/button.tsx'
import { Spinner } from '#src/ui/actions/spinner.tsx'
import { TextButton } from '#src/ui/actions/text-button.tsx'
import { device as deviceIcon } from '#src/ui/icons/account.ts'
import { DeveloperForm } from './developer-form.tsx'
import type { EidLogin } from '#src/domain/eid/eid-login.ts'
import { LoginProblemMessage } from './login-problem-message.tsx'
import type { EidLoginControls } from '#src/domain/eid/use-eid-login.ts'

type Props = {
  login: Exclude<EidLogin, { at: 'waiting' | 'picking' }>
  controls: EidLoginControls
  children?: ReactNode
}

/** The choice of device, or the one way to the provider's page, with what went wrong last time above. */
export function EidChooser({ login, controls, children }: Props) {
  const t = useTranslations('login.eid')
  const isApp = useSite().idType === 'bank_id'
  const { begin, cancel, device } = controls
  if (login.at === 'leaving' || login.at === 'checking' || login.at === 'loggedIn') {
    return (
      <div role="status" className="flex items-center gap-4 py-6">
        <Spinner className="size-6 text-brand" />
        <p className="grow">{t(login.at === 'leaving' ? 'leaving' : 'checking')}</p>
        {login.at !== 'loggedIn' && (
          <TextButton look="quiet" onClick={cancel}>
            {t('cancel')}
          </TextButton>
        )}
      </div>
    )
  }
  const isStarting = login.at === 'starting'
  return (
    <div>
      {login.at === 'choosing' && login.problem && (
        <LoginProblemMessage problem={login.problem} className="mb-5" />
      )}
      <p className="mb-5 text-ink-2">{t(isApp ? 'introApp' : 'introRedirect')}</p>
      <div className="grid gap-2.5">
        <Button
          wide
          icon={deviceIcon}
          loading={isStarting && (device === 'this' || !isApp)}
          onClick={() => begin('this')}
        >
          {t(isApp ? 'open' : 'redirect')}
        </Button>
        {isApp && (
          <Button
            look="secondary"
            wide
            loading={isStarting && device === 'other'}
            onClick={() => begin('other')}
          >
            {t('otherDevice')}
          </Button>
        )}
      </div>
      {children}
      {isApp && import.meta.env.VITE_DEMO === '1' && (
        <DeveloperForm onSend={(personalNumber) => begin('other', personalNumber)} />
      )}
    </div>
  )
}
