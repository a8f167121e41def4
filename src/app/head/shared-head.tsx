import { useEffect } from 'react'
import type { PageViewModel } from '#src/api/content/content.ts'
import { useSite } from '#src/sites/use-site.ts'
import { alternatesOf } from '#src/domain/page/alternates.ts'
import { shareImageUrl } from '#src/domain/page/share-image.ts'
import { StructuredData } from './structured-data.tsx'

/** What a page that may be found and shared says of itself: its one address, its other languages, and its preview. */
export function SharedHead({ localPath, page }: { localPath: string; page: PageViewModel }) {
  const site = useSite()
  useEffect(clearWritten, [])
  const { seo, availableLanguages, template } = page
  const url = absolute(seo.canonicalUrl ?? localPath)
  const image = shareImageUrl(seo)
  const properties = {
    'og:type': template === 'article' || template === 'inspirationArticle' ? 'article' : 'website',
    'og:site_name': site.name,
    'og:locale': site.locale.replace('-', '_'),
    'og:title': seo.title,
    'og:description': seo.description,
    'og:url': url,
    'og:image': image,
    'og:image:width': image && '1200',
  }
  return (
    <>
      <link rel="canonical" href={url} />
      {alternatesOf(site, localPath, availableLanguages).map((one) => (
        <link key={one.language} rel="alternate" hrefLang={one.language} href={absolute(one.path)} />
      ))}
      {Object.entries(properties).map(
        ([name, content]) => content && <meta key={name} property={name} content={content} />,
      )}
      <meta name="twitter:card" content={image ? 'summary_large_image' : 'summary'} />
      <StructuredData page={page} />
    </>
  )
}

/** Takes away what a written page said before (src/written-pages): from here on it is said here. */
function clearWritten(): void {
  for (const said of document.head.querySelectorAll('[data-written]')) said.remove()
}

const absolute = (path: string): string => new URL(path, location.origin).href
