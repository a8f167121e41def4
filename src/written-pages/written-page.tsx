import { renderToStaticMarkup } from 'react-dom/server'
import { IntlProvider } from 'use-intl'
import type { PageViewModel } from '#src/api/content/content.ts'
import type { SearchHit } from '#src/api/homes/residence.ts'
import { alternatesOf } from '#src/domain/page/alternates.ts'
import type { Alternate } from '#src/domain/page/alternates.ts'
import { isNoindex } from '#src/domain/page/noindex.ts'
import { SharedHead } from '#src/app/head/shared-head.tsx'
import en from '#src/features/search/messages.en.json'
import fi from '#src/features/search/messages.fi.json'
import nb from '#src/features/search/messages.nb.json'
import sv from '#src/features/search/messages.sv.json'
import { fill } from '#src/first-paint/fill.ts'
import { frame } from '#src/first-paint/frame.ts'
import { toCanonical } from '#src/i18n/paths/path-map.ts'
import type { Site } from '#src/sites/site.ts'
import { SiteContext } from '#src/sites/use-site.ts'
import { PlainContent } from './plain-content.tsx'

/** What a page is written from: its view model, and where it lists homes, these. */
export type Asked = { site: Site; path: string; page: PageViewModel; homes: readonly SearchHit[] }

/** What a page has of its own: the texts go into the portal's `index.html`. */
export type WrittenPage = {
  lang: string
  theme: string
  head: string
  body: string
  /** It may be found by search engines. */
  isFound: boolean
  alternates: Alternate[]
}

const texts = { sv, en, nb, fi }

/**
 * Writes head and first content of a page, for whoever runs no script. The head is the portal's own; the content begins as
 * the first lines of a page draw it (src/first-paint), which then need not draw it again, and goes on as plain texts. The
 * document and the place it stands for are made by the caller.
 */
export function writtenPage({ site, path, page, homes }: Asked): WrittenPage {
  const isFound = !page.seo.noindex && !isNoindex(toCanonical(site, path), page.template)
  const { title, description } = page.seo
  const head = renderToStaticMarkup(
    <SiteContext value={site}>
      <title>{title}</title>
      <meta name="description" content={description} />
      {isFound ? <SharedHead localPath={path} page={page} /> : <meta name="robots" content="noindex" />}
    </SiteContext>,
  )
  const root = document.createElement('div')
  const main = frame(root, site)
  const isSearch = path === site.paths.residenceSearch
  const picture = fill(main, site, [page, isSearch ? { hits: [...homes] } : undefined])
  if (picture) picture.alt = pictureText(page, homes)
  const plain = renderToStaticMarkup(
    <SiteContext value={site}>
      <IntlProvider
        locale={site.language}
        messages={{ search: texts[site.language] }}
        timeZone={site.timeZone}
      >
        <PlainContent page={page} homes={homes} isBegun={picture !== undefined} />
      </IntlProvider>
    </SiteContext>,
  )
  const alternates = alternatesOf(site, path, page.availableLanguages)
  return {
    lang: site.locale,
    theme: site.theme,
    head: marked(head),
    body: root.innerHTML.replace(/<\/main>$/, () => `${plain}</main>`),
    isFound,
    alternates,
  }
}

/** What the portal takes away as it brings its own. The title stays: there is one before it then. */
const marked = (head: string) => head.replaceAll(/<(meta|link|script) /g, '<$1 data-written="" ')

function pictureText({ content }: PageViewModel, homes: readonly SearchHit[]): string {
  if (content.kind === 'start') return content.image.altText
  if (content.kind === 'stage') return content.images[0]?.altText ?? ''
  if (content.kind === 'object') return content.floorPlan?.altText ?? ''
  return homes[0]?.searchImage?.alttext ?? ''
}
