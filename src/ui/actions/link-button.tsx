import { clsx } from 'clsx'
import type { ComponentProps } from 'react'
import { Icon } from '../icons/icon.tsx'
import { buttonClass } from './button-class.ts'
import type { ButtonStyle } from './button-class.ts'

export type LinkButtonProps = {
  icon?: string
} & ComponentProps<'a'> &
  ButtonStyle

/** A link that looks like a button. Plain anchor: `createLink(LinkButton)` makes a router link of it. */
export function LinkButton({ look, small, wide, icon, className, children, ...rest }: LinkButtonProps) {
  return (
    <a {...rest} className={clsx(buttonClass({ look, small, wide }), className)}>
      {icon && <Icon path={icon} />}
      {children}
    </a>
  )
}
