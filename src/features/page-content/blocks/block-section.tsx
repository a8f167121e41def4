import { clsx } from 'clsx'
import type { ReactNode } from 'react'
import type { PageLink } from '#gen/content/model.ts'
import { LocalLink } from '#src/i18n/local-link.tsx'
import { textLinkClass } from '#src/ui/actions/text-link-class.ts'
import { Icon } from '#src/ui/icons/icon.tsx'
import { arrowRight } from '#src/ui/icons/arrows.ts'
import { besideColumns } from '#src/ui/layout/beside-columns.ts'

type Props = {
  id: string
  heading?: string
  link?: PageLink
  /** The heading stands beside the content, where the window has room. */
  isBeside?: boolean
  children: ReactNode
}

/** A part of a page under its heading, with the one link that leads on. */
export const BlockSection = ({ id, heading, link, isBeside = false, children }: Props) => (
  <section aria-labelledby={heading && `${id}-heading`} className={clsx(isBeside && besideColumns)}>
    {(heading || link) && (
      <div
        className={clsx(
          'mb-8 flex flex-wrap items-baseline justify-between gap-x-8 gap-y-3 sm:mb-10',
          isBeside && 'lg:mb-0 lg:content-start',
        )}
      >
        {heading && (
          <h2 id={`${id}-heading`} className={clsx(isBeside && 'lg:text-h3')}>
            {heading}
          </h2>
        )}
        {link && (
          <LocalLink href={link.url} className={textLinkClass()}>
            {link.name}
            <Icon path={arrowRight} />
          </LocalLink>
        )}
      </div>
    )}
    {isBeside ? <div className="min-w-0 lg:col-start-2">{children}</div> : children}
  </section>
)
