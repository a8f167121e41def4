import { useQuery } from '@tanstack/react-query'
import { useTranslations } from 'use-intl'
import type { HomeChoice, MyDocument } from '#gen/content/model.ts'
import { hasDocumentsQuery } from '#src/api/my-pages/documents.ts'
import { PageWidth } from '#src/ui/layout/page.tsx'
import { SectionHeading } from '#src/ui/layout/section-heading.tsx'
import { HomeMenu } from '../homes/home-menu.tsx'
import { useShownHome } from '../homes/use-chosen-home.ts'
import { DocumentRow } from './document-list.tsx'
import { NothingYet } from '../overview/nothing-yet.tsx'

type Props = {
  documents: readonly MyDocument[]
  /** Today, as `2026-11-20`. */
  today: string
}

type SectionProps = Props & {
  id: string
  title: string
  /** What the home of a document is called, where that has to be said. */
  nameOf?: (document: MyDocument) => string | undefined
}

/** All documents of a customer (CI-011), or those of one of their homes: what waits for them, the rest, and what lapsed. */
export function DocumentsPage({ documents, homes = [], today }: Props & { homes?: readonly HomeChoice[] }) {
  const t = useTranslations('my-pages.documents')
  const { value, choose, isShown } = useShownHome(homes)
  // where that cannot be told, the page itself says what there is
  const { data: hasDocuments = documents.length > 0 } = useQuery(hasDocumentsQuery())
  if (!hasDocuments)
    return (
      <PageWidth className="pt-12 pb-section">
        <NothingYet of="documents" />
      </PageWidth>
    )
  const own = documents.filter(({ objectId }) => isShown(objectId))
  const waiting = own.filter(({ status }) => status === 'pending')
  const rest = own.filter(({ status, expired }) => status === 'done' && !expired)
  // what was not signed in time is neither done nor to be done
  const lapsed = own.filter(({ status, expired }) => status === 'done' && expired)
  /** Whose home a document is of is said where there are several, as with payments. */
  const nameOf = ({ objectId }: MyDocument) =>
    homes.length > 1 ? homes.find((home) => home.objectId === objectId)?.name : undefined
  return (
    <PageWidth className="grid gap-14 pt-12 pb-section">
      <HomeMenu homes={homes} value={value} onChange={choose} hasAll />
      <DocumentSection id="waiting" title={t('waiting')} documents={waiting} {...{ nameOf, today }} />
      <DocumentSection id="rest" title={t('rest')} documents={rest} {...{ nameOf, today }} />
      <DocumentSection id="lapsed" title={t('lapsed')} documents={lapsed} {...{ nameOf, today }} />
    </PageWidth>
  )
}

/** Documents under a heading; nothing where there are none. */
export const DocumentSection = ({ id, title, documents, nameOf, today }: SectionProps) =>
  documents.length > 0 && (
    <section aria-labelledby={`documents-${id}`} className="min-w-0">
      <SectionHeading id={`documents-${id}`} title={title} />
      <ul>
        {documents.map((document) => (
          <DocumentRow key={document.id} document={document} home={nameOf?.(document)} today={today} />
        ))}
      </ul>
    </section>
  )
