import { clsx } from 'clsx'
import type { ComponentProps } from 'react'
import { close } from '../icons/actions.ts'
import { chevronDown } from '../icons/arrows.ts'
import { Icon } from '../icons/icon.tsx'

export type ChipProps = {
  icon?: string
  /** Its popover is open. Leave out for a chip that opens nothing. */
  open?: boolean
  /** It holds a value. */
  set?: boolean
  /** Shows a × beside the value. */
  onClear?: () => void
  clearLabel?: string
  /** 36 px: map bar and suggestions only. */
  compact?: boolean
} & ComponentProps<'button'>

/**
 * A filter chip: at rest, set (with × to clear) or open (the popover is the caller's, anchored to `ref`). A row of them
 * that is short of room sets `--chip-x` and `--chip-gap`.
 */
export function Chip(props: ChipProps) {
  const {
    icon,
    open,
    set = false,
    onClear,
    clearLabel,
    compact = false,
    className,
    children,
    ...rest
  } = props
  const clearable = set && !open && onClear !== undefined
  const opens = open || (open === false && !set)
  return (
    <span className={clsx(frame, compact ? 'min-h-9' : 'min-h-11', tone(open, set), className)}>
      <button
        type="button"
        {...rest}
        aria-expanded={open}
        aria-haspopup={open === undefined ? undefined : 'dialog'}
        className={clsx(
          'inline-flex items-center gap-(--chip-gap,--spacing(2)) rounded-btn',
          compact ? 'pl-3' : 'pl-(--chip-x,--spacing(4))',
          pad(clearable, compact),
        )}
      >
        {icon && <Icon path={icon} size="s" />}
        {children}
        {opens && <Icon path={chevronDown} size="s" />}
      </button>
      {clearable && (
        <button
          type="button"
          aria-label={clearLabel}
          onClick={onClear}
          className="inline-grid w-9 place-items-center rounded-btn hover:bg-surface"
        >
          <Icon path={close} size="s" />
        </button>
      )}
    </span>
  )
}

const frame =
  'inline-flex max-w-full shrink-0 items-stretch rounded-btn border text-small leading-none font-medium one-line transition-colors print:hidden'

const tone = (open = false, set: boolean) => {
  if (open) return 'border-ink bg-ink text-paper'
  return set ? 'border-ink bg-paper inset-ring inset-ring-ink' : 'border-line-2 bg-paper hover:border-ink'
}

const pad = (clearable: boolean, compact: boolean) => {
  if (clearable) return 'pr-1'
  return compact ? 'pr-3' : 'pr-(--chip-x,--spacing(4))'
}
