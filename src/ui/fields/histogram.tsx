import { clsx } from 'clsx'

/** Bars for how many there are along a span; those between `from` and `to` (0–1) are in colour. Decorative: the result count says it in words. */
export function Histogram({ counts, from, to }: { counts: readonly number[]; from: number; to: number }) {
  const highest = Math.max(1, ...counts)
  const inside = (index: number) =>
    (index + 0.5) / counts.length >= from && (index + 0.5) / counts.length <= to
  return (
    <div aria-hidden="true" className="flex h-20 items-end gap-0.75 forced-color-adjust-none">
      {counts.map((count, index) => (
        <span
          key={index}
          className={clsx('min-h-1 flex-1', inside(index) ? 'bg-brand-tint-2' : 'bg-surface-2')}
          style={{ height: `${(100 * count) / highest}%` }}
        />
      ))}
    </div>
  )
}
