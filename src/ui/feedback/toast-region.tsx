import {
  UNSTABLE_Toast as AriaToast,
  UNSTABLE_ToastContent as ToastContent,
  UNSTABLE_ToastRegion as AriaToastRegion,
  Text,
} from 'react-aria-components/Toast'
import type { QueuedToast } from 'react-aria-components/Toast'
import { close } from '../icons/actions.ts'
import { Icon } from '../icons/icon.tsx'
import { check, warning } from '../icons/status.ts'
import { AriaLocale } from '../overlays/aria-locale.tsx'
import { toastQueue } from './toast-queue.ts'
import type { Toast } from './toast-queue.ts'

/** Where toasts appear: bottom left. Once, near the root of the application. F6 moves focus to it. */
export const ToastRegion = ({ label, closeLabel }: { label: string; closeLabel: string }) => (
  <AriaLocale>
    <AriaToastRegion
      queue={toastQueue}
      aria-label={label}
      className="fixed bottom-5 left-page right-page z-60 grid justify-items-start gap-3 sm:right-auto sm:max-w-120"
    >
      {({ toast }) => <ToastBar toast={toast} closeLabel={closeLabel} />}
    </AriaToastRegion>
  </AriaLocale>
)

function ToastBar({ toast, closeLabel }: { toast: QueuedToast<Toast>; closeLabel: string }) {
  const { tone, text, action } = toast.content
  const shut = () => toastQueue.close(toast.key)
  return (
    <AriaToast
      toast={toast}
      className="on-dark flex min-h-14 animate-rise items-center gap-3.5 rounded-m border border-transparent bg-ink py-2 pr-2 pl-5 text-small shadow-pop"
    >
      <Icon path={tone === 'err' ? warning : check} />
      <ToastContent>
        <Text slot="title">{text}</Text>
      </ToastContent>
      {action && (
        <button
          type="button"
          className="ml-3 min-h-6 border-b-[1.5px] border-current leading-[1.3] font-control"
          onClick={() => {
            action.run()
            shut()
          }}
        >
          {action.label}
        </button>
      )}
      <button
        type="button"
        aria-label={closeLabel}
        onClick={shut}
        className="grid size-10 shrink-0 place-items-center"
      >
        <Icon path={close} size="s" />
      </button>
    </AriaToast>
  )
}
