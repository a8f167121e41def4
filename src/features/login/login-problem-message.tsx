import { useTranslations } from 'use-intl'
import { Message } from '#src/ui/feedback/message.tsx'
import { isNeutral } from './login-outcome.ts'
import type { LoginProblem } from './login-outcome.ts'
import { useFocusOnMount } from './use-focus-on-mount.ts'

/** Why a login did not work, where the person is; takes focus, since what was pressed may be gone. */
export function LoginProblemMessage({ problem, className }: { problem: LoginProblem; className?: string }) {
  const t = useTranslations('login.problem')
  const box = useFocusOnMount<HTMLDivElement>()
  return (
    <div ref={box} tabIndex={-1} className={className}>
      <Message tone={isNeutral(problem) ? 'info' : 'err'} live>
        {t(problem)}
      </Message>
    </div>
  )
}
