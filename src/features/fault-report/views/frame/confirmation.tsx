import { useEffect, useRef } from 'react'
import { useTranslations } from 'use-intl'
import { Button } from '#src/ui/actions/button.tsx'
import { Icon } from '#src/ui/icons/icon.tsx'
import { check } from '#src/ui/icons/status.ts'
import type { Wizard } from '../../steps/machine/machine.ts'
import { canSeeCase } from '../../steps/request.ts'

type Props = {
  wizard: Wizard
  isLoggedIn: boolean
  onSeeErrands: (caseId?: string) => void
  onStartNew: () => void
  onClose: () => void
}

/** The report is sent: thanks, and where to go from here (F-114, F-115). */
export function Confirmation({ wizard, isLoggedIn, onSeeErrands, onStartNew, onClose }: Props) {
  const t = useTranslations('fault-report.sent')
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  const { phase, reporter, form } = wizard
  if (phase.at !== 'submitted') return null
  const showsCase = isLoggedIn && canSeeCase(reporter, form)
  return (
    <div className="grid h-full min-h-0 grid-cols-1 place-items-center overflow-y-auto bg-paper px-5 py-10">
      <div className="w-full max-w-140">
        <span className="mb-6 grid size-14 place-items-center rounded-full bg-brand text-on-brand">
          <Icon path={check} size="l" />
        </span>
        <h2 ref={heading} tabIndex={-1} className="font-display text-h1 outline-none">
          {t('title')}
        </h2>
        <p className="mt-4 text-ink-2">{t('text')}</p>
        {form.sendCopy && <p className="mt-2 text-ink-2">{t('copy', { email: form.email.trim() })}</p>}
        <p className="mt-6 border-y border-line py-5">
          <span className="block text-small text-ink-2">{t('ticket')}</span>
          <b className="font-display text-h3">{phase.ticketNumber}</b>
        </p>
        <div className="mt-8 grid gap-3">
          {showsCase && <Button onClick={() => onSeeErrands(phase.caseId)}>{t('seeCase')}</Button>}
          {isLoggedIn && (
            <Button look={showsCase ? 'secondary' : 'primary'} onClick={() => onSeeErrands()}>
              {t('seeErrands')}
            </Button>
          )}
          <Button look="secondary" onClick={onStartNew}>
            {t('startNew')}
          </Button>
          <Button look="quiet" onClick={onClose}>
            {t('close')}
          </Button>
        </div>
      </div>
    </div>
  )
}
