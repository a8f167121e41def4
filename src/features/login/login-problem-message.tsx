import { useTranslations } from 'use-intl'
import { LocalLink } from '#src/i18n/local-link.tsx'
import { useSite } from '#src/sites/use-site.ts'
import { textLinkClass } from '#src/ui/actions/text-link-class.ts'
import { Message } from '#src/ui/feedback/message.tsx'
import { isNeutral } from '#src/domain/eid/login/login-problem.ts'
import type { LoginProblem } from '#src/domain/eid/login/login-problem.ts'
import { useFocusOnMount } from './use-focus-on-mount.ts'

/** Why a login did not work, where the person is; takes focus, since what was pressed may be gone. */
export function LoginProblemMessage({ problem, className }: { problem: LoginProblem; className?: string }) {
  const t = useTranslations('login')
  const { capabilities, paths } = useSite()
  const box = useFocusOnMount<HTMLDivElement>()
  return (
    <div ref={box} tabIndex={-1} className={className}>
      <Message tone={isNeutral(problem) ? 'info' : 'err'} live>
        {t(`problem.${problem}`)}
        {/* who sits on no board we know of reports without a login */}
        {problem === 'noBoardMember' && capabilities.errands && (
          <p className="mt-2">
            <LocalLink href={`${paths.start}#fault-report-no-management`} className={textLinkClass()}>
              {t('reportWithout')}
            </LocalLink>
          </p>
        )}
      </Message>
    </div>
  )
}
