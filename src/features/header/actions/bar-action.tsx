import { clsx } from 'clsx'
import type { ReactNode } from 'react'
import { LocalLink } from '#src/i18n/local-link.tsx'
import { Icon } from '#src/ui/icons/icon.tsx'

type BarActionProps = {
  icon: string
  /** What it does, for those who do not see the icon; begins with or holds the visible text (WCAG 2.5.3). */
  label: string
  text?: string
  /** Width from which the text stands beside the icon. */
  textFrom?: 'tablet' | 'desktop'
  badge?: ReactNode
  /** Leads somewhere; otherwise it is a button. */
  href?: string
  onPress?: () => void
  /** Whether what the button unfolds is open. */
  expanded?: boolean
  className?: string
}

const textClasses = { tablet: 'max-sm:hidden', desktop: 'max-lg:hidden' }

/** One action of the header: an icon, with its word where there is room. At least 38 px to hit, 44 high. */
export function BarAction(props: BarActionProps) {
  const { icon, label, text, textFrom = 'desktop', badge, href, onPress, expanded } = props
  const content = (
    <>
      <span className="relative inline-flex">
        <Icon path={icon} />
        {badge}
      </span>
      {text && <span className={`max-w-44 truncate ${textClasses[textFrom]}`}>{text}</span>}
    </>
  )
  const className = clsx('bar-action', props.className)
  if (href !== undefined) {
    return (
      <LocalLink href={href} onClick={onPress} aria-label={label} className={className}>
        {content}
      </LocalLink>
    )
  }
  return (
    <button type="button" aria-label={label} aria-expanded={expanded} onClick={onPress} className={className}>
      {content}
    </button>
  )
}
