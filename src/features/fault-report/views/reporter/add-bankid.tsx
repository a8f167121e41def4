import { useQuery } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { useTranslations } from 'use-intl'
import { updateStatusQuery, useStartUpdate } from '#src/api/eid-update.ts'
import { LocalLink } from '#src/i18n/local-link.tsx'
import { useSite } from '#src/sites/use-site.ts'
import { Button } from '#src/ui/actions/button.tsx'
import { TextButton } from '#src/ui/actions/text-button.tsx'
import { textLinkClass } from '#src/ui/actions/text-link-class.ts'
import { Message } from '#src/ui/feedback/message.tsx'
import { QrImage } from '#src/ui/content/qr-image.tsx'
import { Notice } from '../frame/technical-error.tsx'

type Props = { onDone: () => void; onClose: () => void }

/** Somebody whose account has no e-ID yet adds one first (F-117, S-027); in Norway on the settings page (F-118). */
export function AddBankId({ onDone, onClose }: Props) {
  const t = useTranslations('fault-report.bankid')
  const site = useSite()
  const start = useStartUpdate(site)
  const started = start.data
  const app = started && 'autoStartToken' in started ? started : undefined
  const session = app?.session
  const status = useQuery({ ...updateStatusQuery(site, session ?? ''), enabled: session !== undefined })
  const isDone = status.data?.result === 'Ok'
  const hasFailed =
    start.isError || status.isError || (status.data && !isDone && status.data.status !== 'Pending')
  const qr = (status.data && 'qrData' in status.data ? status.data.qrData : undefined) ?? app?.qrData
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    // in a frame, the page around it keeps the focus until one goes in
    if (document.hasFocus()) heading.current?.focus()
  }, [isDone, session])

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
  const isWaiting = session !== undefined && !hasFailed
  return (
    <Notice>
      <h2 ref={heading} tabIndex={-1} className="font-display text-h2 outline-none">
        {t(isWaiting ? 'verify' : 'title')}
      </h2>
      <p className="mt-4">{t(isApp ? 'text' : 'textElsewhere')}</p>
      {hasFailed && (
        <Message tone="err" live className="mt-6">
          {t('failed')}
        </Message>
      )}
      {isWaiting && (
        <div role="status" className="mt-6 grid justify-items-start gap-4">
          {qr && (
            <div className="w-55 rounded-m border border-line bg-white p-4">
              <QrImage text={qr} alt={t('qr')} />
            </div>
          )}
          <p className="text-small text-ink-2">{t('waiting')}</p>
        </div>
      )}
      <div className="mt-8 flex flex-wrap items-center gap-x-6 gap-y-4">
        {isApp && !isWaiting && (
          <Button loading={start.isPending} onClick={() => start.mutate(location.origin + location.pathname)}>
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
