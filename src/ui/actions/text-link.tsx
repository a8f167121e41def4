import { clsx } from 'clsx'
import type { ComponentProps } from 'react'
import { arrowRight } from '../icons/arrows.ts'
import { Icon } from '../icons/icon.tsx'
import { textLinkClass } from './text-link-class.ts'
import type { TextLinkStyle } from './text-link-class.ts'

export type TextLinkProps = {
  icon?: string
  /** Only for moving to another page. */
  arrow?: boolean
} & ComponentProps<'a'> &
  TextLinkStyle

/** A text link. Plain anchor: `createLink(TextLink)` makes a router link of it. */
export function TextLink({ look, icon, arrow = false, className, children, ...rest }: TextLinkProps) {
  return (
    <a {...rest} className={clsx(textLinkClass({ look }), className)}>
      {icon && <Icon path={icon} />}
      {children}
      {arrow && <Icon path={arrowRight} />}
    </a>
  )
}
