import { clsx } from 'clsx'

/** How a modal lies over the page: 600 or 640 px in its middle, at its bottom, or as large as the window (N-030). */
export type ModalLook = 'plain' | 'wide' | 'bottom' | 'fullScreen'

type Classes = Record<'overlay' | 'sheet' | 'dialog' | 'head', string>

const scrim =
  'fixed inset-0 z-50 flex h-(--visual-viewport-height) items-end justify-center bg-scrim backdrop-blur-[7px] [@media(prefers-reduced-transparency:reduce)]:backdrop-blur-none transition-opacity duration-sheet data-entering:opacity-0 data-exiting:opacity-0 data-exiting:duration-fold'
const rising =
  'max-h-[calc(100%-2rem)] w-full overflow-y-auto overscroll-contain rounded-t-l border border-transparent bg-paper shadow-pop transition-[translate] duration-sheet data-entering:translate-y-8 data-exiting:translate-y-8'
const inMiddle = clsx(scrim, 'sm:items-center sm:p-6')
const dialog = 'px-5 pt-6 pb-8 huge-text:px-page sm:p-10'
const head = 'mb-6'

export const looks: Record<ModalLook, Classes> = {
  plain: { overlay: inMiddle, sheet: clsx(rising, 'sm:max-h-full sm:max-w-150 sm:rounded-l'), dialog, head },
  wide: { overlay: inMiddle, sheet: clsx(rising, 'sm:max-h-full sm:max-w-160 sm:rounded-l'), dialog, head },
  bottom: { overlay: scrim, sheet: clsx(rising, 'sm:max-w-layout'), dialog, head },
  fullScreen: {
    overlay: 'fixed inset-0 z-50 h-(--visual-viewport-height) bg-paper',
    sheet: 'size-full overflow-y-auto overscroll-contain',
    dialog: 'mx-auto w-full max-w-layout px-page py-6 sm:py-10',
    head: 'mb-8',
  },
}
