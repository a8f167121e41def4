import type { ReactNode } from 'react'

/** A section's title on a hairline, with its one link to the right. */
export const SectionHeading = (props: { id?: string; title: string; link?: ReactNode }) => (
  <div className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-2 border-b border-line pb-5">
    <h2 id={props.id} className="text-h3">
      {props.title}
    </h2>
    {props.link && <div className="text-small">{props.link}</div>}
  </div>
)
