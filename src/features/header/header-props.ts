import type { ComponentType } from 'react'
import type { AvailableLanguage, Card, NavigationItem, NavigationLink } from '#gen/content/model.ts'
import type { Foldout } from './menu/foldout.ts'
import type { HeaderType } from './actions/header-actions-of.ts'
import type { Session } from './session.ts'

/** What the page tells its header. Menus and languages are those of the view model. */
export type HeaderProps = {
  type: HeaderType
  navigation: readonly NavigationItem[]
  /** The links that stay when the header gets narrow (F-054). */
  quickLinks: readonly NavigationLink[]
  /** What the unfolded menu shows beside the links. */
  feature?: Card
  languages: readonly AvailableLanguage[]
  session: Session
  /** New notifications, the number on the bell. */
  notificationCount: number
  /** Local path of the page, which marks its entry in the menu. */
  currentPath: string
  /** What the search action unfolds; without it the action leads to the text-search page. */
  searchPanel?: ComponentType<PanelProps>
  /** What the bell unfolds; without it there is no bell. */
  notificationsPanel?: ComponentType<PanelProps>
  onLogin: () => void
  onLogout: () => void
  /** Told when the page behind should blur, and when it should be clear again (S-032). */
  onFoldoutChange: (isOpen: boolean) => void
}

export type PanelProps = { onClose: () => void }

/** What the parts of the bar share. */
export type BarProps = HeaderProps & {
  open: Foldout
  onToggle: (pressed: NonNullable<Foldout>) => void
  /** A link was followed: whatever is open closes. */
  onFollow: () => void
}
