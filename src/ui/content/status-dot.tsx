import { clsx } from 'clsx'

const dots = {
  forsale: 'bg-dot-forsale',
  reserved: 'bg-dot-reserved',
  booked: 'bg-dot-booked',
  sold: 'bg-dot-sold',
  vip: 'bg-accent',
  registered: 'bg-dot-registered',
  ongoing: 'bg-dot-ongoing',
  done: 'bg-dot-done',
  closed: 'bg-dot-closed',
}

export type StatusTone = keyof typeof dots

/** A status: a dot and always a word, since colour alone says nothing (WCAG 1.4.1). */
export const StatusDot = ({ tone, children }: { tone: StatusTone; children: string }) => (
  <span
    className={clsx(
      'inline-flex items-center gap-2.25 text-small font-medium',
      tone === 'sold' && 'text-ink-3',
    )}
  >
    <span className={clsx('size-2.25 shrink-0 rounded-full forced-color-adjust-none', dots[tone])} />
    {children}
  </span>
)
