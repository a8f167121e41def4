import type { ReactNode } from 'react'
import type { PageLink } from '#gen/content/model.ts'
import { LocalLink } from '#src/i18n/local-link.tsx'
import { textLinkClass } from '#src/ui/actions/text-link-class.ts'
import { Icon } from '#src/ui/icons/icon.tsx'
import { arrowRight } from '#src/ui/icons/arrows.ts'

type Props = { id: string; heading?: string; link?: PageLink; children: ReactNode }

/** A part of a page under its heading, with the one link that leads on. */
export const BlockSection = ({ id, heading, link, children }: Props) => (
  <section aria-labelledby={heading && `${id}-heading`}>
    {(heading || link) && (
      <div className="mb-8 flex flex-wrap items-baseline justify-between gap-x-8 gap-y-3 sm:mb-10">
        {heading && <h2 id={`${id}-heading`}>{heading}</h2>}
        {link && (
          <LocalLink href={link.url} className={textLinkClass()}>
            {link.name}
            <Icon path={arrowRight} />
          </LocalLink>
        )}
      </div>
    )}
    {children}
  </section>
)
