import { UNSTABLE_ToastQueue as ToastQueue } from 'react-aria-components/Toast'

export type Toast = {
  tone: 'ok' | 'err'
  text: string
  /** At most one, such as undo. Using it closes the toast. */
  action?: { label: string; run: () => void }
}

const shown = 6000

/** The toasts on screen, and the one place that knows them. */
export const toastQueue = new ToastQueue<Toast>({ maxVisibleToasts: 3 })

/** Shows a toast for 6 s; an error stays until it is closed. Screens import this on demand: it brings react-aria along. */
export const showToast = (toast: Toast) =>
  toastQueue.add(toast, toast.tone === 'err' ? {} : { timeout: shown })
