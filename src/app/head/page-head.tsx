import { useTranslations } from 'use-intl'
import type { PageViewModel } from '#src/api/content/content.ts'
import { lazyPart } from '#src/i18n/lazy-part.tsx'
import { useSite } from '#src/sites/use-site.ts'
import { isNoindex } from '#src/domain/page/noindex.ts'

// nobody sees it, so no page waits for it
const SharedHead = lazyPart(async () => (await import('./shared-head.tsx')).SharedHead, {
  when: 'afterFirstWindow',
})

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
