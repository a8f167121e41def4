import { Suspense, lazy } from 'react'
import { useTranslations } from 'use-intl'
import type { PageViewModel } from '#src/api/content.ts'
import { useSite } from '#src/sites/use-site.ts'
import { alternatesOf } from './alternates.ts'
import { isNoindex } from './noindex.ts'
import { shareImageUrl } from './share-image.ts'

// nobody sees it, so no page waits for it
const StructuredData = lazy(async () => ({ default: (await import('./structured-data.tsx')).StructuredData }))

type Props = { path: string; localPath: string; page: PageViewModel | undefined; hasFailed: boolean }

/** Title and what search engines get; React moves it into the document's head. */
export function PageHead({ path, localPath, page, hasFailed }: Props) {
  const t = useTranslations('app')
  const site = useSite()
  const title = hasFailed ? `${t('failure.title')} – ${site.name}` : (page?.seo.title ?? site.name)
  const noindex = hasFailed || (page !== undefined && (page.seo.noindex || isNoindex(path, page.template)))
  return (
    <>
      <title>{title}</title>
      {page?.seo.description && <meta name="description" content={page.seo.description} />}
      {noindex && <meta name="robots" content="noindex" />}
      {page && !noindex && <SharedHead localPath={localPath} page={page} />}
    </>
  )
}

/** What a page that may be found and shared says of itself: its one address, its other languages, and its preview. */
function SharedHead({ localPath, page }: { localPath: string; page: PageViewModel }) {
  const site = useSite()
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
      <Suspense>
        <StructuredData page={page} />
      </Suspense>
    </>
  )
}

const absolute = (path: string): string => new URL(path, location.origin).href
