import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { useTranslations } from 'use-intl'
import type { Attachment } from '#gen/case_management/model.ts'
import { attachmentQuery } from '#src/api/my-pages/errands.ts'
import type { AttachmentOf } from '#src/api/my-pages/errands.ts'
import { retryInPlace } from '#src/ui/feedback/retry-in-place.ts'
import { Skeleton } from '#src/ui/feedback/skeleton.tsx'
import { useBlobUrl } from '#src/ui/fields/files/use-blob-url.ts'
import { TextButton } from '#src/ui/actions/text-button.tsx'
import { DownloadButton } from './download-button.tsx'
import { openPicture } from './open-picture.ts'

/** An attached picture: it opens in a tab of its own, and can be saved. */
export function AttachmentPicture({ of, file }: { of: AttachmentOf; file: Attachment }) {
  const t = useTranslations('errands')
  const { data, isError, isFetching, refetch } = useQuery(attachmentQuery(of, file))
  const { filename: name, mimeType } = file
  // the list and the errand itself each tell of the file: what it is does not change with the second
  const url = useBlobUrl(useMemo(() => data && openPicture(data, { mimeType }), [data, mimeType]))
  return (
    <li className="relative aspect-4/3 overflow-hidden rounded-img bg-surface">
      {url && (
        <a href={url} target="_blank" rel="noreferrer" aria-label={t('files.open', { name })}>
          <img src={url} alt="" className="size-full object-cover" />
        </a>
      )}
      {!url && !isError && (
        <>
          <span className="sr-only">{t('files.loading', { name })}</span>
          <Skeleton className="size-full" />
        </>
      )}
      {isError && !isFetching && (
        <p role="alert" className="grid justify-items-start gap-2 p-3 text-micro leading-[1.4]">
          {t('files.failed', { name })}
          <TextButton look="quiet" onClick={({ currentTarget }) => void retryInPlace(currentTarget, refetch)}>
            {t('retry')}
          </TextButton>
        </p>
      )}
      {url && (
        <p className="absolute inset-x-2 bottom-2 flex items-end justify-between gap-2">
          <span aria-hidden="true" className="min-w-0 truncate bg-paper px-2 py-1 text-micro leading-[1.4]">
            {name}
          </span>
          <DownloadButton of={of} file={file} className="bg-paper" />
        </p>
      )}
    </li>
  )
}
