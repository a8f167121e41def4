import { clsx } from 'clsx'
import { Suspense } from 'react'
import type { ReactNode } from 'react'
import { useSite } from '#src/sites/use-site.ts'
import { lazyPart } from '#src/i18n/lazy-part.tsx'
import { PageWidth } from '#src/ui/layout/page.tsx'
import { HeaderActionBar } from './actions/header-action-bar.tsx'
import { headerActionsOf } from './actions/header-actions-of.ts'
import type { HeaderProps } from './header-props.ts'
import { HomeLink } from './home-link.tsx'
import { MainMenu } from './menu/main-menu.tsx'
import { PhoneStrip } from './actions/phone-number.tsx'
import { isHidden } from './scroll-state.ts'
import { useFoldout } from './menu/use-foldout.ts'
import { useScrollState } from './use-scroll-state.ts'

// what unfolds is loaded when it is first opened, and keeps the first page light
const FoldoutPanel = lazyPart(async () => (await import('./menu/foldout-panel.tsx')).FoldoutPanel)

/** The top of every page: logo, menu and actions as the header type, the site and the user allow. */
export function Header(props: HeaderProps & { children?: ReactNode }) {
  const { type, onFoldoutChange, children } = props
  const { open, toggle, close, header } = useFoldout(onFoldoutChange)
  const scroll = useScrollState()
  const actions = headerActionsOf(useSite(), props.session, type)
  return (
    <header
      ref={header}
      data-at-top={scroll.atTop || undefined}
      data-scrolling-up={scroll.scrollingUp || undefined}
      data-below-fold={scroll.belowFold || undefined}
      data-unfolded={open !== undefined || undefined}
      className={clsx(
        'sticky top-0 z-50 border-b border-line bg-paper transition-transform duration-fold ease-std under-sky',
        // what has focus must be seen (WCAG 2.4.11)
        isHidden(scroll) && !open && 'not-focus-within:-translate-y-full',
      )}
    >
      <PageWidth className="flex h-header items-center gap-3.5 max-[26rem]:gap-1 sm:gap-8 lg:gap-11">
        <HomeLink hasBell={actions.notifications} onClick={close} />
        {type !== 'no-menu' && <MainMenu {...props} open={open} onToggle={toggle} onFollow={close} />}
        {children}
        <HeaderActionBar {...props} open={open} onToggle={toggle} onFollow={close} />
      </PageWidth>
      {actions.phone && <PhoneStrip />}
      {open && (
        <Suspense>
          {/* each foldout is new, so that focus moves into it */}
          <FoldoutPanel key={`${open.name} ${open.itemId}`} {...props} open={open} onClose={close} />
        </Suspense>
      )}
    </header>
  )
}
