import { useTranslations } from 'use-intl'
import { useSite } from '#src/sites/use-site.ts'
import { CountBadge } from '#src/ui/content/count-badge.tsx'
import { heart, menu } from '#src/ui/icons/actions.ts'
import { bell, globe } from '#src/ui/icons/things.ts'
import { BarAction } from './bar-action.tsx'
import { headerActionsOf } from './header-actions-of.ts'
import type { BarProps } from '../header-props.ts'
import { PhoneAction } from './phone-number.tsx'
import { SearchAction } from './search-action.tsx'
import { UserAction } from './user-action.tsx'

/** Everything to the right of the menu, in one row. */
export function HeaderActionBar(props: BarProps) {
  const { type, session, open, languages, notificationsPanel, onToggle } = props
  const t = useTranslations('header')
  const actions = headerActionsOf(useSite(), session, type)
  const hasMenu = type !== 'no-menu'
  return (
    // empty above a booking, whose clock stands at the margin in its place
    <div className="-mr-[9px] ml-auto flex items-center empty:hidden sm:-mr-[13px]">
      {actions.phone && <PhoneAction />}
      {actions.search !== 'none' && <SearchAction {...props} kind={actions.search} />}
      {actions.favourites && <FavouritesAction {...props} />}
      {actions.notifications && notificationsPanel && <NotificationsAction {...props} />}
      {hasMenu && languages.length > 0 && (
        <BarAction
          icon={globe}
          label={t('language')}
          expanded={open?.name === 'language'}
          onPress={() => onToggle({ name: 'language' })}
          // on a phone the row is full where there is a user: languages stand in the menu there
          className={actions.user ? 'max-sm:hidden' : undefined}
        />
      )}
      {actions.user && <UserAction {...props} />}
      {hasMenu && (
        <BarAction
          icon={menu}
          label={t('menu')}
          expanded={open?.name === 'navigation'}
          onPress={() => onToggle({ name: 'navigation' })}
          className="lg:hidden"
        />
      )}
    </div>
  )
}

/** Leads to the saved homes of a customer; a visitor has to log in first (F-047). */
function FavouritesAction({ session, onLogin, onFollow }: BarProps) {
  const label = useTranslations('header')('favourites')
  const page = useSite().paths.myResidences
  return session.kind === 'visitor' ? (
    <BarAction icon={heart} label={label} onPress={onLogin} />
  ) : (
    <BarAction icon={heart} label={label} href={`${page}#favorites`} onPress={onFollow} />
  )
}

/** The bell, with the number of new notifications (F-048). */
function NotificationsAction({ notificationCount: count, open, onToggle }: BarProps) {
  const t = useTranslations('header')
  return (
    <BarAction
      icon={bell}
      label={t('notifications', { count })}
      badge={count > 0 && <CountBadge count={count} corner />}
      expanded={open?.name === 'notifications'}
      onPress={() => onToggle({ name: 'notifications' })}
    />
  )
}
