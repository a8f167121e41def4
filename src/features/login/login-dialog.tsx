import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { Modal } from '#src/ui/overlays/modal.tsx'
import type { LoginTab } from '#src/domain/eid/login-entry.ts'
import { LoginPanel } from './login-panel.tsx'
import type { LoginPanelProps } from './login-panel.tsx'
import type { LoginView } from './private-login.tsx'

type Props = Pick<LoginPanelProps, 'links' | 'returned' | 'returnTo' | 'onLoggedIn'> & {
  /** The tab to begin with. */
  tab: LoginTab
  onClose: () => void
}

/** The login form over the page. */
export function LoginDialog({ tab: first, onClose, ...panel }: Props) {
  const t = useTranslations('login')
  const [tab, setTab] = useState(first)
  const [view, setView] = useState<LoginView>('bankid')
  return (
    <Modal open onClose={onClose} title={t('title')} closeLabel={t('close')}>
      <LoginPanel tab={tab} onTab={setTab} view={view} onView={setView} {...panel} />
    </Modal>
  )
}
