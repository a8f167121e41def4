import type { PageViewModel } from '#src/api/content/content.ts'
import { homeJsonLd } from '#src/screens/home/json-ld.ts'
import { useSite } from '#src/sites/use-site.ts'
import { articleJsonLd, breadcrumbJsonLd, listJsonLd, organisationJsonLd, scriptText } from './json-ld.ts'
import { projectJsonLd } from '#src/screens/project/project-json-ld.ts'
import { shareImageUrl } from '#src/domain/page/share-image.ts'

/**
 * What search engines read beside the page, as JSON-LD: the way to it, the home or project it shows, what it
 * lists, the article that it is, or whose site it is.
 */
export function StructuredData({ page }: { page: PageViewModel }) {
  const site = useSite()
  const { breadcrumbs, content, seo } = page
  const { origin } = location
  const place = {
    url: new URL(seo.canonicalUrl ?? location.pathname, origin).href,
    image: shareImageUrl(seo),
    currency: site.formats.currency,
  }
  const told = [
    breadcrumbs.length > 1 && breadcrumbJsonLd(origin, breadcrumbs),
    content.kind === 'start' && organisationJsonLd(origin, site),
    content.kind === 'pageList' && listJsonLd(origin, content.heading, urlsOf(content.items)),
    content.kind === 'area' && listJsonLd(origin, content.heading, urlsOf(content.stages)),
    content.kind === 'standardPage' && content.publishedOn && articleJsonLd(content, site.name, place),
    content.kind === 'object' && homeJsonLd(content, place),
    content.kind === 'stage' && projectJsonLd(content, place),
  ]
  return told.map(
    (data, index) =>
      data && (
        // data, which no browser runs
        <script key={index} type="application/ld+json">
          {scriptText(data)}
        </script>
      ),
  )
}

const urlsOf = (pages: readonly { url: string }[]) => pages.map(({ url }) => url)
