import { clsx } from 'clsx'
import type { ReactNode } from 'react'

/** An object card: picture, place and status, title, hairline, facts and price. No box, no shadow. */
export const Card = ({ className, children }: { className?: string; children: ReactNode }) => (
  <article className={clsx('group relative', className)}>{children}</article>
)

/** The picture, 3:2. `label` sits top left, in lines where there is no room beside `action` (favourite), which is above the card's link. */
export const CardMedia = (props: { label?: ReactNode; action?: ReactNode; children: ReactNode }) => (
  <div className="relative">
    <div className="card-picture group-hover:[&>*]:scale-102 motion-reduce:group-hover:[&>*]:scale-100">
      {props.children}
    </div>
    <div className="absolute inset-x-3.5 top-3.5 flex flex-wrap items-start gap-1.5">
      <div className="flex grow basis-0 flex-wrap gap-1.5">{props.label}</div>
      <div className="relative z-1 ml-auto">{props.action}</div>
    </div>
  </div>
)

/** Place to the left, which may take lines, and status to the right, which stays whole. */
export const CardPlace = ({ place, status }: { place: string; status?: ReactNode }) => (
  <div className="card-place">
    <span>{place}</span>
    <span className="one-line">{status}</span>
  </div>
)

/** The title, a heading of the level that the page needs; children hold the one link (`card-link`), which covers the card. */
export function CardTitle({ level = 3, children }: { level?: 2 | 3 | 4; children: ReactNode }) {
  const Heading = `h${level}` as const
  return <Heading className="mt-1.75 mb-3 font-display text-h3">{children}</Heading>
}

/** Below the hairline: facts to the left and the number that matters to the right, with lines of more as children. */
export const CardFacts = (props: { facts: ReactNode; price?: ReactNode; children?: ReactNode }) => (
  <div className="border-t border-line pt-3 text-small">
    <CardLine to={<span className="text-body leading-[1.4] font-strong">{props.price}</span>}>
      {props.facts}
    </CardLine>
    {props.children && <div className="text-ink-2">{props.children}</div>}
  </div>
)

type LineProps = {
  to?: ReactNode
  /** What stands to the right are words: alone in a line they begin at its left; numbers stay below each other. */
  isText?: boolean
  children?: ReactNode
}

/** A line of a card and what stands `to` the right of it; the one goes below the other where both have no room. */
export const CardLine = ({ to, isText = false, children }: LineProps) => (
  <div className="flex flex-wrap items-baseline justify-between gap-x-4">
    <span className="empty:hidden">{children}</span>
    <span className={clsx(!isText && 'ml-auto')}>{to}</span>
  </div>
)
