import { Outlet, useRouterState } from '@tanstack/react-router'
import { clsx } from 'clsx'
import { Suspense, useState } from 'react'
import { useTranslations } from 'use-intl'
import type { PageViewModel } from '#src/api/content/content.ts'
import { Header } from '#src/features/header/header.tsx'
import { HeaderSlotContext } from '#src/features/header/header-slot.tsx'
import { headerSessionOf } from '#src/features/header/header-session.ts'
import { lazyPart } from '#src/i18n/lazy-part.tsx'
import { useSite } from '#src/sites/use-site.ts'
import { isAboutReport } from '#src/lib/address/report-address.ts'
import { SkipLink } from '#src/ui/layout/skip-link.tsx'
import { HitAction } from '#src/features/home-cards/hit-action.ts'
import { actionsOf } from '#src/screens/actions-of-hit.tsx'
import { hasFooter, headerTypes, layoutOf } from './layout.ts'
import { PageHead } from '../head/page-head.tsx'
import { SearchLayer } from '#src/features/search-overlay/search-layer.tsx'
import { LogOut } from '#src/features/session/logout/log-out.ts'
import { useAccount } from '#src/features/session/use-account.ts'
import { useArrival } from './use-arrival.ts'
import { useChrome } from '#src/domain/page/use-chrome.ts'

// nobody logs in or out before the first window is there
const AccountLayer = lazyPart(
  async () => (await import('#src/features/session/account-layer.tsx')).AccountLayer,
  { when: 'afterFirstWindow' },
)

// dialogs bring react-aria along, which a page need not wait for
const LoginDialog = lazyPart(async () => (await import('#src/features/login/login-dialog.tsx')).LoginDialog, {
  texts: ['login'],
})

const NotificationsPanel = lazyPart(
  async () => (await import('#src/features/notifications/notifications-panel.tsx')).NotificationsPanel,
  { texts: ['notifications'] },
)

const PageEnd = lazyPart(async () => (await import('./page-end.tsx')).PageEnd, {
  when: 'afterFirstWindow',
  texts: ['footer'],
})

const ReportLayer = lazyPart(async () => (await import('./report-layer.tsx')).ReportLayer)

// most days there is nothing to say
const Notices = lazyPart(async () => (await import('#src/features/banner/notices.tsx')).Notices)

/** What stands around every page: head, skip link, header, the page itself and the footer, by layout. */
export function PageFrame() {
  const t = useTranslations('app')
  const site = useSite()
  const { path, localPath, page, hasFailed, chrome } = useChrome()
  const account = useAccount(path)
  const [isBlurred, setBlurred] = useState(false)
  const [headerSlot, setHeaderSlot] = useState<HTMLElement | null>(null)
  const main = useArrival()
  const layout = layoutOf({ site, path, ...page })
  const hash = useRouterState({ select: ({ location }) => location.hash })
  const search = useRouterState({ select: ({ location }) => location.search as Record<string, unknown> })
  return (
    <>
      <PageHead path={path} localPath={localPath} page={page} hasFailed={hasFailed} />
      <SkipLink target="content">{t('skip')}</SkipLink>
      {layout !== 'bare' && page && hasNotice(page, search) && (
        <Suspense>
          <Notices path={path} page={page} />
        </Suspense>
      )}
      {layout !== 'bare' && (
        <Header
          type={headerTypes[layout]}
          navigation={chrome.navigation ?? []}
          quickLinks={page?.quickLinks ?? chrome.navigation ?? []}
          feature={page?.navigationFeature}
          languages={chrome.availableLanguages ?? []}
          currentPath={localPath}
          onFoldoutChange={setBlurred}
          session={headerSessionOf(account.session)}
          notificationCount={account.notificationCount}
          searchPanel={SearchLayer}
          notificationsPanel={NotificationsPanel}
          onLogin={() => account.login()}
          onLogout={account.logout}
        >
          {layout === 'click-to-buy' && <div ref={setHeaderSlot} className="flex h-full grow items-center" />}
        </Header>
      )}
      {/* a foldout blurs the page behind it (S-032) and leaves nothing there to press */}
      <div className={clsx('transition-[filter] duration-fold', isBlurred && 'blur-[8px]')} inert={isBlurred}>
        <main id="content" ref={main} tabIndex={-1} className="min-h-[70vh]">
          <LogOut value={account.logout}>
            <HitAction value={actionsOf}>
              <HeaderSlotContext value={headerSlot}>
                <Outlet key={account.forms.key} />
              </HeaderSlotContext>
            </HitAction>
          </LogOut>
        </main>
        <PageEnd
          localPath={localPath}
          page={page}
          footer={hasFooter(layout, path, hash) ? chrome.footer : undefined}
        />
      </div>
      {isAboutReport(hash, search) && (
        <Suspense>
          <ReportLayer onLogin={account.login} />
        </Suspense>
      )}
      <AccountLayer
        isVisitor={account.session.kind === 'visitor'}
        wish={account.wish}
        onLeft={account.forms.renew}
        LoginDialog={LoginDialog}
      />
    </>
  )
}

const hasNotice = ({ crisisBanner }: PageViewModel, search: Record<string, unknown>): boolean =>
  crisisBanner.bannerEnabled || 'redirectedFrom' in search
