import { useTranslations } from 'use-intl'
import { DocumentList } from './document-list.tsx'
import { ReadTick } from './read-tick.tsx'
import { StepForm } from '../../frame/step-form.tsx'
import type { Booking } from '../../flow/use-booking.ts'

type Props = { booking: Booking; bookingId: string; nextLabel: string }

/** What is to be read before one signs (E-077). */
export function DocumentsStep({ booking, bookingId, nextLabel }: Props) {
  const t = useTranslations('booking.documents')
  return (
    <StepForm booking={booking} title={t('title')} lead={t('lead')} nextLabel={nextLabel}>
      <DocumentList bookingId={bookingId} />
      <ReadTick />
    </StepForm>
  )
}
