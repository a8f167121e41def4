import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import type { ResidencesBlock } from '#gen/content/model.ts'
import { hitsByIdsQuery } from '#src/api/residence-homes.ts'
import { Jubilee } from './jubilee.tsx'
import { fullWidth, Picture } from '#src/features/page-content/picture.tsx'
import { StartSearch } from './start-search.tsx'
import { lazyPart, tall } from '#src/i18n/lazy-part.tsx'
import { LocalLink } from '#src/i18n/local-link.tsx'
import { useSite } from '#src/sites/use-site.ts'
import { buttonClass } from '#src/ui/actions/button-class.ts'
import { PageWidth } from '#src/ui/layout/page.tsx'
import { contentOf } from '#src/screens/template.ts'
import type { TemplateProps } from '#src/screens/template.ts'

const SiteBlocks = lazyPart(async () => (await import('#src/screens/site-blocks.tsx')).SiteBlocks, {
  when: 'afterFirstWindow',
  until: tall,
})

/** The start page (T-001): a question, a way to search, and what happens right now. */
export function StartTemplate({ page }: TemplateProps) {
  const { capabilities } = useSite()
  const { heading, preamble, image, blocks, isJubilee } = contentOf(page, 'start')
  const [first] = page.quickLinks
  return (
    <>
      {/* the colour is that of the picture's sky, and the header takes it, too */}
      <div data-sky className="bg-sky text-on-sky">
        <PageWidth className="relative z-1 pt-8 pb-8 sm:pt-18">
          {isJubilee && <Jubilee />}
          <h1 className="text-display">{heading}</h1>
          {preamble && <p className="mt-5 max-w-measure text-lead">{preamble}</p>}
          {capabilities.search && capabilities.simpleSearch ? (
            <div className="mt-7 -mb-16 text-ink sm:mt-10">
              <StartSearch />
            </div>
          ) : (
            first && (
              <p className="mt-7 flex sm:mt-10">
                <LocalLink href={first.url} className={buttonClass()}>
                  {first.name}
                </LocalLink>
              </p>
            )
          )}
        </PageWidth>
        <Picture
          image={image}
          {...fullWidth}
          isFirst
          className="h-[clamp(20rem,36vw,34rem)] object-cover object-bottom"
        />
      </div>
      {blocks.map((block) => block.type === 'residences' && <HitsAhead key={block.id} block={block} />)}
      <SiteBlocks blocks={blocks} />
    </>
  )
}

/** Asks for homes and projects while what shows them is still to come. */
function HitsAhead({ block: { of, ids } }: { block: ResidencesBlock }) {
  const site = useSite()
  const queryClient = useQueryClient()
  useEffect(() => {
    // a failure is told where they are shown
    queryClient.query(hitsByIdsQuery(site, of, ids)).catch(() => undefined)
  }, [queryClient, site, of, ids])
  return null
}
