import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { useSite } from '#src/sites/use-site.ts'
import { Modal } from '#src/ui/overlays/modal.tsx'
import { RadioGroup } from '#src/ui/fields/radio-group.tsx'
import { BookedShowing } from './booked-showing.tsx'
import { DateLeaf } from '../date-leaf.tsx'
import type { Showing, Shown } from '../showing.ts'
import { LogInToBook } from './log-in-to-book.tsx'
import { ShowingForm } from './showing-form.tsx'
import { inTime, whenOf } from '../when.ts'

type Props = {
  /** The one that is chosen at first. */
  showing: Showing
  others?: readonly Showing[]
  shown: Shown
  onClose: () => void
}

/** Books a place: which showing, who comes, and the answer. */
export function ShowingDialog({ showing, others = [], shown, onClose }: Props) {
  const t = useTranslations('showings')
  const site = useSite()
  const all = inTime([showing, ...others])
  const [id, setId] = useState(showing.id)
  const [isBooked, setBooked] = useState(false)
  const chosen = all.find((one) => one.id === id) ?? showing
  return (
    <Modal
      open
      onClose={onClose}
      title={t(isBooked ? 'done.title' : 'dialog.title')}
      closeLabel={t('dialog.close')}
    >
      {isBooked ? (
        <BookedShowing showing={chosen} shown={shown} onClose={onClose} />
      ) : (
        <div className="grid gap-6">
          {others.length > 0 ? (
            <RadioGroup
              name="showing"
              label={t('dialog.which')}
              value={id}
              onChange={({ target }) => setId(target.value)}
              options={all.map((one) => ({
                value: one.id,
                label: whenOf(one, site).line,
                hint: one.description,
              }))}
            />
          ) : (
            <div className="flex items-center gap-5">
              <DateLeaf when={whenOf(chosen, site)} />
              <p>
                <span className="font-strong">{whenOf(chosen, site).line}</span>
                <br />
                <span className="text-ink-2">{chosen.description}</span>
              </p>
            </div>
          )}
          <LogInToBook showing={chosen} shown={shown} />
          <ShowingForm showingId={id} submitLabel={t('dialog.submit')} onBooked={() => setBooked(true)} />
        </div>
      )}
    </Modal>
  )
}
