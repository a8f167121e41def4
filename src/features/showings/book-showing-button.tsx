import { Suspense, useState } from 'react'
import { useTranslations } from 'use-intl'
import { useSession } from '#src/api/session/session.ts'
import { useNow } from '#src/domain/use-now.ts'
import { lazyPart } from '#src/i18n/lazy-part.tsx'
import { useSite } from '#src/sites/use-site.ts'
import { Button } from '#src/ui/actions/button.tsx'
import { IconButton } from '#src/ui/actions/icon-button.tsx'
import type { ButtonStyle } from '#src/ui/actions/button-class.ts'
import { calendar } from '#src/ui/icons/contact.ts'
import { BookedNote } from './booked-note.tsx'
import { useChosenBeforeLogin } from './chosen-before-login.ts'
import type { Showing, Shown } from './showing.ts'
import { inTime, whenOf } from './when.ts'

const ShowingDialog = lazyPart(async () => (await import('./dialog/showing-dialog.tsx')).ShowingDialog)

type Props = {
  showings: readonly Showing[]
  shown: Shown
  /** A disc on the picture of a card. */
  isDisc?: boolean
} & Pick<ButtonStyle, 'look' | 'wide'>

/**
 * Books a place at one of the showings to come, the next one first, or the one that was chosen before a login. Where none
 * is left to book, it tells which one is booked.
 */
export function BookShowingButton({ showings, shown, isDisc = false, look = 'secondary', wide }: Props) {
  const t = useTranslations('showings')
  // those of the moment it was opened: what is booked is no longer open, and is told in the dialog
  const [[asked, ...others], setAsked] = useState<readonly Showing[]>([])
  const [hasBooked, setHasBooked] = useState(false)
  const site = useSite()
  const now = useNow()
  const session = useSession()
  const own = session.kind === 'private' ? session.user.showings : []
  const coming = inTime(showings).filter(({ end }) => new Date(end) > now)
  const isOwn = ({ id }: Showing) => own.some(({ showingId }) => showingId === id)
  const open = coming.filter((showing) => showing.bookable && !isOwn(showing))
  const ask = (first = open[0]) => {
    if (first) setAsked([first, ...open.filter((other) => other !== first)])
  }
  useChosenBeforeLogin(open, shown, ask)
  const close = () => {
    setAsked([])
    setHasBooked(open.length === 0)
  }
  if (open.length === 0 && !asked) {
    const booked = coming.find(isOwn)
    if (!booked) return null
    const when = whenOf(booked, site).line
    const words = isDisc ? t('bookedFor', { home: shown.name, when }) : t('bookedAt', { when })
    return <BookedNote words={words} short={isDisc ? t('booked') : undefined} takesFocus={hasBooked} />
  }
  return (
    <>
      {isDisc ? (
        <IconButton
          icon={calendar}
          look="paper"
          label={t('bookFor', { home: shown.name })}
          aria-haspopup="dialog"
          onClick={() => ask()}
        />
      ) : (
        <Button look={look} wide={wide} icon={calendar} onClick={() => ask()}>
          {t('bookOne')}
        </Button>
      )}
      {asked && (
        <Suspense>
          <ShowingDialog showing={asked} others={others} shown={shown} onClose={close} />
        </Suspense>
      )}
    </>
  )
}
