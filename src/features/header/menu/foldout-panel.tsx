import { useEffect } from 'react'
import type { Foldout } from './foldout.ts'
import type { HeaderProps } from '../header-props.ts'
import { LanguagePanel } from '../actions/language-panel.tsx'
import { NavigationPanel } from './navigation-panel.tsx'
import { Sheet, SidePanel } from './panel.tsx'
import { UserPanel } from '../actions/user-panel.tsx'

type Props = HeaderProps & { open: NonNullable<Foldout>; onClose: () => void }

/** What an action of the header unfolds: a sheet as wide as the page, or a panel at the right. */
export function FoldoutPanel(props: Props) {
  const { open, session, searchPanel: Search, notificationsPanel: Notifications, onClose } = props
  // whoever it is about may have logged out in another tab
  const isGone = session.kind === 'visitor' && (open.name === 'user' || open.name === 'notifications')
  useEffect(() => {
    if (isGone) onClose()
  }, [isGone, onClose])
  if (isGone) return undefined
  switch (open.name) {
    case 'navigation':
      return (
        <Sheet>
          <NavigationPanel {...props} itemId={open.itemId} />
        </Sheet>
      )
    case 'search':
      return (
        Search && (
          <Sheet>
            <Search onClose={onClose} />
          </Sheet>
        )
      )
    case 'language':
      return (
        <SidePanel className="sm:w-80">
          <LanguagePanel {...props} />
        </SidePanel>
      )
    case 'user':
      return (
        session.kind !== 'visitor' && (
          <SidePanel className="sm:w-80">
            <UserPanel {...props} session={session} />
          </SidePanel>
        )
      )
    case 'notifications':
      return (
        Notifications && (
          <SidePanel className="sm:w-105">
            <Notifications onClose={onClose} />
          </SidePanel>
        )
      )
  }
}
