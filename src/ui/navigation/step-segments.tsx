import { clsx } from 'clsx'

/** How far: a segment a step, the current one part filled. `label` says it in words ("Step 2 of 5"). */
export const StepSegments = ({
  current,
  total,
  label,
}: {
  current: number
  total: number
  label: string
}) => (
  <div className="forced-color-adjust-none">
    <span className="sr-only">{label}</span>
    <div aria-hidden="true" className="flex gap-1.5">
      {Array.from({ length: total }, (_, index) => (
        <span
          key={index}
          className={clsx('h-1 flex-1 forced-colors:h-2 forced-colors:border', fill(index + 1, current))}
        />
      ))}
    </div>
  </div>
)

const fill = (step: number, current: number) => {
  if (step < current) return 'bg-brand forced-colors:bg-[Highlight]'
  return step === current
    ? 'bg-linear-[90deg,var(--brand)_55%,var(--brand-tint-2)_55%] forced-colors:bg-linear-[90deg,Highlight_55%,Canvas_55%]'
    : 'bg-surface-2 forced-colors:bg-[Canvas]'
}
