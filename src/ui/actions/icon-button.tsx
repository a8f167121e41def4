import { clsx } from 'clsx'
import type { ComponentProps } from 'react'
import { Icon } from '../icons/icon.tsx'

const looks = {
  /** 44 px disc on surface: close. */
  disc: 'size-11 rounded-full bg-surface hover:bg-surface-2',
  /** 42 px disc on a picture: favourite. */
  paper: 'size-10.5 rounded-full bg-paper hover:bg-surface',
  plain: 'size-11 rounded-btn hover:bg-surface',
}

export type IconButtonProps = {
  icon: string
  /** What the button does, for those who do not see the icon. */
  label: string
  look?: keyof typeof looks
  /** A toggle: true fills the icon. Its label stays the same in both states. */
  pressed?: boolean
} & Omit<ComponentProps<'button'>, 'children'>

/** A button that is one icon. */
export function IconButton(props: IconButtonProps) {
  const { icon, label, look = 'plain', pressed, className, ...rest } = props
  return (
    <button
      type="button"
      {...rest}
      aria-label={label}
      aria-pressed={pressed}
      className={clsx(
        'inline-grid shrink-0 place-items-center border border-transparent transition-colors',
        looks[look],
        // of the button, whose colour gives way where colours are forced: that of a sign does not
        pressed && 'text-brand',
        className,
      )}
    >
      <Icon path={icon} filled={pressed} />
    </button>
  )
}
