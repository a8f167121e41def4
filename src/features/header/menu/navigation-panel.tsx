import { clsx } from 'clsx'
import { useTranslations } from 'use-intl'
import type { NavigationItem, NavigationLink } from '#gen/content/model.ts'
import { LocalLink } from '#src/i18n/local-link.tsx'
import { PageWidth } from '#src/ui/layout/page.tsx'
import { FeatureCard } from './feature-card.tsx'
import type { HeaderProps } from '../header-props.ts'
import { LanguageLink } from '../actions/language-panel.tsx'
import { unfoldedMenu } from './unfolded-menu.ts'

type Props = HeaderProps & { itemId?: string; onClose: () => void }

/** The menu as a sheet: the entries of one item large, those of the others in columns beside. */
export function NavigationPanel({ navigation, itemId, feature, languages, onClose }: Props) {
  const t = useTranslations('header')
  const { main, groups, plain } = unfoldedMenu(navigation, itemId)
  return (
    <PageWidth className="pt-8 pb-12 sm:pt-11 sm:pb-16">
      <nav aria-label={t('menu')} className="grid gap-x-gutter gap-y-8 sm:grid-cols-2 lg:grid-cols-4">
        <ul className="grid content-start gap-2.5">
          {main.map((link) => (
            <li key={link.id}>
              <MenuLink
                link={link}
                onClick={onClose}
                className="font-display text-[1.875rem] leading-[1.15] font-medium tracking-[-0.025em]"
              />
            </li>
          ))}
        </ul>
        {groups.map((group, index) => (
          // a wide bar has each of them in itself, so that one row is enough there
          <Group
            key={group.id}
            group={group}
            onClose={onClose}
            className={index < (feature ? 2 : 3) ? undefined : 'lg:hidden'}
          />
        ))}
        {plain.length > 0 && (
          <ul className="grid content-start gap-4 lg:hidden">
            {plain.map((link) => (
              <li key={link.id}>
                <MenuLink link={link} onClick={onClose} className="text-h4" />
              </li>
            ))}
          </ul>
        )}
        {languages.length > 0 && (
          <ul aria-label={t('language')} className="flex gap-5 sm:hidden">
            {languages.map((language) => (
              <li key={language.locale}>
                <LanguageLink
                  language={language}
                  onClose={onClose}
                  className="underline underline-offset-3"
                />
              </li>
            ))}
          </ul>
        )}
        {feature && <FeatureCard card={feature} onClick={onClose} />}
      </nav>
    </PageWidth>
  )
}

function Group(props: { group: NavigationItem; onClose: () => void; className?: string }) {
  const { group, onClose, className } = props
  return (
    <div className={className}>
      <p className="text-small text-ink-3" id={`menu-${group.id}`}>
        {group.name}
      </p>
      <ul
        aria-labelledby={`menu-${group.id}`}
        className="mt-3.5 grid grid-cols-2 gap-x-4 gap-y-3 sm:grid-cols-1"
      >
        {group.children.map((link) => (
          <li key={link.id}>
            <MenuLink link={link} onClick={onClose} />
          </li>
        ))}
      </ul>
    </div>
  )
}

function MenuLink(props: { link: NavigationLink; onClick: () => void; className?: string }) {
  const { link, onClick, className } = props
  return (
    <LocalLink
      href={link.url}
      target={link.target}
      onClick={onClick}
      className={clsx('hit-area hover:underline hover:underline-offset-4', className)}
    >
      {link.name}
    </LocalLink>
  )
}
