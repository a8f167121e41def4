import { Suspense } from 'react'
import type { Errand } from '#gen/case_management/model.ts'
import type { ErrandHolder } from '#src/api/my-pages/errands.ts'
import { lazyPart } from '#src/i18n/lazy-part.tsx'

// the dialogs bring react-aria along, so they come when someone reaches for them
const EditDialog = lazyPart(async () => (await import('./edit-dialog.tsx')).EditDialog)
const EndDialog = lazyPart(async () => (await import('./end-dialog.tsx')).EndDialog)

/** What its owner does with an errand: completes it, or closes it. */
export type ErrandAct = { name: 'edit' | 'end'; errand: Errand }

export const loadDialog = (name: ErrandAct['name']) => void (name === 'edit' ? EditDialog : EndDialog).load()

type Props = { act: ErrandAct | undefined; holder: ErrandHolder; onClose: () => void }

/** The dialog over the errands; it stays while the page below is laid out anew, and loses nothing that was typed. */
export function ErrandDialogs({ act, onClose, holder }: Props) {
  if (!act) return null
  const Shown = act.name === 'edit' ? EditDialog : EndDialog
  return (
    <Suspense>
      <Shown errand={act.errand} {...{ holder, onClose }} />
    </Suspense>
  )
}
