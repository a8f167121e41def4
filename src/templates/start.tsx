import { fullWidth, Picture } from '#src/features/page-content/picture.tsx'
import { StartSearch } from '#src/features/search/start/start-search.tsx'
import { useSite } from '#src/sites/use-site.ts'
import { PageWidth } from '#src/ui/layout/page.tsx'
import { SiteBlocks } from './site-blocks.tsx'
import { contentOf } from './template.ts'
import type { TemplateProps } from './template.ts'

/** The start page (T-001): a question, a way to search, and what happens right now. */
export function StartTemplate({ page }: TemplateProps) {
  const { capabilities } = useSite()
  const { heading, preamble, image, blocks } = contentOf(page, 'start')
  return (
    <>
      <div className="bg-brand-tint">
        <PageWidth className="relative z-1 pt-10 pb-8 sm:pt-20">
          <h1 className="text-display">{heading}</h1>
          {preamble && <p className="mt-5 max-w-measure text-lead text-ink-2">{preamble}</p>}
          {capabilities.search && capabilities.simpleSearch && (
            <div className="mt-7 -mb-16 sm:mt-10">
              <StartSearch />
            </div>
          )}
        </PageWidth>
        <Picture
          image={image}
          {...fullWidth}
          isFirst
          className="h-[clamp(20rem,36vw,34rem)] object-cover object-bottom"
        />
      </div>
      <SiteBlocks blocks={blocks} />
    </>
  )
}
