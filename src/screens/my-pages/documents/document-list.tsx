import { useTranslations } from 'use-intl'
import type { MyDocument } from '#gen/content/model.ts'
import { LocalLink } from '#src/i18n/local-link.tsx'
import { useFormats } from '#src/i18n/use-formats.ts'
import { useSite } from '#src/sites/use-site.ts'
import { buttonClass } from '#src/ui/actions/button-class.ts'
import { textLinkClass } from '#src/ui/actions/text-link-class.ts'
import { SectionHeading } from '#src/ui/layout/section-heading.tsx'
import { documentStateOf, waitingFirst } from './document-state.ts'
import { DownloadLink, FileRow, useFileText } from './file-row.tsx'
import { useWaitText } from './use-wait-text.ts'

/** How many the overview shows. */
const shown = 4

/** The person's documents: those that wait first, with the way to sign or approve. */
export function DocumentList({ documents, today }: { documents: readonly MyDocument[]; today: string }) {
  const t = useTranslations('my-pages.documents')
  const { myDocuments } = useSite().paths
  const all = myDocuments && (
    <LocalLink href={myDocuments} className={textLinkClass({ look: 'quiet' })}>
      {t('all')}
    </LocalLink>
  )
  return (
    <section aria-labelledby="my-documents">
      <SectionHeading id="my-documents" title={t('title')} link={all} />
      <ul>
        {waitingFirst(documents)
          .slice(0, shown)
          .map((document) => (
            <DocumentRow key={document.id} document={document} today={today} />
          ))}
      </ul>
    </section>
  )
}

type RowProps = {
  document: MyDocument
  /** Its home, where somebody has several. */
  home?: string | undefined
  today: string
}

/** A document with how it stands, and the way to deal with it or open it. */
export function DocumentRow({ document, home, today }: RowProps) {
  const t = useTranslations('my-pages.documents')
  const { longDate } = useFormats()
  const fileText = useFileText(document)
  const waitText = useWaitText()
  const state = documentStateOf(document, today)
  switch (state.kind) {
    case 'waits':
      return (
        <FileRow
          name={document.name}
          home={home}
          note={waitText(state)}
          isUrgent
          action={
            state.url ? (
              <LocalLink
                href={state.url}
                aria-label={t(`actOn.${state.action}`, { name: document.name })}
                className={buttonClass({ small: true })}
              >
                {t(`act.${state.action}`)}
              </LocalLink>
            ) : (
              <DownloadLink file={document} />
            )
          }
        />
      )
    case 'expired':
      return (
        <FileRow
          name={document.name}
          home={home}
          note={t('expired', { date: longDate(state.until) })}
          action={<DownloadLink file={document} />}
        />
      )
    case 'completed':
      return (
        <FileRow
          name={document.name}
          home={home}
          note={t(`done.${state.action}`, { date: longDate(state.on) })}
          action={<DownloadLink file={document} />}
        />
      )
    case 'file':
      return (
        <FileRow name={document.name} home={home} note={fileText} action={<DownloadLink file={document} />} />
      )
  }
}
