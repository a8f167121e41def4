import { useState } from 'react'
import { useTranslations } from 'use-intl'
import type { OngoingBusiness as Business } from '#gen/account_service/model.ts'
import { Tabs } from '#src/ui/navigation/tabs.tsx'
import { useIsShown } from '#src/domain/use-is-shown.ts'
import { EidLoginView } from './eid/eid-login-view.tsx'
import type { LoginTab } from '#src/domain/eid/login/login-entry.ts'
import type { EidReturn } from '#src/domain/eid/return/eid-return.ts'
import { OngoingBusiness } from './ongoing-business.tsx'
import { WithoutManagement } from './without-management.tsx'
import { PrivateLogin } from './private-login.tsx'
import type { LoginLinks, LoginView } from './private-login.tsx'

export type LoginPanelProps = {
  tab: LoginTab
  onTab: (tab: LoginTab) => void
  view: LoginView
  onView: (view: LoginView) => void
  links: LoginLinks
  /** How somebody came back from an e-ID. */
  returned?: EidReturn
  /** Local path that a login by redirect leads back to. */
  returnTo?: string
  onLoggedIn: () => void
}

/** The login form, for the dialog and the page alike: as a private person or as a board (F-061). */
export function LoginPanel({
  tab,
  onTab,
  view,
  onView,
  links,
  returned,
  returnTo,
  onLoggedIn,
}: LoginPanelProps) {
  const t = useTranslations('login')
  const [business, setBusiness] = useState<Business>()
  const isShown = useIsShown()
  if (business) return <OngoingBusiness business={business} onDone={onLoggedIn} />

  const finish = (found?: Business) => {
    if (found) setBusiness(found)
    // logged in all the same, and left wherever one has gone to while the answer was on its way
    else if (isShown()) onLoggedIn()
  }
  const shared = { returned, returnTo, onLoggedIn: finish }
  return (
    <Tabs
      label={t('as')}
      selected={tab}
      onSelect={onTab}
      tabs={[
        {
          id: 'private',
          label: t('tab.private'),
          panel: <PrivateLogin view={view} onView={onView} links={links} {...shared} />,
        },
        {
          id: 'board',
          label: t('tab.board'),
          panel: (
            <EidLoginView tab="board" {...shared}>
              <WithoutManagement />
            </EidLoginView>
          ),
        },
      ]}
    />
  )
}
