import type { ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import { useSite } from '#src/sites/use-site.ts'
import { Button } from '#src/ui/actions/button.tsx'
import { Unbroken } from '#src/ui/content/unbroken.tsx'
import { Spinner } from '#src/ui/actions/spinner.tsx'
import { TextButton } from '#src/ui/actions/text-button.tsx'
import { device as deviceIcon } from '#src/ui/icons/account.ts'
import { DeveloperForm } from '../password/developer-form.tsx'
import type { EidProcess } from '#src/domain/eid/eid-process.ts'
import { LoginProblemMessage } from '../login-problem-message.tsx'
import type { EidDevice } from '#src/domain/eid/login/login-outcome.ts'
import type { EidControls } from '#src/domain/eid/use-eid.ts'

type Props = {
  eid: Exclude<EidProcess, { at: 'waiting' | 'picking' }>
  controls: EidControls
  onBegin: (device: EidDevice, personalNumber?: string) => Promise<void>
  children?: ReactNode
}

/** The choice of device, or the one way to the provider's page, with what went wrong last time above. */
export function EidChooser({ eid, controls, onBegin, children }: Props) {
  const t = useTranslations('login.eid')
  const isApp = useSite().idType === 'bank_id'
  const { cancel, device } = controls
  if (eid.at === 'leaving' || eid.at === 'checking' || eid.at === 'loggedIn') {
    return (
      <div role="status" className="flex items-center gap-4 py-6">
        <Spinner className="size-6 text-brand" />
        <p className="grow">{t(eid.at === 'leaving' ? 'leaving' : 'checking')}</p>
        {eid.at !== 'loggedIn' && (
          <TextButton look="quiet" onClick={cancel}>
            {t('cancel')}
          </TextButton>
        )}
      </div>
    )
  }
  const isStarting = eid.at === 'starting'
  return (
    <div>
      {eid.at === 'choosing' && eid.problem && <LoginProblemMessage problem={eid.problem} className="mb-5" />}
      <p className="mb-5 text-ink-2">{t(isApp ? 'introApp' : 'introRedirect')}</p>
      {/* where text is very large, a long word has the whole width, below the icon, and breaks where that is too little */}
      <div className="grid gap-2.5 wrap-anywhere max-[11rem]:[&_span]:whitespace-normal huge-text:[&>button]:px-2 huge-text:[&>button>span]:flex-wrap">
        <Button
          wide
          icon={deviceIcon}
          loading={isStarting && (device === 'this' || !isApp)}
          onClick={() => onBegin('this')}
        >
          {/* one thing beside the icon: parts would stand apart from each other as from it */}
          <span>
            <Unbroken text={t(isApp ? 'open' : 'redirect')} />
          </span>
        </Button>
        {isApp && (
          <Button
            look="secondary"
            wide
            loading={isStarting && device === 'other'}
            onClick={() => onBegin('other')}
          >
            {t('otherDevice')}
          </Button>
        )}
      </div>
      {children}
      {isApp && import.meta.env.VITE_DEMO === '1' && (
        <DeveloperForm onSend={(personalNumber) => onBegin('other', personalNumber)} />
      )}
    </div>
  )
}
