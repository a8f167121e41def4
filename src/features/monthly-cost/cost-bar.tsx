import { clsx } from 'clsx'

/** The colours of the parts, in order; each part's name and amount stand below the bar. */
const tones = [
  'bg-brand',
  'bg-brand-tint-2',
  'bg-[color-mix(in_srgb,var(--brand)_76%,var(--paper))]',
  'bg-[color-mix(in_srgb,var(--brand)_52%,var(--paper))]',
  'bg-accent',
]

/** How a sum is made up, as one bar. For the eye only: the rows below say the same. */
export function CostBar({ parts }: { parts: readonly number[] }) {
  const sum = parts.reduce((total, part) => total + part, 0)
  if (sum === 0) return null
  return (
    <svg
      aria-hidden="true"
      viewBox="0 0 100 1"
      preserveAspectRatio="none"
      className="block h-3.5 w-full forced-colors:outline"
    >
      {parts.map((part, at) => {
        const before = parts.slice(0, at).reduce((total, one) => total + one, 0)
        return (
          <rect
            key={tones[at]}
            x={(before / sum) * 100}
            width={Math.max((part / sum) * 100 - gap, 0)}
            height={1}
            className={fills[at]}
          />
        )
      })}
    </svg>
  )
}

const gap = 0.5
const fills = [
  'fill-brand',
  'fill-brand-tint-2',
  'fill-[color-mix(in_srgb,var(--brand)_76%,var(--paper))]',
  'fill-[color-mix(in_srgb,var(--brand)_52%,var(--paper))]',
  'fill-accent',
]

/** The square that ties a row to its part of the bar. */
export const CostMark = ({ at }: { at: number }) => (
  <span
    aria-hidden="true"
    className={clsx(
      'size-3 shrink-0 forced-color-adjust-none forced-colors:outline forced-colors:outline-[CanvasText]',
      tones[at],
    )}
  />
)
