import { clsx } from 'clsx'
import { useTranslations } from 'use-intl'
import { useSeconds } from '#src/domain/use-service-time.ts'
import { eidWaitMs } from '#src/lib/time/eid-wait.ts'
import { Button } from '#src/ui/actions/button.tsx'
import { LinkButton } from '#src/ui/actions/link-button.tsx'
import { TextButton } from '#src/ui/actions/text-button.tsx'
import { TextLink } from '#src/ui/actions/text-link.tsx'
import { QrImage } from '#src/ui/content/qr-image.tsx'
import { ProgressBar } from '#src/ui/feedback/progress-bar.tsx'
import { device as deviceIcon } from '#src/ui/icons/account.ts'
import { opensInTab } from '#src/domain/eid/app-link.ts'
import type { EidProcess } from '#src/domain/eid/eid-process.ts'
import { secondsLeft } from '#src/domain/eid/seconds-left.ts'
import type { EidControls } from '#src/domain/eid/use-eid.ts'
import { useFocusOnMount } from '../use-focus-on-mount.ts'
import { viewTitleClass } from '../view-title-class.ts'

type Waiting = Extract<EidProcess, { at: 'waiting' }>
type Props = { eid: Waiting; controls: EidControls }

/** Waiting for the e-ID: a code to scan, or the app on this device; then whatever the app says it is doing. */
export function EidWaiting({ eid, controls }: Props) {
  const t = useTranslations('login')
  const isHere = controls.device === 'this'
  return (
    <div>
      {isHere ? (
        <OnThisDevice eid={eid} controls={controls} />
      ) : (
        <OnAnotherDevice eid={eid} controls={controls} />
      )}
      <p role="status" className={clsx(eid.hint === 'scan' ? 'sr-only' : 'mt-5 font-medium')}>
        {t(`hint.${eid.hint}`)}
      </p>
      {import.meta.env.VITE_DEMO === '1' && !isHere && (
        <p className="mt-5">
          <TextLink href="/phone/" target="_blank" rel="noopener" look="quiet">
            {t('developer.phone')}
          </TextLink>
        </p>
      )}
      <div className="mt-6 flex flex-col items-center justify-between gap-4 border-t border-line pt-6 sm:flex-row">
        {controls.appLink && (
          <Button
            look="secondary"
            className="max-sm:w-full"
            onClick={isHere ? controls.scanInstead : controls.openHere}
          >
            {t(isHere ? 'eid.otherDevice' : 'waiting.here')}
          </Button>
        )}
        <TextButton look="quiet" onClick={controls.cancel}>
          {t('eid.cancel')}
        </TextButton>
      </div>
    </div>
  )
}

function OnAnotherDevice({ eid, controls }: Props) {
  const t = useTranslations('login.waiting')
  return (
    <div className={clsx('grid grid-cols-1 gap-x-8.5 gap-y-6', eid.qr && 'sm:grid-cols-[13.5rem_1fr]')}>
      {eid.qr && (
        <div className="mx-auto w-55 max-w-full rounded-m border border-line bg-white p-4 pb-2.5 sm:w-full">
          <QrImage text={eid.qr} alt={t('qr')} />
          <div className="-mx-1.5 mt-4">
            <TimeLeftBar eid={eid} controls={controls} />
          </div>
        </div>
      )}
      <div>
        <ViewTitle>{t(eid.qr ? 'scanTitle' : 'phoneTitle')}</ViewTitle>
        {eid.qr ? (
          <ol className="mt-2.5 grid list-decimal gap-2 pl-6 leading-[1.45] marker:text-ink-3 marker:normal-nums">
            <li>{t('scanFirst')}</li>
            <li>{t('scanSecond')}</li>
            <li>{t('scanThird')}</li>
          </ol>
        ) : (
          <div className="mt-4">
            <TimeLeftBar eid={eid} controls={controls} />
          </div>
        )}
        <p className="mt-4 text-small text-ink-2">
          {eid.qr && t('changes')} <TimeLeftText eid={eid} controls={controls} />
        </p>
      </div>
    </div>
  )
}

function OnThisDevice({ eid, controls }: Props) {
  const t = useTranslations('login')
  return (
    <div>
      <ViewTitle>{t('waiting.hereTitle')}</ViewTitle>
      {controls.appLink && (
        <>
          {controls.opensItself && <p className="mt-2.5 text-ink-2">{t('waiting.hereText')}</p>}
          <LinkButton
            href={controls.appLink}
            target={opensInTab(navigator) ? '_blank' : undefined}
            rel="noopener"
            referrerPolicy="origin"
            icon={deviceIcon}
            wide
            className="mt-5"
          >
            {t('eid.open')}
          </LinkButton>
        </>
      )}
      <div className="mt-5">
        <TimeLeftBar eid={eid} controls={controls} />
      </div>
      <p className="mt-3 text-small text-ink-2">
        <TimeLeftText eid={eid} controls={controls} />
      </p>
    </div>
  )
}

function ViewTitle({ children }: { children: string }) {
  const title = useFocusOnMount<HTMLHeadingElement>()
  return (
    <h2 ref={title} tabIndex={-1} className={viewTitleClass}>
      {children}
    </h2>
  )
}

function TimeLeftBar({ eid, controls }: Props) {
  const t = useTranslations('login.waiting')
  const now = useSeconds()
  const left = secondsLeft(eid.expiresAt, { ...controls.wait, now })
  return <ProgressBar value={(left * 1000) / eidWaitMs} label={t('leftLabel')} />
}

/** Seen, and not read out: it changes each second. */
function TimeLeftText({ eid, controls }: Props) {
  const t = useTranslations('login.waiting')
  const now = useSeconds()
  const left = secondsLeft(eid.expiresAt, { ...controls.wait, now })
  return t('left', { minutes: Math.floor(left / 60), seconds: left % 60 })
}
