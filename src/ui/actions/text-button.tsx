import { clsx } from 'clsx'
import type { ComponentProps } from 'react'
import { Icon } from '../icons/icon.tsx'
import { textLinkClass } from './text-link-class.ts'
import type { TextLinkStyle } from './text-link-class.ts'

export type TextButtonProps = {
  icon?: string
} & ComponentProps<'button'> &
  TextLinkStyle

/** A button that looks like a link: clear, cancel, undo, save. */
export function TextButton({ look, icon, className, children, ...rest }: TextButtonProps) {
  return (
    <button type="button" {...rest} className={clsx(textLinkClass({ look }), className)}>
      {icon && <Icon path={icon} />}
      {children}
    </button>
  )
}
