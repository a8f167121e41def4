import { useEffect, useRef } from 'react'
import { useTranslations } from 'use-intl'
import { Message } from '#src/ui/feedback/message.tsx'
import { TextButton } from '#src/ui/actions/text-button.tsx'
import type { PaymentTrouble } from './process/payment-process.ts'
import type { StartProblem } from './process/start-problem.ts'

type Trouble = PaymentTrouble | Exclude<StartProblem, 'payer'>

const tones: Record<Trouble, 'info' | 'warn' | 'err'> = {
  declinedByPayer: 'info',
  signingCancelled: 'info',
  cancelled: 'info',
  timedOut: 'warn',
  outcomeUnknown: 'warn',
  noAnswer: 'warn',
  inProgress: 'warn',
  refusedByBank: 'err',
  providerError: 'err',
  holdOver: 'err',
  general: 'err',
}

/** The error code of every booking call that fails (N-077, K-071). */
export const errorCode = 0

type Props = { of: Trouble; onAskAgain?: () => void }

/** Why nothing is paid, and what to do. Takes focus: the view that had it is gone. */
export function PaymentNotice({ of, onAskAgain }: Props) {
  const t = useTranslations('payment')
  const notice = useRef<HTMLDivElement>(null)
  useEffect(() => notice.current?.focus(), [])
  return (
    <div ref={notice} tabIndex={-1} className="mb-6 outline-none">
      <Message tone={tones[of]} live>
        <p>{of === 'general' ? t('trouble.general', { code: errorCode }) : t(`trouble.${of}`)}</p>
        {onAskAgain && (
          <p className="mt-2">
            <TextButton onClick={onAskAgain}>{t('askAgain')}</TextButton>
          </p>
        )}
      </Message>
    </div>
  )
}
