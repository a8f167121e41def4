import { useState } from 'react'
import { useTranslations } from 'use-intl'
import type { Attachment } from '#gen/case_management/model.ts'
import type { AttachmentOf } from '#src/api/my-pages/errands.ts'
import { FieldError } from '#src/ui/fields/field-parts.tsx'
import { Icon } from '#src/ui/icons/icon.tsx'
import { document } from '#src/ui/icons/files.ts'
import { useFileText } from '../edit/use-file-text.ts'
import { DownloadButton } from './download-button.tsx'

/** An attached document or film: what it is, and a way to save it. */
export function AttachmentFile({ of, file }: { of: AttachmentOf; file: Attachment }) {
  const t = useTranslations('errands.files')
  const fileText = useFileText()
  const [hasFailed, setFailed] = useState(false)
  const name = file.filename
  return (
    <li className="border-b border-line py-2 text-small leading-[1.4] first:border-t">
      <div className="flex items-center gap-3">
        <Icon path={document} />
        <p className="min-w-0 grow">
          <span className="block font-medium">{name}</span>
          <span className="text-ink-2">{fileText(name, file.size)}</span>
        </p>
        <DownloadButton of={of} file={file} onFailure={setFailed} />
      </div>
      {hasFailed && (
        <div role="alert" className="pb-2">
          <FieldError>{t('failed', { name })}</FieldError>
        </div>
      )}
    </li>
  )
}
