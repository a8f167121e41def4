import { useEffect, useRef } from 'react'
import type { ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import { Button } from '#src/ui/actions/button.tsx'
import { Spinner } from '#src/ui/actions/spinner.tsx'
import { Message } from '#src/ui/feedback/message.tsx'
import type { ConnectionProblem } from './connection-problems.ts'
import { SettingsSection } from '../settings-section.tsx'

type Props = {
  isConnected: boolean
  /** It has been connected just now. */
  isNew: boolean
  isStarting: boolean
  isChecking: boolean
  problem?: ConnectionProblem
  /** What is shown while the e-ID is waited for. */
  waiting?: ReactNode
  onConnect: () => void
}

/** The e-ID of the account, or the way to connect one (P-024, F-118). */
export function EidSection({
  isConnected,
  isNew,
  isStarting,
  isChecking,
  problem,
  waiting,
  onConnect,
}: Props) {
  const t = useTranslations('settings.eid')
  const box = useRef<HTMLDivElement>(null)
  const isWaiting = waiting !== undefined
  const wasWaiting = useRef(isWaiting)
  useEffect(() => {
    // what was pressed while one waited is gone
    if (wasWaiting.current && !isWaiting) box.current?.focus()
    wasWaiting.current = isWaiting
  }, [isWaiting])
  return (
    <SettingsSection title={t('title')} text={t('text')}>
      <div ref={box} tabIndex={-1} className="outline-none">
        {isConnected && !isNew && <p>{t('connected')}</p>}
        {isNew && (
          <Message tone="ok" live>
            {t('new')}
          </Message>
        )}
        {problem && (
          <Message tone={problem === 'cancelled' ? 'info' : 'err'} live className="mb-6">
            {t(`problem.${problem}`)}
          </Message>
        )}
        {waiting}
        {isChecking && (
          <p role="status" className="flex items-center gap-4">
            <Spinner className="size-6 text-brand" />
            {t('checking')}
          </p>
        )}
        {!isConnected && !waiting && !isChecking && (
          <Button look="secondary" loading={isStarting} onClick={onConnect}>
            {t('connect')}
          </Button>
        )}
      </div>
    </SettingsSection>
  )
}
