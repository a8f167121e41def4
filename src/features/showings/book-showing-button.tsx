import { Suspense, useState } from 'react'
import { useTranslations } from 'use-intl'
import { useSession } from '#src/api/session.ts'
import { useNow } from '#src/domain/use-now.ts'
import { lazyPart } from '#src/i18n/lazy-part.tsx'
import { Button } from '#src/ui/actions/button.tsx'
import { IconButton } from '#src/ui/actions/icon-button.tsx'
import type { ButtonStyle } from '#src/ui/actions/button-class.ts'
import { calendar } from '#src/ui/icons/contact.ts'
import type { Showing, Shown } from './showing.ts'
import { inTime } from './when.ts'

const ShowingDialog = lazyPart(async () => (await import('./showing-dialog.tsx')).ShowingDialog)

type Props = {
  showings: readonly Showing[]
  shown: Shown
  /** A disc on the picture of a card. */
  isDisc?: boolean
} & Pick<ButtonStyle, 'look' | 'wide'>

/** Books a place at one of the showings to come, the next one first; nothing where none can be booked any more. */
export function BookShowingButton({ showings, shown, isDisc = false, look = 'secondary', wide }: Props) {
  const t = useTranslations('showings')
  // those of the moment it was opened: what is booked is no longer open, and is told in the dialog
  const [[asked, ...others], setAsked] = useState<readonly Showing[]>([])
  const now = useNow()
  const session = useSession()
  const own = session.kind === 'private' ? session.user.showings : []
  const isOpenTo = ({ id, bookable, end }: Showing) =>
    bookable && new Date(end) > now && !own.some(({ showingId }) => showingId === id)
  const open = inTime(showings.filter(isOpenTo))
  if (open.length === 0 && !asked) return null
  return (
    <>
      {isDisc ? (
        <IconButton
          icon={calendar}
          look="paper"
          label={t('bookFor', { home: shown.name })}
          aria-haspopup="dialog"
          onClick={() => setAsked(open)}
        />
      ) : (
        <Button look={look} wide={wide} icon={calendar} onClick={() => setAsked(open)}>
          {t('bookOne')}
        </Button>
      )}
      {asked && (
        <Suspense>
          <ShowingDialog showing={asked} others={others} shown={shown} onClose={() => setAsked([])} />
        </Suspense>
      )}
    </>
  )
}
