import { clsx } from 'clsx'
import { useTranslations } from 'use-intl'
import type { NavigationItem } from '#gen/content/model.ts'
import { LocalLink } from '#src/i18n/local-link.tsx'
import { useSite } from '#src/sites/use-site.ts'
import { quickLinksOf } from '../actions/header-actions-of.ts'
import type { BarProps } from '../header-props.ts'

const entryClass =
  'inline-block py-1 font-medium whitespace-nowrap text-[1rem] border-b-2 leading-[1.3] transition-colors'

/** The menu in the bar: all entries on a wide screen, the quick links on a narrower one, none on a phone. */
export function MainMenu(props: BarProps) {
  const t = useTranslations('header')
  const quickLinks = quickLinksOf(useSite(), props.quickLinks)
  return (
    <nav aria-label={t('mainMenu')}>
      <ul className="hidden gap-7.5 lg:flex">
        {props.navigation.map((item) => (
          <li key={item.id}>
            <MenuEntry {...props} item={item} />
          </li>
        ))}
      </ul>
      <ul className="hidden gap-7.5 min-[51rem]:flex lg:hidden">
        {quickLinks.map((link) => (
          <li key={link.id}>
            <EntryLink {...props} link={link} />
          </li>
        ))}
      </ul>
    </nav>
  )
}

/** An entry with more below it unfolds; a plain one leads to its page. */
function MenuEntry({ item, ...props }: BarProps & { item: NavigationItem }) {
  const { open, onToggle } = props
  if (item.children.length === 0) return <EntryLink {...props} link={item} />
  const isOpen = open?.name === 'navigation' && open.itemId === item.id
  return (
    <button
      type="button"
      aria-expanded={isOpen}
      onClick={() => onToggle({ name: 'navigation', itemId: item.id })}
      className={clsx(entryClass, lineOf(isOpen || (!open && isCurrent(item.url, props.currentPath))))}
    >
      {item.name}
    </button>
  )
}

function EntryLink(props: BarProps & { link: Pick<NavigationItem, 'name' | 'url' | 'target'> }) {
  const { link, currentPath, open, onFollow } = props
  const current = isCurrent(link.url, currentPath)
  // to a page above the one on screen it leads as well
  const here = link.url === currentPath ? 'page' : true
  return (
    <LocalLink
      href={link.url}
      target={link.target}
      aria-current={current ? here : undefined}
      onClick={onFollow}
      className={clsx(entryClass, lineOf(!open && current))}
    >
      {link.name}
    </LocalLink>
  )
}

function isCurrent(url: string, currentPath: string): boolean {
  return url !== '/' && currentPath.startsWith(url.replace(/[?#].*$/, ''))
}

function lineOf(isMarked: boolean): string {
  return isMarked ? 'border-ink' : 'line-rest'
}
