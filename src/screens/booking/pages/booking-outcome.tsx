import { useQuery } from '@tanstack/react-query'
import { useRouterState } from '@tanstack/react-router'
import { useTranslations } from 'use-intl'
import type { BookingVariant } from '#gen/content/model.ts'
import { bookingInformationQuery } from '#src/api/booking/booking.ts'
import { bookingStatusQuery } from '#src/api/booking/booking-status.ts'
import { useSession } from '#src/api/session/session.ts'
import { lastWithdrawalDay } from '#src/domain/last-withdrawal-day.ts'
import { HeaderSlot } from '#src/features/header/header-slot.tsx'
import { Documents } from '#src/features/page-content/blocks/documents.tsx'
import { LocalLink } from '#src/i18n/local-link.tsx'
import { useFormats } from '#src/i18n/use-formats.ts'
import { stringifySearch } from '#src/lib/address/search-params.ts'
import { useSite } from '#src/sites/use-site.ts'
import { buttonClass } from '#src/ui/actions/button-class.ts'
import { textLinkClass } from '#src/ui/actions/text-link-class.ts'
import { Message } from '#src/ui/feedback/message.tsx'
import { SiteBlocks } from '#src/screens/site-blocks.tsx'
import { contentOf } from '#src/screens/template.ts'
import type { TemplateProps } from '#src/screens/template.ts'
import { BookingFrame } from '../frame/booking-frame.tsx'
import { HomeAside } from '../frame/home-aside.tsx'
import { StepBar, StepProgress } from '../frame/step-bar.tsx'
import { StepHeading } from '../frame/step-heading.tsx'

/**
 * How a booking has come out: through just now (T-010), complete (T-013) or not gone through (T-011). The booking leads
 * here itself; what was booked and its papers are those of the visitor's own booking, what comes next is written by the
 * editors. Whatever went wrong, there is a way back to it.
 */
export function BookingOutcomeTemplate({ page }: TemplateProps) {
  const t = useTranslations('booking')
  const { heading, preamble, variant, object, documents = [], blocks } = contentOf(page, 'booking')
  const bookingId = useRouterState({
    select: ({ location }) => [(location.search as Record<string, string | string[]>)['bookingId']].flat()[0],
  })
  const isCustomer = useSession().kind === 'private'
  const { data: home } = useQuery({
    ...bookingInformationQuery(object?.id ?? '', bookingId),
    enabled: isCustomer && object !== undefined,
  })
  const hasFailed = page.template === 'buyResidenceError'
  return (
    <BookingFrame aside={home && <HomeAside home={home} />}>
      {variant && !hasFailed && <Steps variant={variant} />}
      <StepHeading title={heading} lead={preamble} />
      {hasFailed ? (
        <Again bookingId={bookingId} />
      ) : (
        <Onwards bookingId={isCustomer ? bookingId : undefined} />
      )}
      <SiteBlocks blocks={blocks} isInset />
      {!hasFailed && documents.length > 0 && (
        <section aria-labelledby="booking-papers" className="mt-section">
          <h2 id="booking-papers" className="mb-5 text-h3">
            {t('outcome.documents')}
          </h2>
          <Documents documents={documents} />
        </section>
      )}
    </BookingFrame>
  )
}

/** All steps are behind. */
const Steps = ({ variant }: { variant: BookingVariant }) => (
  <>
    <HeaderSlot>
      <StepBar variant={variant} step="done" />
    </HeaderSlot>
    <StepProgress variant={variant} step="done" />
  </>
)

/** To where the buyer follows the home from now on, and until when they can withdraw. */
function Onwards({ bookingId }: { bookingId: string | undefined }) {
  const t = useTranslations('booking.outcome')
  const formats = useFormats()
  const { paths } = useSite()
  const { data } = useQuery({ ...bookingStatusQuery(bookingId ?? ''), enabled: bookingId !== undefined })
  const until = data?.at === 'there' ? data.booking.withdrawableUntil : undefined
  return (
    <>
      {until && (
        <Message className="mb-8 max-w-175">
          {t('withdraw', { day: formats.longDate(lastWithdrawalDay(until)) })}
        </Message>
      )}
      <p className="flex flex-wrap items-center gap-x-8 gap-y-4">
        <LocalLink href={paths.myPages ?? '/'} className={buttonClass()}>
          {t('myPages')}
        </LocalLink>
        {paths.myDocuments && (
          <LocalLink href={paths.myDocuments} className={textLinkClass({ look: 'quiet' })}>
            {t('agreements')}
          </LocalLink>
        )}
      </p>
    </>
  )
}

function Again({ bookingId }: { bookingId: string | undefined }) {
  const t = useTranslations('booking.outcome')
  const { paths } = useSite()
  return (
    <p>
      <LocalLink href={`${paths.booking ?? '/'}${stringifySearch({ bookingId })}`} className={buttonClass()}>
        {t('again')}
      </LocalLink>
    </p>
  )
}
