import { clsx } from 'clsx'

/** One primary per view. Danger is never filled. Inverse is for brand surfaces; blocked looks off but answers. */
export type ButtonLook = 'primary' | 'secondary' | 'quiet' | 'danger' | 'inverse' | 'blocked'

export type ButtonStyle = {
  look?: ButtonLook
  small?: boolean
  /** Takes the whole width of its parent. */
  wide?: boolean
}

const looks: Record<ButtonLook, string> = {
  primary: 'border-transparent bg-brand text-on-brand hover:bg-brand-press active:bg-brand-press',
  secondary: 'border-ink text-ink hover:bg-surface active:bg-surface-2',
  quiet: 'border-transparent bg-surface text-ink hover:bg-surface-2 active:bg-line',
  danger: 'border-err text-err hover:bg-err-tint active:bg-err-tint',
  inverse: 'border-transparent bg-paper text-brand-press hover:bg-brand-tint active:bg-brand-tint-2',
  blocked: 'border-transparent bg-surface-2 text-ink-2',
}

/** The look of a button, for Button, LinkButton and router links alike. */
export const buttonClass = ({ look = 'primary', small = false, wide = false }: ButtonStyle = {}) =>
  clsx(
    'button-frame print:hidden',
    small
      ? 'min-h-10.5 px-4.5 py-1.5 text-small leading-[1.25]'
      : 'button-room min-h-ctl py-2 text-body leading-[1.25]',
    wide && 'w-full',
    looks[look],
  )
