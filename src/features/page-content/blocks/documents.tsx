import type { DownloadsBlock, PageDocument } from '#gen/content/model.ts'
import { apiBase } from '#src/api/base-url.ts'
import { useFileSize } from '#src/i18n/use-file-size.ts'
import { textLinkClass } from '#src/ui/actions/text-link-class.ts'
import { document as sheet } from '#src/ui/icons/files.ts'
import { Icon } from '#src/ui/icons/icon.tsx'
import { BlockSection } from './block-section.tsx'

/** Files to open. */
export const Downloads = ({ block, isBeside }: { block: DownloadsBlock; isBeside?: boolean }) => (
  <BlockSection {...block} isBeside={isBeside}>
    <Documents documents={block.documents} />
  </BlockSection>
)

/** Files with their kind and size, so that nobody opens a large one by surprise. */
export function Documents({ documents }: { documents: readonly PageDocument[] }) {
  const fileSize = useFileSize()
  return (
    <ul className="max-w-measure border-t border-line">
      {documents.map(({ id, name, url, mediaType, size }) => (
        <li key={id} className="flex items-center gap-4 border-b border-line py-4">
          <Icon path={sheet} className="text-ink-2" />
          {/* a long name keeps its words whole, and kind and size go below it */}
          <span className="flex min-w-0 grow flex-wrap items-baseline justify-between gap-x-4">
            <a
              href={url.startsWith('/') ? apiBase() + url : url}
              className={`${textLinkClass({ look: 'quiet' })} max-w-full wrap-anywhere`}
            >
              {name}
            </a>
            <span className="text-small whitespace-nowrap text-ink-2">
              {mediaType.split('/')[1]?.toUpperCase()} {fileSize(size)}
            </span>
          </span>
        </li>
      ))}
    </ul>
  )
}
