import { useTranslations } from 'use-intl'
import type { User } from '#gen/account_service/model.ts'
import { LocalLink } from '#src/i18n/local-link.tsx'
import { useFormats } from '#src/i18n/use-formats.ts'
import { isOpen } from '#src/sites/open-routes.ts'
import { useSite } from '#src/sites/use-site.ts'
import { VipLabel } from '#src/ui/content/vip-label.tsx'
import { bookmark } from '#src/ui/icons/editing.ts'
import { heart } from '#src/ui/icons/actions.ts'
import { arrowRight } from '#src/ui/icons/arrows.ts'
import { Icon } from '#src/ui/icons/icon.tsx'
import { key } from '#src/ui/icons/things.ts'
import { SectionHeading } from '#src/ui/layout/section-heading.tsx'

/** What the person has saved, and for a VIP customer the homes one may buy before others (F-093). */
export function SavedLinks({ user }: { user: Pick<User, 'isVip' | 'favorites'> }) {
  const t = useTranslations('my-pages.saved')
  const site = useSite()
  const { number } = useFormats()
  const { vip, myResidences, savedSearches } = site.paths
  const links = [
    { icon: key, href: user.isVip && isOpen(site, 'vip') ? vip : null, text: t('vip'), isVip: true },
    {
      icon: heart,
      href: myResidences && `${myResidences}#favorites`,
      text: t('homes'),
      note: user.favorites.length > 0 ? number(user.favorites.length) : undefined,
    },
    { icon: bookmark, href: savedSearches, text: t('searches') },
  ]
  return (
    <section aria-labelledby="my-saved">
      <SectionHeading id="my-saved" title={t('title')} />
      <ul>
        {links.map(
          ({ icon, href, text, note, isVip }) =>
            href && (
              <li key={text}>
                <LocalLink
                  href={href}
                  className="flex min-h-15 flex-wrap items-center gap-x-4 gap-y-2 border-b border-line py-3 hover:bg-surface"
                >
                  <Icon path={icon} />
                  <span className="min-w-0 flex-1 basis-32">{text}</span>
                  {isVip && <VipLabel>{t('vipLabel')}</VipLabel>}
                  {note && <span className="text-small text-ink-2">{note}</span>}
                  <Icon path={arrowRight} size="s" />
                </LocalLink>
              </li>
            ),
        )}
      </ul>
    </section>
  )
}
