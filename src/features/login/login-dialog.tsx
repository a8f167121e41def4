import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { Modal } from '#src/ui/overlays/modal.tsx'
import { visitorFavourites } from '#src/lib/storage/visitor-favourites.ts'
import type { LoginReason, LoginTab } from '#src/domain/eid/login/login-entry.ts'
import { LoginPanel } from './login-panel.tsx'
import type { LoginPanelProps } from './login-panel.tsx'
import type { LoginView } from './private-login.tsx'

type Props = Pick<LoginPanelProps, 'links' | 'returned' | 'returnTo' | 'onLoggedIn'> & {
  /** The tab to begin with. */
  tab: LoginTab
  /** What somebody wanted that takes a login. */
  loginFor?: LoginReason
  onClose: () => void
}

/** The login form over the page. */
export function LoginDialog({ tab: first, loginFor, onClose, ...panel }: Props) {
  const t = useTranslations('login')
  const [tab, setTab] = useState(first)
  // it would change while somebody logs in, since they come along then
  const [kept] = useState(() => visitorFavourites().length)
  const [view, setView] = useState<LoginView>('bankid')
  return (
    <Modal open onClose={onClose} title={t('title')} closeLabel={t('close')}>
      {(loginFor ?? kept > 0) && (
        <p className="mb-6 text-ink-2">
          {loginFor ? t(`wanted.${loginFor}`) : t('wanted.favourites', { count: kept })}
        </p>
      )}
      <LoginPanel tab={tab} onTab={setTab} view={view} onView={setView} {...panel} />
    </Modal>
  )
}
