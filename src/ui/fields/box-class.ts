import { clsx } from 'clsx'

/** The box of a field: the control fills it, and the box shows focus, error and lock for both. */
export const boxClass = (state: { error?: boolean; locked?: boolean }) =>
  clsx(
    'flex min-h-ctl items-center gap-2.5 rounded-m text-body leading-[1.4] text-ink transition-[border-color,box-shadow]',
    state.error ? 'border-2 border-err px-3.75' : 'border px-4',
    !state.error && (state.locked ? 'border-line' : 'border-line-2'),
    state.locked ? 'bg-surface' : 'bg-paper',
    'focus-within:field-ring',
  )

/** The control inside the box. */
export const inputClass =
  'w-full min-w-0 flex-1 self-stretch border-0 bg-transparent outline-none placeholder:text-ink-3 placeholder:opacity-100 read-only:text-ink-2'
