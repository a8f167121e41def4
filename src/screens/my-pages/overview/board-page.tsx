import { useTranslations } from 'use-intl'
import type { MyPagesBoardContent } from '#gen/content/model.ts'
import { LocalLink } from '#src/i18n/local-link.tsx'
import { textLinkClass } from '#src/ui/actions/text-link-class.ts'
import { Icon } from '#src/ui/icons/icon.tsx'
import { external } from '#src/ui/icons/files.ts'
import { Message } from '#src/ui/feedback/message.tsx'
import { PageWidth } from '#src/ui/layout/page.tsx'
import { SectionHeading } from '#src/ui/layout/section-heading.tsx'
import { ContactList } from '../contacts/contact-list.tsx'
import { DownloadLink, FileRow, useFileText } from '../documents/file-row.tsx'
import { NewsList } from './news-list.tsx'

type Props = { content: MyPagesBoardContent; firstName: string }

/** A board member's overview: the association they act for, whom to turn to, and its documents. */
export function BoardPage({ content, firstName }: Props) {
  const t = useTranslations('my-pages')
  const { associationName, hasTechnicalManagement, financePortalUrl, contacts, news, documents } = content
  return (
    <PageWidth className="pt-9 pb-section sm:pt-14">
      <h1>{t('greeting.hello', { name: firstName })}</h1>
      <p className="mt-3 text-lead text-ink-2">{t('board.actsFor', { name: associationName })}</p>
      {!hasTechnicalManagement && (
        <Message className="mt-8 max-w-180">{t('board.noManagement', { name: associationName })}</Message>
      )}
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

function BoardDocument({ document }: { document: MyPagesBoardContent['documents'][number] }) {
  const note = useFileText(document)
  return <FileRow name={document.name} note={note} action={<DownloadLink file={document} />} />
}
