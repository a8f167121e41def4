import { useTranslations } from 'use-intl'
import { LocalLink } from '#src/i18n/local-link.tsx'
import { useSite } from '#src/sites/use-site.ts'
import { home, lock } from '#src/ui/icons/account.ts'
import { edit } from '#src/ui/icons/editing.ts'
import { heart } from '#src/ui/icons/actions.ts'
import { Icon } from '#src/ui/icons/icon.tsx'
import type { HeaderProps } from '../header-props.ts'
import type { Session } from '../session.ts'

type Props = Pick<HeaderProps, 'onLogout'> & {
  session: Exclude<Session, { kind: 'visitor' }>
  onClose: () => void
}

/** The user menu: My Pages, or the board's portal for board members, settings and logout (F-050). */
export function UserPanel({ session, onLogout, onClose }: Props) {
  const t = useTranslations('header')
  const { paths } = useSite()
  const isBoard = session.kind === 'board'
  const logout = () => {
    onClose()
    onLogout()
  }
  return (
    <div className="text-[1rem]">
      <div className="px-6.5 py-5.5">
        <p className="font-strong">{session.fullName}</p>
        <p className="text-small wrap-anywhere text-ink-2">{session.email}</p>
      </div>
      <ul>
        <Entry
          icon={home}
          href={paths.myPages}
          text={t(isBoard ? 'boardPages' : 'myPages')}
          onClick={onClose}
        />
        {session.kind === 'private' && (
          <Entry
            icon={heart}
            href={`${paths.myResidences}#favorites`}
            text={t('favourites')}
            count={session.favouriteCount}
            onClick={onClose}
          />
        )}
        <Entry icon={edit} href={paths.mySettings} text={t('settings')} onClick={onClose} />
        <li>
          <button type="button" onClick={logout} className={entryClass}>
            <Icon path={lock} />
            {t('logout')}
          </button>
        </li>
      </ul>
    </div>
  )
}

const entryClass =
  'flex min-h-15 w-full items-center gap-4 border-t border-line px-6.5 py-3 text-left hover:bg-surface'

type EntryProps = { icon: string; href: string | null; text: string; count?: number; onClick: () => void }

function Entry(props: EntryProps) {
  if (props.href === null) return null
  return (
    <li>
      <LocalLink href={props.href} onClick={props.onClick} className={entryClass}>
        <Icon path={props.icon} />
        {props.text}
        {props.count !== undefined && <span className="ml-auto text-ink-2">{props.count}</span>}
      </LocalLink>
    </li>
  )
}
