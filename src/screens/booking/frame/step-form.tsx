import type { ReactNode, SubmitEvent } from 'react'
import { useTranslations } from 'use-intl'
import { Button } from '#src/ui/actions/button.tsx'
import { useOnce } from '#src/ui/actions/use-once.ts'
import { ErrorSummary } from '#src/ui/feedback/error-summary.tsx'
import { fieldId } from '../form/booking-form.ts'
import { isOfSecond, useErrorText } from '../flow/booking-context.ts'
import { RefusalMessage } from '../form/refusal-message.tsx'
import { StepHeading } from './step-heading.tsx'
import type { Booking } from '../flow/use-booking.ts'

type Props = {
  booking: Booking
  title: string
  lead?: string
  nextLabel: string
  children: ReactNode
}

/** A step that asks for something: what is wrong with it first, then its fields, then the way back and on. */
export function StepForm({ booking, title, lead, nextLabel, children }: Props) {
  const t = useTranslations('booking')
  const { invalid } = useErrorText()
  const { attempt, refusal, isBusy, step, next, previous } = booking
  // what is asked first, whether all is filled in, takes a moment too
  const goOn = useOnce(async () => {
    if (!isBusy) await next()
    return 'again'
  })
  const submit = (event: SubmitEvent) => {
    event.preventDefault()
    void goOn()
  }
  return (
    <form noValidate onSubmit={submit} className="max-w-175">
      <StepHeading title={title} lead={lead} />
      <div className="mb-8 grid gap-6 empty:hidden">
        {invalid.length > 0 && (
          <ErrorSummary
            title={t('summaryOfErrors', { count: invalid.length })}
            errors={invalid.map(({ field, message }) => ({
              fieldId: fieldId(field),
              // both buyers are asked for the same
              message: isOfSecond.test(field) ? `${t('personal.second')}: ${message}` : message,
            }))}
            attempt={attempt}
          />
        )}
      </div>
      {children}
      {refusal && <RefusalMessage refusal={refusal} className="mt-8" />}
      {/* before it stands only the start, which is over as soon as the home is held */}
      <StepButtons onPrevious={step === 'personal-info' ? undefined : previous}>
        <Button type="submit" loading={isBusy} className="max-sm:grow">
          {nextLabel}
        </Button>
      </StepButtons>
    </form>
  )
}

/** The way back to the left, the way on to the right; side by side on a phone too. */
export function StepButtons({ onPrevious, children }: { onPrevious?: () => void; children?: ReactNode }) {
  const t = useTranslations('booking')
  return (
    <div className="mt-11 flex justify-between gap-3 max-[22.5rem]:*:px-3.5 huge-text:flex-wrap huge-text:*:grow">
      {onPrevious && (
        <Button look="secondary" onClick={onPrevious}>
          {t('previous')}
        </Button>
      )}
      {children}
    </div>
  )
}
