import type { When } from './when.ts'

/** A day as a leaf of a calendar. The line beside it says it in words. */
export const DateLeaf = ({ when }: { when: When }) => (
  <span
    aria-hidden="true"
    className="grid w-11 shrink-0 justify-items-center text-micro leading-[1.1] text-ink-2"
  >
    {when.weekday}
    <span className="font-display text-h3 font-strong text-ink">{when.day}</span>
    {when.month}
  </span>
)
