import { useTranslations } from 'use-intl'
import { user } from '#src/ui/icons/things.ts'
import { BarAction } from './bar-action.tsx'
import type { BarProps } from '../header-props.ts'

/** Log in, or the user's first name or association, which unfolds the user menu (F-049). */
export function UserAction({ session, open, onToggle, onLogin }: BarProps) {
  const t = useTranslations('header')
  if (session.kind === 'visitor') {
    return <BarAction icon={user} label={t('login')} text={t('login')} textFrom="tablet" onPress={onLogin} />
  }
  return (
    <BarAction
      icon={user}
      label={t('userMenu', { name: session.name })}
      text={session.name}
      textFrom="tablet"
      expanded={open?.name === 'user'}
      onPress={() => onToggle({ name: 'user' })}
    />
  )
}
