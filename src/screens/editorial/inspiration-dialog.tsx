import { useQuery } from '@tanstack/react-query'
import { useTranslations } from 'use-intl'
import type { PageListItem } from '#gen/content/model.ts'
import { viewModelQuery } from '#src/api/content/content.ts'
import type { PageViewModel } from '#src/api/content/content.ts'
import { pageAddress } from '#src/domain/page/page-address.ts'
import { Picture, wide } from '#src/features/page-content/picture.tsx'
import { LocalLink } from '#src/i18n/local-link.tsx'
import { toCanonical } from '#src/i18n/paths/path-map.ts'
import { SiteBlocks } from '#src/screens/site-blocks.tsx'
import { contentOf } from '#src/screens/template.ts'
import { useSite } from '#src/sites/use-site.ts'
import { textLinkClass } from '#src/ui/actions/text-link-class.ts'
import { ErrorState } from '#src/ui/feedback/error-state.tsx'
import { Skeleton } from '#src/ui/feedback/skeleton.tsx'
import { Modal } from '#src/ui/overlays/modal.tsx'

type Props = { article: PageListItem; onClose: () => void }

/** An article over the list it was found in, with the way to its own page (N-030). */
export function InspirationDialog({ article, onClose }: Props) {
  const t = useTranslations('page-content.inspiration')
  const site = useSite()
  const pathname = toCanonical(site, article.url)
  const page = useQuery(viewModelQuery(site, pageAddress(site, { pathname, search: {} })))
  return (
    <Modal
      open
      look="fullScreen"
      title={article.heading}
      closeLabel={t('back')}
      closeInWords
      onClose={onClose}
    >
      {page.data && <Article page={page.data} />}
      {!page.data && page.isError && (
        <ErrorState title={t('down')} retryLabel={t('retry')} onRetry={() => page.refetch()} />
      )}
      {page.isPending && <Skeleton className="h-120" />}
      <p className="mt-10">
        <LocalLink href={article.url} className={textLinkClass()}>
          {t('page')}
        </LocalLink>
      </p>
    </Modal>
  )
}

function Article({ page }: { page: PageViewModel }) {
  const { preamble, image, blocks } = contentOf(page, 'standardPage')
  return (
    <>
      {preamble && <p className="max-w-measure text-lead text-ink-2">{preamble}</p>}
      {image && <Picture image={image} {...wide} isFirst className="mt-8 rounded-img" />}
      <SiteBlocks blocks={blocks} pageId={page.pageId} isInset />
    </>
  )
}
