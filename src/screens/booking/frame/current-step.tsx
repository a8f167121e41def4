import { useTranslations } from 'use-intl'
import type { BookingStatusReply } from '#gen/buyresidence/model.ts'
import { useFormats } from '#src/i18n/use-formats.ts'
import { Message } from '#src/ui/feedback/message.tsx'
import { AccomodationStep } from '../steps/accomodation-step.tsx'
import { ChoicesStep } from '../steps/choices-step.tsx'
import { DocumentsStep } from '../steps/documents/documents-step.tsx'
import { DoneStep } from '../steps/done-step.tsx'
import type { OnEnd } from '../steps/done-step.tsx'
import { FinancingStep } from '../steps/financing-step.tsx'
import { GeneralFailure } from '../form/general-failure.tsx'
import { IdentifyStep } from '../steps/eid/identify-step.tsx'
import { NotForSale } from '../admission/not-for-sale.tsx'
import { PersonalStep } from '../steps/personal-step.tsx'
import { Preparing } from '../admission/preparing.tsx'
import { SignStep } from '../steps/eid/sign-step.tsx'
import type { Slots } from '../slots.ts'
import { StartStep } from '../steps/start-step.tsx'
import { stepFrom, stepsOf } from '../flow/steps.ts'
import type { Booking, BookingOptions } from '../flow/use-booking.ts'

type Props = {
  booking: Booking
  options: BookingOptions
  slots: Slots
  onEnd: OnEnd
  onRunning: (isRunning: boolean) => void
}

/** The screen of the step somebody is at. */
export function CurrentStep(props: Props) {
  const t = useTranslations('booking')
  const { price } = useFormats()
  const { booking, options, slots } = props
  const { variant, user, home } = options
  const { step, progress } = booking
  const there = progress?.at === 'there' ? progress.booking : undefined
  if (there?.status === 'withdrawn') return <NotForSale why="withdrawn" home={home} />
  const following = stepFrom(variant, step, 1)
  const nextLabel = t(`next.${following}`, { amount: price(home.bookingFee) })
  switch (step) {
    case 'start-booking':
      if (!user.hasSecurityIdentifier)
        return slots.identification({
          objectId: home.objectId,
          children: (eid) => <IdentifyStep eid={eid} />,
        })
      return <StartStep variant={variant} user={user} onHeld={booking.begin} />
    case 'personal-info':
      return (
        <>
          <NoAgreement there={there} />
          <PersonalStep booking={booking} user={user} nextLabel={nextLabel} />
        </>
      )
    case 'choices':
      return <ChoicesStep booking={booking} nextLabel={nextLabel} />
    case 'financing':
      return (
        <>
          <NoAgreement there={there} />
          <FinancingStep booking={booking} nextLabel={nextLabel} />
        </>
      )
    case 'accomodation':
      return (
        <>
          <NoAgreement there={there} />
          <AccomodationStep booking={booking} nextLabel={nextLabel} />
        </>
      )
    default:
      return <BookedStep {...props} there={there} nextLabel={nextLabel} />
  }
}

/** The agreement could not be made, or is none any more since another was begun beside it: Next makes one. */
function NoAgreement({ there }: { there: BookingStatusReply | undefined }) {
  const t = useTranslations('booking.preparing')
  return (
    (there?.status === 'failed' || there?.status === 'cancelled') && (
      <Message tone="err" live className="mb-8 max-w-175">
        {t(there.status)}
      </Message>
    )
  )
}

type BookedProps = Props & { there: BookingStatusReply | undefined; nextLabel: string }

/** A step about a booking that has been started; where it stands may not be known just now. */
const BookedStep = (props: BookedProps) => (
  <>
    {props.there && props.booking.pollFailure && !props.booking.isOver && (
      <GeneralFailure onRetry={props.booking.retry} />
    )}
    <StartedStep {...props} />
  </>
)

function StartedStep({ booking, options, slots, there, nextLabel, onEnd, onRunning }: BookedProps) {
  const t = useTranslations('booking')
  const { variant, user } = options
  const { step, progress, pollFailure, retry, previous } = booking
  if (!there)
    return (
      <Preparing
        title={t(step === 'documents' ? 'documents.title' : 'sign.title')}
        progress={progress}
        hasFailed={pollFailure !== null}
        onRetry={retry}
        onPrevious={previous}
      />
    )
  const { objectId, bookingId, contractId } = there
  switch (step) {
    case 'documents':
      return <DocumentsStep booking={booking} bookingId={bookingId} nextLabel={nextLabel} />
    case 'payment':
      return slots.payment({ objectId, bookingId, contractId, onPaid: () => void retry(), onRunning })
    case 'done':
      return <DoneStep booking={there} onEnd={onEnd} />
    default:
      return slots.signing({
        booking: there,
        children: (eid) => (
          <SignStep
            eid={eid}
            user={user}
            bookingId={bookingId}
            readsHere={!stepsOf(variant).includes('documents')}
            attempt={booking.attempt}
            onCheck={booking.check}
            onPrevious={previous}
            onEnded={() => void booking.endSigning()}
          />
        ),
      })
  }
}
