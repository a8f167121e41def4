import { useTranslations } from 'use-intl'
import type { User } from '#gen/account_service/model.ts'
import { LocalLink } from '#src/i18n/local-link.tsx'
import { useSite } from '#src/sites/use-site.ts'
import { textLinkClass } from '#src/ui/actions/text-link-class.ts'
import { Message } from '#src/ui/feedback/message.tsx'

/** Welcomes whoever logs in by e-ID for the first time, or was known as a buyer only: what we know of them may be old. */
export function FirstLogin({ user }: { user: Pick<User, 'firstSsnLogin' | 'hasAccount'> }) {
  const t = useTranslations('my-pages.welcome')
  const { mySettings } = useSite().paths
  if (!user.firstSsnLogin && user.hasAccount) return null
  return (
    <Message title={t('title')} className="mb-8">
      <p>{t('text')}</p>
      {mySettings && (
        <p className="mt-2">
          <LocalLink href={mySettings} className={textLinkClass()}>
            {t('link')}
          </LocalLink>
        </p>
      )}
    </Message>
  )
}
