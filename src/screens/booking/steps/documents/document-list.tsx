import { useQuery } from '@tanstack/react-query'
import { useTranslations } from 'use-intl'
import type { BookingDocument } from '#gen/buyresidence/model.ts'
import { apiBase } from '#src/api/base-url.ts'
import { bookingDocumentsQuery } from '#src/api/booking/booking.ts'
import { textLinkClass } from '#src/ui/actions/text-link-class.ts'
import { Skeleton } from '#src/ui/feedback/skeleton.tsx'
import { document as sheet } from '#src/ui/icons/files.ts'
import { Icon } from '#src/ui/icons/icon.tsx'
import { GeneralFailure } from '../../form/general-failure.tsx'

/** The documents of a booking (F-133): what they say can be read here, and each can be opened as a file. */
export function DocumentList({ bookingId }: { bookingId: string }) {
  const t = useTranslations('booking.documents')
  const { data, isLoadingError, refetch } = useQuery(bookingDocumentsQuery(bookingId))
  if (isLoadingError) return <GeneralFailure onRetry={refetch} />
  if (!data)
    return (
      <div>
        <output className="sr-only">{t('loading')}</output>
        <Skeleton className="h-16" />
        <Skeleton className="mt-3 h-16" />
      </div>
    )
  if (data.length === 0) return <p className="text-ink-2">{t('none')}</p>
  return (
    <ul className="border-t border-line">
      {data.map((document) => (
        <DocumentRow key={document.id} document={document} />
      ))}
    </ul>
  )
}

function DocumentRow({ document: { name, url, sections } }: { document: BookingDocument }) {
  const t = useTranslations('booking.documents')
  return (
    <li className="border-b border-line py-5">
      <p className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <Icon path={sheet} className="text-ink-2" />
        <span className="font-medium">{name}</span>
        <a
          href={url.startsWith('/') ? apiBase() + url : url}
          target="_blank"
          rel="noreferrer"
          className={`${textLinkClass({ look: 'quiet' })} ml-auto text-small print:hidden`}
        >
          {t('open')}
          <span className="sr-only"> {t('openNamed', { name })}</span>
        </a>
      </p>
      {sections.length > 0 && (
        <details className="mt-3">
          <summary className="min-h-6 w-fit text-small font-medium print:hidden">
            {t('read')}
            <span className="sr-only"> ({name})</span>
          </summary>
          <div className="mt-4 grid gap-5 rounded-m bg-surface p-5 sm:p-7">
            {sections.map(({ heading, paragraphs }) => (
              <section key={heading}>
                <h3 className="text-body font-strong">{heading}</h3>
                {paragraphs.map((paragraph) => (
                  <p key={paragraph} className="mt-1.5 text-small leading-[1.6]">
                    {paragraph}
                  </p>
                ))}
              </section>
            ))}
          </div>
        </details>
      )}
    </li>
  )
}
