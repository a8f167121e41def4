import { clsx } from 'clsx'

/** A small count beside a word, or on the corner of an icon. What is counted must be in the name of what holds it. */
export const CountBadge = ({ count, corner = false }: { count: number; corner?: boolean }) => (
  <span
    className={clsx(
      'inline-grid h-4.25 min-w-4.25 place-items-center rounded-full bg-brand px-1 text-[0.6875rem] leading-none font-label text-on-brand forced-colors:border',
      corner && 'absolute -top-1.5 left-[55%]',
    )}
  >
    {count > 99 ? '99+' : count}
  </span>
)
