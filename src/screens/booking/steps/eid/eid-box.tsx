import { useEffect, useRef } from 'react'
import { useTranslations } from 'use-intl'
import { Spinner } from '#src/ui/actions/spinner.tsx'
import { Message } from '#src/ui/feedback/message.tsx'
import type { EidPart } from './eid-part.ts'
import { useGeneralError } from '../../form/refusal-message.tsx'

/** An e-ID within a step: what it waits for, what it is doing, or why it came to nothing. */
export function EidBox({ eid }: { eid: EidPart }) {
  const t = useTranslations('booking.eid')
  const general = useGeneralError()
  const box = useRef<HTMLDivElement>(null)
  const isWaiting = eid.at === 'waiting'
  const wasWaiting = useRef(isWaiting)
  useEffect(() => {
    // what was pressed while one waited is gone
    if (wasWaiting.current && !isWaiting) box.current?.focus()
    wasWaiting.current = isWaiting
  }, [isWaiting])
  const { problem } = eid
  return (
    <div ref={box} tabIndex={-1} className="mt-8 outline-none empty:hidden">
      {problem && (
        <Message tone={problem === 'cancelled' ? 'info' : 'err'} live>
          {problem === 'somethingWentWrong' ? general : t(`problem.${problem}`)}
        </Message>
      )}
      {eid.waiting}
      {eid.at === 'checking' && (
        <p role="status" className="flex items-center gap-4">
          <Spinner className="size-6 text-brand" />
          {t('checking')}
        </p>
      )}
    </div>
  )
}
