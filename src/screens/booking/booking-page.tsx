import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useTranslations } from 'use-intl'
import type { BookingObjectInformation } from '#gen/buyresidence/model.ts'
import type { BookingVariant } from '#gen/content/model.ts'
import { bookingInformationQuery } from '#src/api/booking/booking.ts'
import { heldHomeQuery } from '#src/api/booking/booking-hold.ts'
import { bookingStatusQuery } from '#src/api/booking/booking-status.ts'
import { AppError } from '#src/api/errors.ts'
import { useSession } from '#src/api/session/session.ts'
import { Awaited } from './frame/awaited.tsx'
import { BookingFlow } from './flow/booking-flow.tsx'
import { BookingFrame } from './frame/booking-frame.tsx'
import { StepHeading } from './frame/step-heading.tsx'
import { FailureScreen } from './form/general-failure.tsx'
import { HomeAside } from './frame/home-aside.tsx'
import { LoginFirst } from './admission/login-first.tsx'
import { NotForSale } from './admission/not-for-sale.tsx'
import { NothingChosen } from './admission/nothing-chosen.tsx'
import type { Intro } from './admission/nothing-chosen.tsx'
import { TakesLong } from './admission/preparing.tsx'
import type { Slots } from './slots.ts'
import type { OnEnd } from './steps/done-step.tsx'

type Props = {
  variant: BookingVariant
  /** What the page says of bookings in general. */
  intro: Intro
  /** What the address says. */
  search: { objectId?: string; bookingId?: string; step?: string }
  /** The home of the booking in the address, as the page knows it. */
  knownObjectId?: string
  /** The e-ID has sent somebody back with a code. */
  hasCode: boolean
  slots: Slots
  onPlace: (place: { objectId: string; bookingId?: string }) => void
  /** Leads to the page of the home that was let go of. */
  onLeft: (home: BookingObjectInformation) => void
  onEnd: OnEnd
}

/** The page of click-to-buy: finds out what is booked, from the address or from the hold of this browser (C-074). */
export function BookingPage(props: Props) {
  const { search, knownObjectId, intro } = props
  const session = useSession()
  const isCustomer = session.kind === 'private'
  const asksBooking = isCustomer && search.objectId === undefined && search.bookingId !== undefined
  const status = useQuery({ ...bookingStatusQuery(search.bookingId ?? ''), enabled: asksBooking })
  const asksHold = isCustomer && search.objectId === undefined && search.bookingId === undefined
  const held = useQuery({ ...heldHomeQuery(), enabled: asksHold })
  const ofBooking = status.data?.at === 'there' ? status.data.booking.objectId : knownObjectId
  const ofHold = held.data ? held.data.objectId : undefined
  const objectId = search.objectId ?? (asksBooking ? ofBooking : ofHold)

  if (session.kind === 'visitor' && objectId === undefined)
    return (
      <BookingFrame>
        {search.bookingId === undefined ? <NothingChosen intro={intro} /> : <LoginFirst search={search} />}
      </BookingFrame>
    )
  if (objectId !== undefined) return <OfHome key={objectId} {...props} objectId={objectId} />
  if (session.kind === 'board')
    return (
      <BookingFrame>
        <NotForSale why="board" />
      </BookingFrame>
    )
  if (asksBooking && status.isError)
    return (
      <BookingFrame>
        <NoBooking error={status.error} onRetry={status.refetch} />
      </BookingFrame>
    )
  if (asksBooking && status.data?.at === 'timeout') return <Late onRetry={status.refetch} />
  if (asksHold && held.data === false)
    return (
      <BookingFrame>
        <NothingChosen intro={intro} />
      </BookingFrame>
    )
  return <Loading />
}

/** Its agreement is still being made after two minutes. */
function Late({ onRetry }: { onRetry: () => Promise<unknown> }) {
  const t = useTranslations('booking')
  return (
    <BookingFrame>
      <div className="max-w-175">
        <StepHeading title={t('failed')} />
        <TakesLong onRetry={onRetry} />
      </div>
    </BookingFrame>
  )
}

/** A booking that is not there or somebody else's, one that no home or booking is named by, or a failure. */
function NoBooking({ error, onRetry }: { error: Error; onRetry: () => Promise<unknown> }) {
  const isNone =
    error instanceof AppError && ['invalid', 'notFound', 'forbidden', 'gone'].includes(error.kind)
  return isNone ? <NotForSale why="unknown" /> : <FailureScreen onRetry={onRetry} />
}

/** A home has been chosen: whoever is logged in books it. */
function OfHome({ objectId, ...props }: Props & { objectId: string }) {
  const { variant, search, hasCode, slots, onPlace, onLeft, onEnd } = props
  const session = useSession()
  const bookingId = session.kind === 'private' ? search.bookingId : undefined
  const {
    data: home,
    error,
    refetch,
  } = useQuery({
    ...bookingInformationQuery(objectId, bookingId),
    // what is filled in stays while the address gets to know of the booking, or Back leads to one that does not
    placeholderData: keepPreviousData,
  })
  if (error && !home)
    return (
      <BookingFrame>
        <NoBooking error={error} onRetry={refetch} />
      </BookingFrame>
    )
  if (!home) return <Loading />
  if (session.kind === 'private')
    return (
      <BookingFlow
        variant={variant}
        home={home}
        user={session.user}
        bookingId={bookingId}
        linkedStep={search.step}
        hasCode={hasCode}
        slots={slots}
        onBooking={(id) => onPlace({ objectId, bookingId: id })}
        onLeft={() => onLeft(home)}
        onEnd={onEnd}
      />
    )
  return (
    <BookingFrame aside={<HomeAside home={home} />}>
      {session.kind === 'visitor' ? (
        <LoginFirst search={{ objectId, bookingId: search.bookingId }} />
      ) : (
        <NotForSale why="board" home={home} />
      )}
    </BookingFrame>
  )
}

function Loading() {
  const t = useTranslations('booking')
  return (
    <BookingFrame>
      <Awaited>{t('loading')}</Awaited>
    </BookingFrame>
  )
}
