import { usePrefetchQuery } from '@tanstack/react-query'
import { useLayoutEffect } from 'react'
import type { ResidencesBlock } from '#gen/content/model.ts'
import { hitsByIdsQuery } from '#src/api/homes/residence-homes.ts'
import { Jubilee } from './jubilee.tsx'
import { fullWidth, Picture } from '#src/features/page-content/picture.tsx'
import { StartSearch } from './search/start-search.tsx'
import { lazyPart, tall } from '#src/i18n/lazy-part.tsx'
import { LocalLink } from '#src/i18n/local-link.tsx'
import { useSite } from '#src/sites/use-site.ts'
import { buttonClass } from '#src/ui/actions/button-class.ts'
import { PageWidth } from '#src/ui/layout/page.tsx'
import { contentOf } from '#src/screens/template.ts'
import type { TemplateProps } from '#src/screens/template.ts'

const PopularHomes = lazyPart(async () => (await import('./popular-homes.tsx')).PopularHomes, {
  when: 'afterFirstWindow',
  until: <div className="h-14" />,
})
const FirstHomes = lazyPart(async () => (await import('./first-homes.tsx')).FirstHomes, {
  when: 'firstBelow',
})
const SiteBlocks = lazyPart(async () => (await import('#src/screens/site-blocks.tsx')).SiteBlocks, {
  when: 'afterFirstWindow',
  until: tall,
})

/** The start page (T-001): a question, a way to search, and what happens right now. */
export function StartTemplate({ page }: TemplateProps) {
  const { capabilities } = useSite()
  const { heading, preamble, image, blocks, isJubilee } = contentOf(page, 'start')
  const [first] = page.quickLinks
  const homes = blocks[0]?.type === 'residences' ? blocks[0] : undefined
  useLayoutEffect(() => {
    // asked for once the window is in the document, and not once it is painted; where it is shown, a failure is told
    if (homes)
      void Promise.resolve()
        .then(FirstHomes.load)
        .catch(() => undefined)
  }, [homes])
  return (
    <>
      {/* the colour is that of the picture's sky, and the header takes it, too */}
      <div data-sky className="bg-sky text-on-sky">
        <PageWidth className="relative z-1 pt-8 pb-8 sm:pt-18">
          {isJubilee && <Jubilee />}
          <h1 className="text-display">{heading}</h1>
          {preamble && <p className="mt-5 max-w-measure text-lead">{preamble}</p>}
          {page.popularSearches.some(({ url }) => url) && <PopularHomes searches={page.popularSearches} />}
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
      {homes && <FirstHomes block={homes} />}
      <SiteBlocks blocks={homes ? blocks.slice(1) : blocks} firstPlace={homes ? 2 : 1} />
    </>
  )
}

/** Asks for homes and projects while the first window is being drawn, and what shows them is still to come. */
function HitsAhead({ block: { of, ids } }: { block: ResidencesBlock }) {
  // a failure is told where they are shown
  usePrefetchQuery(hitsByIdsQuery(useSite(), of, ids))
  return null
}
