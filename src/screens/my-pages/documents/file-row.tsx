import { clsx } from 'clsx'
import type { ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import type { PageDocument } from '#gen/content/model.ts'
import { apiBase } from '#src/api/base-url.ts'
import { useFileSize } from '#src/i18n/use-file-size.ts'
import { download, document as documentIcon } from '#src/ui/icons/files.ts'
import { Icon } from '#src/ui/icons/icon.tsx'
import { Unbroken } from '#src/ui/content/unbroken.tsx'

type File = Pick<PageDocument, 'name' | 'url' | 'mediaType' | 'size'>

type Props = {
  name: string
  /** Whose home it belongs to, where that has to be said. */
  home?: string | undefined
  note: string
  /** It waits for the person. */
  isUrgent?: boolean
  action: ReactNode
}

/** A document in a list: name, what is to be said of it, and what to do. */
export const FileRow = ({ name, home, note, isUrgent = false, action }: Props) => (
  <li className="flex flex-wrap items-center gap-4 border-b border-line py-4.5">
    <Icon path={documentIcon} className="huge-text:hidden" />
    <div className="min-w-0 flex-1 basis-28 wrap-anywhere">
      <p className="leading-[1.35] font-medium">{name}</p>
      {home !== undefined && <p className="mt-0.5 text-small text-ink-2">{home}</p>}
      <p className={clsx('mt-0.5 text-small', isUrgent ? 'font-medium text-warn' : 'text-ink-2')}>
        <Unbroken text={note} />
      </p>
    </div>
    {action}
  </li>
)

/** Opens the file. */
export function DownloadLink({ file }: { file: File }) {
  const t = useTranslations('my-pages.documents')
  return (
    <a
      href={new URL(file.url, apiBase()).href}
      target="_blank"
      rel="noopener"
      aria-label={t('open', { name: file.name })}
      className="grid size-11 shrink-0 place-items-center rounded-btn hover:bg-surface print:hidden"
    >
      <Icon path={download} />
    </a>
  )
}

/** "PDF, 2,1 MB" */
export function useFileText({ mediaType, size }: File): string {
  const t = useTranslations('my-pages.documents')
  const fileSize = useFileSize()
  const type = mediaType.split('/')[1]?.toUpperCase() ?? ''
  return t('file', { type, size: fileSize(size) })
}
