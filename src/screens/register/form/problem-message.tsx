import { useEffect, useRef } from 'react'
import { useTranslations } from 'use-intl'
import { LocalLink } from '#src/i18n/local-link.tsx'
import { useSite } from '#src/sites/use-site.ts'
import { textLinkClass } from '#src/ui/actions/text-link-class.ts'
import { Message } from '#src/ui/feedback/message.tsx'
import type { RegisterProblem } from '../register-problem.ts'

/** Why there is no account; takes focus, since what was pressed may be far down or gone. */
export function ProblemMessage({ problem }: { problem: RegisterProblem }) {
  const t = useTranslations('register')
  const { paths } = useSite()
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => box.current?.focus(), [])
  return (
    <div ref={box} tabIndex={-1}>
      <Message tone={problem === 'cancelled' ? 'info' : 'err'} live>
        {t(`problem.${problem}`)}
        {problem === 'alreadyExists' && paths.login && (
          <p className="mt-2">
            <LocalLink href={paths.login} className={textLinkClass()}>
              {t('login')}
            </LocalLink>
          </p>
        )}
      </Message>
    </div>
  )
}
