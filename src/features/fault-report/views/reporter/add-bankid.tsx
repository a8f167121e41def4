import { useEffect, useRef } from 'react'
import { useTranslations } from 'use-intl'
import { useStartUpdate } from '#src/api/eid/eid-update.ts'
import { isNeutral, problemAmong } from '#src/domain/eid/login/login-problem.ts'
import type { LoginProblem } from '#src/domain/eid/login/login-problem.ts'
import type { EidReturn } from '#src/domain/eid/return/eid-return.ts'
import { useEid } from '#src/domain/eid/use-eid.ts'
import { LocalLink } from '#src/i18n/local-link.tsx'
import { useSite } from '#src/sites/use-site.ts'
import { Button } from '#src/ui/actions/button.tsx'
import { TextButton } from '#src/ui/actions/text-button.tsx'
import { textLinkClass } from '#src/ui/actions/text-link-class.ts'
import { useOnce } from '#src/ui/actions/use-once.ts'
import { Message } from '#src/ui/feedback/message.tsx'
import { BankIdWaiting } from './bankid-waiting.tsx'
import { Notice } from '../frame/technical-error.tsx'

type Props = {
  /** How somebody came back from the app to the page, if they did. */
  returned?: EidReturn | undefined
  onDone: () => void
  onClose: () => void
}

/**
 * Somebody whose account has no e-ID yet adds one first (F-117, S-027), with the app on this device or by a code that
 * another one scans; in Norway on the settings page (F-118).
 */
export function AddBankId({ returned, onDone, onClose }: Props) {
  const t = useTranslations('fault-report.bankid')
  const site = useSite()
  const { eid, begin, controls } = useEid({
    purpose: 'update',
    path: location.pathname + location.hash,
    start: useStartUpdate(site),
    returned,
  })
  const isDone = eid.at === 'loggedIn'
  const isWaiting = eid.at === 'waiting'
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    // in a frame, the page around it keeps the focus until one goes in
    if (document.hasFocus()) heading.current?.focus()
  }, [isDone, isWaiting])
  const open = useOnce(async () => {
    // a start that fails is shown where the e-ID stands
    await begin((returnUrl) => returnUrl).catch(() => undefined)
    return 'again'
  })

  if (isDone) {
    return (
      <Notice>
        <h2 ref={heading} tabIndex={-1} className="font-display text-h1 outline-none">
          {t('done')}
        </h2>
        <p className="mt-4 text-ink-2">{t('doneText')}</p>
        <Button className="mt-8" onClick={onDone}>
          {t('continue')}
        </Button>
      </Notice>
    )
  }
  const isApp = site.idType === 'bank_id'
  const problem = eid.at === 'choosing' ? eid.problem : undefined
  return (
    <Notice>
      <h2 ref={heading} tabIndex={-1} className="font-display text-h2 outline-none">
        {t(isWaiting ? 'verify' : 'title')}
      </h2>
      <p className="mt-4">{t(isApp ? 'text' : 'textElsewhere')}</p>
      {problem && (
        <Message tone={isNeutral(problem) ? 'info' : 'err'} live className="mt-6">
          <Reason problem={problem} />
        </Message>
      )}
      {isWaiting && <BankIdWaiting eid={eid} controls={controls} />}
      <div className="mt-8 flex flex-wrap items-center gap-x-6 gap-y-4">
        {isApp && !isWaiting && (
          <Button loading={eid.at !== 'choosing'} onClick={() => void open()}>
            {t('start')}
          </Button>
        )}
        {!isApp && site.paths.mySettings && (
          <LocalLink href={site.paths.mySettings} onClick={onClose} className={textLinkClass()}>
            {t('toSettings')}
          </LocalLink>
        )}
        <TextButton look="quiet" onClick={onClose}>
          {t('cancel')}
        </TextButton>
      </div>
    </Notice>
  )
}

/** What has words of its own: whoever only tries again would come to the same. */
const told = ['cancelled', 'alreadyExists', 'bankidinvalid'] as const

function Reason({ problem }: { problem: LoginProblem }) {
  const t = useTranslations('fault-report.bankid')
  const reason = problemAmong(told, problem)
  return reason === 'general' ? t('failed') : t(`problem.${reason}`)
}
