import type { StateGroup } from '../homes/home-state.ts'

/** The state of a home in a picture: a shape of its own each, since colour alone says nothing (WCAG 1.4.1). */
export const StateMark = ({ group }: { group: StateGroup }) => (
  <svg
    viewBox="0 0 18 18"
    width="18"
    height="18"
    aria-hidden="true"
    className="shrink-0 forced-color-adjust-none"
  >
    {shapes[group]}
  </svg>
)

const ring = <circle cx="9" cy="9" r="9" className="fill-white" />

const shapes: Record<StateGroup, React.ReactNode> = {
  toBuy: (
    <>
      {ring}
      <circle cx="9" cy="9" r="6" className="fill-dot-forsale" />
    </>
  ),
  vip: (
    <>
      <path d="M9 0l9 9-9 9-9-9z" className="fill-white" />
      <path d="M9 3l6 6-6 6-6-6z" className="fill-vip" />
    </>
  ),
  presale: (
    <>
      {ring}
      <circle cx="9" cy="9" r="4.5" strokeWidth="3" fill="none" className="stroke-dot-booked" />
    </>
  ),
  reserved: (
    <>
      {ring}
      <circle cx="9" cy="9" r="5.25" strokeWidth="1.5" fill="none" className="stroke-dot-reserved" />
      <path d="M9 3a6 6 0 0 0 0 12z" className="fill-dot-reserved" />
    </>
  ),
  gone: <path d="M4 9h10" strokeWidth="3" className="stroke-dot-sold" />,
}
