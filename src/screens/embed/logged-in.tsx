import { useTranslations } from 'use-intl'
import { LinkButton } from '#src/ui/actions/link-button.tsx'
import { EmbedNote } from './embed-note.tsx'

type Props = {
  /** Where a login leads (S-026). */
  goal: string
  /** It is where somebody was on their way to, and not My Pages. */
  isReferrer: boolean
}

/**
 * Somebody is logged in. A frame may send the whole window elsewhere only when its person presses something, so the way
 * on is a link.
 */
export function LoggedIn({ goal, isReferrer }: Props) {
  const t = useTranslations('embed.loggedIn')
  return (
    <EmbedNote title={t('title')} text={isReferrer ? undefined : t('text')}>
      <LinkButton href={goal} target="_top">
        {t(isReferrer ? 'goOn' : 'myPages')}
      </LinkButton>
    </EmbedNote>
  )
}
