import { clsx } from 'clsx'

const sizes = { s: 'size-4', m: 'size-5', l: 'size-6.5' }

/** A drawing from this folder's path files, in the colour of the text. Decorative: the words beside it say what it means. */
export function Icon(props: {
  path: string
  size?: keyof typeof sizes
  filled?: boolean
  className?: string
}) {
  const { path, size = 'm', filled = false, className } = props
  return (
    <svg
      viewBox="0 0 20 20"
      aria-hidden="true"
      focusable="false"
      fill={filled ? 'currentColor' : 'none'}
      stroke="currentColor"
      strokeWidth="1.5"
      strokeLinecap="square"
      className={clsx('inline-block shrink-0', sizes[size], className)}
    >
      <path d={path} />
    </svg>
  )
}
