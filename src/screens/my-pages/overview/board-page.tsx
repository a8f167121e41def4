import type { ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import type { MyPagesBoardContent } from '#gen/content/model.ts'
import { LocalLink } from '#src/i18n/local-link.tsx'
import { useSite } from '#src/sites/use-site.ts'
import { textLinkClass } from '#src/ui/actions/text-link-class.ts'
import { Icon } from '#src/ui/icons/icon.tsx'
import { external } from '#src/ui/icons/files.ts'
import { Message } from '#src/ui/feedback/message.tsx'
import { PageWidth } from '#src/ui/layout/page.tsx'
import { SectionHeading } from '#src/ui/layout/section-heading.tsx'
import { ContactList } from '../contacts/contact-list.tsx'
import { DownloadLink, FileRow, useFileText } from '../documents/file-row.tsx'
import { Greeting } from './greeting.tsx'
import { NewsList } from './news-list.tsx'

type Props = {
  content: MyPagesBoardContent
  firstName: string
  /** Where a fault is reported, where the house is managed here (P-018). */
  reportHref: string | undefined
}

/** A board member's overview: the association they act for, whom to turn to, and its documents. */
export function BoardPage({ content, firstName, reportHref }: Props) {
  const t = useTranslations('my-pages')
  const { associationName, hasTechnicalManagement, financePortalUrl, contacts, news, documents } = content
  return (
    <PageWidth className="pt-9 pb-section sm:pt-14">
      <Greeting
        name={firstName}
        lead={t('board.actsFor', { name: associationName })}
        reportHref={hasTechnicalManagement ? reportHref : undefined}
      />
      {!hasTechnicalManagement && <NoManagement name={associationName} />}
      {financePortalUrl && (
        <p className="mt-6">
          <LocalLink href={financePortalUrl} className={textLinkClass()}>
            {t('board.finance')}
            <Icon path={external} size="s" />
          </LocalLink>
        </p>
      )}
      <div className="mt-14 grid gap-x-18 gap-y-14 lg:grid-cols-[7fr_5fr]">
        <div className="grid content-start gap-14">
          {news.length > 0 && <NewsList items={news} />}
          {contacts.length > 0 && <ContactList contacts={contacts} />}
        </div>
        {documents.length > 0 && (
          <section aria-labelledby="board-documents">
            <SectionHeading id="board-documents" title={t('documents.title')} />
            <ul>
              {documents.map((document) => (
                <BoardDocument key={document.id} document={document} />
              ))}
            </ul>
          </section>
        )}
      </div>
    </PageWidth>
  )
}

/** Whom to turn to where nobody manages the house here, and the report that needs no management (F-066). */
function NoManagement({ name }: { name: string }) {
  const t = useTranslations('my-pages.board')
  const { paths, capabilities } = useSite()
  const { start, myContacts } = paths
  const linked = (href: string | null | undefined) => (text: ReactNode) =>
    href ? (
      <LocalLink href={href} className={textLinkClass({ look: 'inline' })}>
        {text}
      </LocalLink>
    ) : (
      text
    )
  const report = capabilities.errands ? `${start}#fault-report-no-management` : null
  return (
    <Message className="mt-8 max-w-180">
      {t.rich('noManagement', { name, contact: linked(myContacts), report: linked(report) })}
    </Message>
  )
}

function BoardDocument({ document }: { document: MyPagesBoardContent['documents'][number] }) {
  const note = useFileText(document)
  return <FileRow name={document.name} note={note} action={<DownloadLink file={document} />} />
}
