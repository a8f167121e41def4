import { LocalLink } from '#src/i18n/local-link.tsx'
import { PageIntro } from '#src/features/page-content/page-intro.tsx'
import { textLinkClass } from '#src/ui/actions/text-link-class.ts'
import { Icon } from '#src/ui/icons/icon.tsx'
import { arrowRight } from '#src/ui/icons/arrows.ts'
import { PageWidth } from '#src/ui/layout/page.tsx'
import { SiteBlocks } from '#src/screens/site-blocks.tsx'
import { contentOf } from '#src/screens/template.ts'
import type { TemplateProps } from '#src/screens/template.ts'

/** A home that is not there any more, and those of its project that are (T-055, X-073). */
export function MissingHomeTemplate({ page }: TemplateProps) {
  const { heading, preamble, links, blocks } = contentOf(page, 'error404')
  return (
    <>
      <PageIntro {...{ heading, preamble, breadcrumbs: page.breadcrumbs }} />
      <PageWidth className="pt-8 pb-6">
        <ul className="flex flex-wrap gap-x-8 gap-y-4">
          {links.map(({ name, url }) => (
            <li key={url}>
              <LocalLink href={url} className={textLinkClass()}>
                {name}
                <Icon path={arrowRight} />
              </LocalLink>
            </li>
          ))}
        </ul>
      </PageWidth>
      <SiteBlocks blocks={blocks} />
    </>
  )
}
