import { useTranslations } from 'use-intl'
import type { PageViewModel } from '#src/api/content.ts'
import { useSite } from '#src/sites/use-site.ts'
import { isNoindex } from './noindex.ts'

type Props = { path: string; page: PageViewModel | undefined; hasFailed: boolean }

/** Title and what search engines get; React moves it into the document's head. */
export function PageHead({ path, page, hasFailed }: Props) {
  const t = useTranslations('app')
  const { name } = useSite()
  const title = hasFailed ? `${t('failure.title')} – ${name}` : (page?.seo.title ?? name)
  const noindex = hasFailed || (page !== undefined && (page.seo.noindex || isNoindex(path, page.template)))
  return (
    <>
      <title>{title}</title>
      {page?.seo.description && <meta name="description" content={page.seo.description} />}
      {noindex && <meta name="robots" content="noindex" />}
      {page?.seo.canonicalUrl && <link rel="canonical" href={page.seo.canonicalUrl} />}
    </>
  )
}
