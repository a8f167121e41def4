import { Suspense, useState } from 'react'
import { useTranslations } from 'use-intl'
import { lazyPart } from '#src/i18n/lazy-part.tsx'
import { Button } from '#src/ui/actions/button.tsx'
import type { ButtonStyle } from '#src/ui/actions/button-class.ts'
import { calendar } from '#src/ui/icons/contact.ts'
import type { Showing, Shown } from './showing.ts'
import { inTime } from './when.ts'

const ShowingDialog = lazyPart(async () => (await import('./showing-dialog.tsx')).ShowingDialog)

type Props = { showings: readonly Showing[]; shown: Shown } & Pick<ButtonStyle, 'look' | 'wide'>

/** Books a place at one of the showings, the next one first; nothing where no place can be booked. */
export function BookShowingButton({ showings, shown, look = 'secondary', wide }: Props) {
  const t = useTranslations('showings')
  const [isOpen, setOpen] = useState(false)
  const open = inTime(showings.filter(({ bookable }) => bookable))
  const [first] = open
  if (!first) return null
  return (
    <>
      <Button look={look} wide={wide} icon={calendar} onClick={() => setOpen(true)}>
        {t('bookOne')}
      </Button>
      {isOpen && (
        <Suspense>
          <ShowingDialog
            showing={first}
            others={open.slice(1)}
            shown={shown}
            onClose={() => setOpen(false)}
          />
        </Suspense>
      )}
    </>
  )
}
