import { clsx } from 'clsx'

/** A small count beside a word, or on the corner of an icon. What is counted must be in the name of what holds it. */
export const CountBadge = ({ count, corner = false }: { count: number; corner?: boolean }) => (
  <span className={clsx('count-badge', corner && 'absolute -top-1.5 left-[55%]')}>
    {count > 99 ? '99+' : count}
  </span>
)
