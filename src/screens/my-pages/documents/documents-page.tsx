import { useTranslations } from 'use-intl'
import type { MyDocument } from '#gen/content/model.ts'
import { PageWidth } from '#src/ui/layout/page.tsx'
import { SectionHeading } from '#src/ui/layout/section-heading.tsx'
import { DocumentRow } from './document-list.tsx'
import { NothingYet } from '../overview/nothing-yet.tsx'

type Props = {
  documents: readonly MyDocument[]
  /** Today, as `2026-11-20`. */
  today: string
}

/** All documents of a customer (CI-011): what waits for them, then the rest. */
export function DocumentsPage({ documents, today }: Props) {
  const t = useTranslations('my-pages.documents')
  const waiting = documents.filter(({ status }) => status === 'pending')
  const rest = documents.filter(({ status }) => status === 'done')
  return (
    <PageWidth className="grid gap-14 pt-12 pb-section">
      {documents.length === 0 && <NothingYet of="documents" />}
      <DocumentSection id="waiting" title={t('waiting')} documents={waiting} today={today} />
      <DocumentSection id="rest" title={t('rest')} documents={rest} today={today} />
    </PageWidth>
  )
}

/** Documents under a heading; nothing where there are none. */
export const DocumentSection = ({ id, title, documents, today }: Props & { id: string; title: string }) =>
  documents.length > 0 && (
    <section aria-labelledby={`documents-${id}`} className="min-w-0">
      <SectionHeading id={`documents-${id}`} title={title} />
      <ul>
        {documents.map((document) => (
          <DocumentRow key={document.id} document={document} today={today} />
        ))}
      </ul>
    </section>
  )
