import { Suspense, useState } from 'react'
import { useTranslations } from 'use-intl'
import { useSession } from '#src/api/session/session.ts'
import { useSite } from '#src/sites/use-site.ts'
import { lazyPart } from '#src/i18n/lazy-part.tsx'
import { Button } from '#src/ui/actions/button.tsx'
import { TextButton } from '#src/ui/actions/text-button.tsx'
import { Unbroken } from '#src/ui/content/unbroken.tsx'
import { BookedNote } from './booked-note.tsx'
import { useChosenBeforeLogin } from './chosen-before-login.ts'
import { DateLeaf } from './date-leaf.tsx'
import { saveCalendarFile } from './calendar/save-calendar-file.ts'
import type { Showing, Shown } from './showing.ts'
import { entryOf } from './calendar/showing-entry.ts'
import { inTime, whenOf } from './when.ts'

const ShowingDialog = lazyPart(async () => (await import('./dialog/showing-dialog.tsx')).ShowingDialog)

type Props = { showings: readonly Showing[]; shown: Shown }

/** When a home can be seen, and a place to book for each. */
export function ShowingList({ showings, shown }: Props) {
  const t = useTranslations('showings')
  const site = useSite()
  const session = useSession()
  const [chosen, setChosen] = useState<Showing>()
  const [closed, setClosed] = useState<Showing>()
  const own = session.kind === 'private' ? session.user.showings : []
  const isOwn = ({ id }: Showing) => own.some(({ showingId }) => showingId === id)
  const isOpen = (showing: Showing) => showing.bookable && !isOwn(showing)
  useChosenBeforeLogin(showings.filter(isOpen), shown, setChosen)
  const close = () => {
    setChosen(undefined)
    setClosed(chosen)
  }
  if (showings.length === 0)
    return <p className="border-t border-line pt-4 text-small text-ink-2">{t('none')}</p>
  return (
    <>
      <ul className="border-t border-line">
        {inTime(showings).map((showing) => {
          const when = whenOf(showing, site)
          const isBooked = isOwn(showing)
          const canBook = isOpen(showing)
          return (
            <li
              key={showing.id}
              className="flex flex-wrap items-center gap-x-5 gap-y-3 border-b border-line py-4"
            >
              <DateLeaf when={when} />
              <div className="min-w-0 flex-1 basis-32 text-small">
                <p className="font-strong">
                  <span className="sr-only">{when.line}</span>
                  <span aria-hidden="true">{when.hours}</span>
                </p>
                <p className="text-ink-2">
                  <Unbroken text={showing.description} />
                </p>
                {isBooked && <BookedNote words={t('booked')} takesFocus={closed?.id === showing.id} />}
                {!showing.bookable && <p className="text-ink-2">{t('dropIn')}</p>}
                {!canBook && (
                  <TextButton
                    look="quiet"
                    aria-label={t('calendarFor', { when: when.line })}
                    onClick={() => void saveCalendarFile(entryOf(showing, shown, t('title')))}
                    className="mt-2 print:hidden"
                  >
                    {t('calendar')}
                  </TextButton>
                )}
              </div>
              {canBook && (
                <Button
                  look="secondary"
                  small
                  aria-label={t('bookAt', { when: when.line })}
                  onClick={() => setChosen(showing)}
                  className="print:hidden"
                >
                  {t('book')}
                </Button>
              )}
            </li>
          )
        })}
      </ul>
      {chosen && (
        <Suspense>
          <ShowingDialog showing={chosen} shown={shown} onClose={close} />
        </Suspense>
      )}
    </>
  )
}
