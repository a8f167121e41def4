import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import type { Attachment } from '#gen/case_management/model.ts'
import { attachmentQuery } from '#src/api/my-pages/errands.ts'
import type { AttachmentOf } from '#src/api/my-pages/errands.ts'
import { IconButton } from '#src/ui/actions/icon-button.tsx'
import { useOnce } from '#src/ui/actions/use-once.ts'
import { download } from '#src/ui/icons/files.ts'
import { saveFile } from '#src/lib/browser/save-file.ts'

type Props = {
  of: AttachmentOf
  file: Attachment
  className?: string
  /** Told of each attempt, so that a failure can be said where there is room. */
  onFailure?: (hasFailed: boolean) => void
}

/** Saves an attachment under its name. */
export function DownloadButton({ of, file, className, onFailure }: Props) {
  const t = useTranslations('errands.files')
  const client = useQueryClient()
  const [isBusy, setBusy] = useState(false)
  const save = useOnce(async () => {
    setBusy(true)
    onFailure?.(false)
    try {
      saveFile(await client.query({ ...attachmentQuery(of, file), staleTime: 'static' }), file.filename)
    } catch {
      onFailure?.(true)
    }
    setBusy(false)
    return 'again'
  })
  return (
    <IconButton
      icon={download}
      label={t('download', { name: file.filename })}
      aria-busy={isBusy || undefined}
      className={className}
      onClick={() => void save()}
    />
  )
}
