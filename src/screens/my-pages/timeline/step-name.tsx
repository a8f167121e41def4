import type { TimelineStep } from '#gen/content/model.ts'
import { LocalLink } from '#src/i18n/local-link.tsx'
import { textLinkClass } from '#src/ui/actions/text-link-class.ts'

type Props = {
  step: TimelineStep
  /** The address of the page on screen. */
  here?: string
}

/** The name of a step, which leads to its page where there is one. */
export function StepName({ step: { heading, links = [] }, here }: Props) {
  const [page] = links
  if (!page) return heading
  return (
    <LocalLink
      href={page.url}
      aria-current={page.url === here ? 'page' : undefined}
      className={textLinkClass({ look: 'quiet' })}
    >
      {heading}
    </LocalLink>
  )
}
