import { useState } from 'react'
import { IconButton } from '../../actions/icon-button.tsx'
import { document as documentIcon } from '../../icons/files.ts'
import { close } from '../../icons/actions.ts'
import { Icon } from '../../icons/icon.tsx'
import { useFileSize } from '#src/i18n/use-file-size.ts'
import { useBlobUrl } from './use-blob-url.ts'

type Props = { file: File; removeLabel: string; onRemove: () => void }

/** A file that goes along: a small picture of it, name and size, and a way to leave it out. */
export function FileRow({ file, removeLabel, onRemove }: Props) {
  const size = useFileSize()
  return (
    <li className="flex items-center gap-4 rounded-m border border-line p-2.5 pr-1.5">
      <Thumbnail file={file} />
      <span className="min-w-0 flex-1 text-small">
        <span className="block truncate font-medium huge-text:wrap-anywhere huge-text:whitespace-normal">
          {file.name}
        </span>
        <span className="text-ink-2">{size(file.size)}</span>
      </span>
      <IconButton icon={close} label={removeLabel} onClick={onRemove} />
    </li>
  )
}

/** Pictures show themselves; the browser reads them from where they are, so nothing is copied. */
function Thumbnail({ file }: { file: File }) {
  const url = useBlobUrl(file.type.startsWith('image/') ? file : undefined)
  const [isUnreadable, setUnreadable] = useState(false)
  return (
    <span className="grid size-12 shrink-0 place-items-center overflow-hidden rounded-s bg-brand-tint text-brand huge-text:hidden">
      {url && !isUnreadable ? (
        <img
          src={url}
          alt=""
          decoding="async"
          onError={() => setUnreadable(true)}
          className="size-full object-cover"
        />
      ) : (
        <Icon path={documentIcon} />
      )}
    </span>
  )
}
