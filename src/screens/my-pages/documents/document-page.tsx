import { Suspense } from 'react'
import { useTranslations } from 'use-intl'
import type { MyDocument } from '#gen/content/model.ts'
import { apiBase } from '#src/api/base-url.ts'
import { lazyPart } from '#src/i18n/lazy-part.tsx'
import { LocalLink } from '#src/i18n/local-link.tsx'
import { useFormats } from '#src/i18n/use-formats.ts'
import { useSite } from '#src/sites/use-site.ts'
import { buttonClass } from '#src/ui/actions/button-class.ts'
import { EmptyState } from '#src/ui/feedback/empty-state.tsx'
import { Message } from '#src/ui/feedback/message.tsx'
import { Panel } from '#src/ui/layout/panel.tsx'
import { PageWidth } from '#src/ui/layout/page.tsx'
import { Unbroken } from '#src/ui/content/unbroken.tsx'
import { documentStateOf } from './document-state.ts'
import { DocumentSection } from './documents-page.tsx'
import { useFileText } from './file-row.tsx'
import { useWaitText } from './use-wait-text.ts'

const SignDocument = lazyPart(async () => (await import('./sign-document.tsx')).SignDocument, {
  texts: ['login'],
})

type Props = {
  documents: readonly MyDocument[]
  /** The one that the page is about. */
  current: MyDocument | undefined
  /** What the page is for: to deal with a document, or to say that it is done. */
  page: 'action' | 'done'
  /** Today, as `2026-11-20`. */
  today: string
}

/** One document to read and to sign or approve, how it stands, and what else waits (F-094). */
export function DocumentPage({ documents, current, page, today }: Props) {
  const t = useTranslations('my-pages.documents')
  const waiting = documents.filter(({ id, status }) => status === 'pending' && id !== current?.id)
  return (
    <PageWidth className="grid gap-14 pt-10">
      {current ? <Document document={current} today={today} /> : <NoDocument page={page} />}
      <DocumentSection id="waiting" title={t('waitingToo')} documents={waiting} today={today} />
    </PageWidth>
  )
}

function Document({ document, today }: { document: MyDocument; today: string }) {
  const t = useTranslations('my-pages.documents')
  const state = documentStateOf(document, today)
  const fileText = useFileText(document)
  const { objectId } = document
  return (
    <section aria-labelledby="document" className="max-w-160">
      <Panel>
        <h2 id="document" className="text-h3">
          {document.name}
        </h2>
        <p className="mt-1 text-small text-ink-2">{fileText}</p>
        <Standing state={state} />
        <a
          href={new URL(document.url, apiBase()).href}
          target="_blank"
          rel="noopener"
          className={`${buttonClass({ look: 'secondary' })} mt-6 max-sm:w-full`}
        >
          {t('read')}
          <span className="sr-only"> {t('newTab')}</span>
        </a>
        {state.kind === 'waits' && state.url && objectId && (
          <Suspense>
            <SignDocument document={{ ...document, objectId }} action={state.action} path={state.url} />
          </Suspense>
        )}
      </Panel>
    </section>
  )
}

function Standing({ state }: { state: ReturnType<typeof documentStateOf> }) {
  const t = useTranslations('my-pages.documents')
  const { longDate } = useFormats()
  const waitText = useWaitText()
  switch (state.kind) {
    case 'waits':
      return (
        <Message tone="warn" className="mt-5">
          {waitText(state)}
        </Message>
      )
    case 'expired':
      return (
        <Message tone="warn" className="mt-5">
          <Unbroken text={t('expired', { date: longDate(state.until) })} />
        </Message>
      )
    case 'completed':
      return (
        <Message tone="ok" className="mt-5">
          <Unbroken text={t(`done.${state.action}`, { date: longDate(state.on) })} />
        </Message>
      )
    case 'file':
      return null
  }
}

function NoDocument({ page }: Pick<Props, 'page'>) {
  const t = useTranslations('my-pages')
  const { myDocuments } = useSite().paths
  return (
    <EmptyState
      action={
        myDocuments && (
          <LocalLink href={myDocuments} className={buttonClass()}>
            {t('documents.all')}
          </LocalLink>
        )
      }
    >
      {t(`empty.${page}`)}
    </EmptyState>
  )
}
