import { Button } from '#src/ui/actions/button.tsx'
import { showToast } from '#src/ui/feedback/toast-queue.ts'
import type { Toast } from '#src/ui/feedback/toast-queue.ts'
import { ToastRegion } from '#src/ui/feedback/toast-region.tsx'
import { Sample, Specimen } from '../sample.tsx'
import { titles, toasts } from '../samples.ts'

const kinds: readonly (readonly [name: string, toast: Toast])[] = [
  [toasts.done, { tone: 'ok', text: toasts.doneText }],
  [
    toasts.undo,
    { tone: 'ok', text: toasts.undoText, action: { label: toasts.undoAction, run: () => undefined } },
  ],
  [toasts.failed, { tone: 'err', text: toasts.failedText }],
]

/** Toasts: two that leave by themselves, and an error that stays. */
export const ToastSection = () => (
  <Sample title={titles.toasts}>
    <Specimen of="ToastRegion">
      {kinds.map(([name, toast]) => (
        <Button key={name} look="secondary" small onClick={() => void showToast(toast)}>
          {name}
        </Button>
      ))}
    </Specimen>
    <ToastRegion label={toasts.region} closeLabel={toasts.close} />
  </Sample>
)
