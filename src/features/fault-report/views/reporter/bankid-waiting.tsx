import { useTranslations } from 'use-intl'
import { appLinkOf, opensInTab } from '#src/domain/eid/app-link.ts'
import type { EidProcess } from '#src/domain/eid/eid-process.ts'
import type { EidControls } from '#src/domain/eid/use-eid.ts'
import { LinkButton } from '#src/ui/actions/link-button.tsx'
import { TextButton } from '#src/ui/actions/text-button.tsx'
import { QrImage } from '#src/ui/content/qr-image.tsx'
import { device as deviceIcon } from '#src/ui/icons/account.ts'

type Props = { eid: Extract<EidProcess, { at: 'waiting' }>; controls: EidControls }

/**
 * BankID is waited for: a phone that shows this opens its own app, since it cannot scan itself; elsewhere a code is
 * scanned, with the app on this device as the other way.
 */
export function BankIdWaiting({ eid, controls }: Props) {
  const t = useTranslations('fault-report.bankid')
  const isHere = controls.device === 'this'
  // what a frame is led back to would be outside of the page around it: its person goes back by hand, and it has waited
  const isFramed = window.parent !== window
  const { autoStartToken } = eid
  const link = isFramed && autoStartToken ? appLinkOf(autoStartToken, 'null', navigator) : controls.appLink
  return (
    <div className="mt-6 grid justify-items-start gap-5">
      {!isHere && eid.qr && (
        <div className="w-55 rounded-m border border-line bg-white p-4">
          <QrImage text={eid.qr} alt={t('qr')} />
        </div>
      )}
      <p role="status" className="text-small text-ink-2">
        {t(isHere ? 'waitingHere' : 'waiting')}
      </p>
      {link && (
        <LinkButton
          href={link}
          look={isHere ? 'primary' : 'secondary'}
          icon={deviceIcon}
          target={isFramed || opensInTab(navigator) ? '_blank' : undefined}
          rel="noopener"
          referrerPolicy="origin"
        >
          {t('openHere')}
        </LinkButton>
      )}
      {isHere && (
        <TextButton look="quiet" onClick={controls.scanInstead}>
          {t('elsewhere')}
        </TextButton>
      )}
    </div>
  )
}
