import { LocalLink } from '#src/i18n/local-link.tsx'
import { textLinkClass } from '#src/ui/actions/text-link-class.ts'
import { PageWidth } from '#src/ui/layout/page.tsx'
import { SiteBlocks } from '#src/screens/site-blocks.tsx'
import { contentOf } from '#src/screens/template.ts'
import type { TemplateProps } from '#src/screens/template.ts'

/** Something broke, in the words of the content service (T-034). */
export function FailureTemplate({ page }: TemplateProps) {
  const { heading, preamble, links, blocks } = contentOf(page, 'error500')
  return (
    <>
      <PageWidth className="py-section">
        <h1>{heading}</h1>
        {preamble && <p className="mt-6 max-w-measure text-lead text-ink-2">{preamble}</p>}
        <ul className="mt-10 flex flex-wrap gap-x-8 gap-y-4">
          {links.map(({ name, url }) => (
            <li key={url}>
              <LocalLink href={url} className={textLinkClass()}>
                {name}
              </LocalLink>
            </li>
          ))}
        </ul>
      </PageWidth>
      <SiteBlocks blocks={blocks} />
    </>
  )
}
