import { useTranslations } from 'use-intl'
import type { Session } from '#src/api/session/session.ts'
import { LocalLink } from '#src/i18n/local-link.tsx'
import { isOpen } from '#src/sites/open-routes.ts'
import { useSite } from '#src/sites/use-site.ts'
import { buttonClass } from '#src/ui/actions/button-class.ts'
import { textLinkClass } from '#src/ui/actions/text-link-class.ts'

type Props = { session: Exclude<Session, { kind: 'visitor' }> }

/** Whoever is logged in has an account: what they can do with it, which is to become a VIP customer too (E-031). */
export function AccountExists({ session }: Props) {
  const t = useTranslations('register.exists')
  const site = useSite()
  const { myPages, vip } = site.paths
  const { firstName, lastName } = session.user
  return (
    <section aria-labelledby="account-exists">
      <h2 id="account-exists" className="text-h3">
        {t('title')}
      </h2>
      <p className="mt-3">{t('text', { name: `${firstName} ${lastName}` })}</p>
      <p className="mt-6 flex flex-wrap items-center gap-x-8 gap-y-4">
        <LocalLink href={myPages ?? '/'} className={buttonClass()}>
          {t('myPages')}
        </LocalLink>
        {session.kind === 'private' && vip && isOpen(site, 'vip') && (
          <LocalLink href={vip} className={textLinkClass()}>
            {t('vip')}
          </LocalLink>
        )}
      </p>
    </section>
  )
}
