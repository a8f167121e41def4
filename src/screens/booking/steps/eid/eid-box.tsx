import { clsx } from 'clsx'
import { useEffect, useRef } from 'react'
import { useTranslations } from 'use-intl'
import { Spinner } from '#src/ui/actions/spinner.tsx'
import { Message } from '#src/ui/feedback/message.tsx'
import type { EidPart } from './eid-part.ts'
import { useGeneralError } from '../../form/refusal-message.tsx'

type Props = {
  eid: EidPart
  /** It stands above all else of the step: whoever is told something there is led to it. */
  isAbove?: boolean
}

/** An e-ID within a step: what it waits for, what it is doing, or why it came to nothing. */
export function EidBox({ eid, isAbove = false }: Props) {
  const t = useTranslations('booking.eid')
  const general = useGeneralError()
  const box = useRef<HTMLDivElement>(null)
  const { at, problem } = eid
  const before = useRef<EidPart['at']>(undefined)
  useEffect(() => {
    // what was pressed while one waited is gone
    const isOver = before.current === 'waiting' && at !== 'waiting'
    // of what one has cancelled oneself nothing is told: the step is there anew
    const told = problem || at !== 'idle' ? box.current : document.querySelector<HTMLElement>('main h1')
    if (isOver || (isAbove && problem)) told?.focus()
    before.current = at
  }, [at, problem, isAbove])
  return (
    <div ref={box} tabIndex={-1} className={clsx('outline-none empty:hidden', isAbove ? 'mb-8' : 'mt-8')}>
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
