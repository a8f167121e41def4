/** A dash in a box of 24 × 32: left end, top, length. A dash is 2.6 high. */
export type BarkDash = readonly [x: number, y: number, length: number]

export type Bark = {
  dashes: readonly BarkDash[]
  /** Corner radius, in the same units. */
  radius: number
  /** Colour of the dashes: the paper shows through, or the accent. */
  dash?: 'paper' | 'accent'
}

/** Birch bark: the mark of a site, drawn from its own pattern of dashes. */
export const BarkMark = ({ bark, className = 'h-8 w-6' }: { bark: Bark; className?: string }) => (
  <svg viewBox="0 0 24 32" aria-hidden="true" className={`${className} shrink-0 forced-color-adjust-none`}>
    <rect width="24" height="32" rx={bark.radius} className="fill-brand" />
    <path
      d={bark.dashes.map(([x, y, length]) => `M${x} ${y}h${length}v2.6h-${length}Z`).join('')}
      className={bark.dash === 'accent' ? 'fill-accent' : 'fill-paper'}
    />
  </svg>
)
