import { useEffect, useEffectEvent, useState } from 'react'
import { FormProvider } from 'react-hook-form'
import { useHoldHome } from '#src/api/booking/booking-hold.ts'
import { Awaited } from '../frame/awaited.tsx'
import { useTranslations } from 'use-intl'
import { HomeContext } from './booking-context.ts'
import { BookingFrame } from '../frame/booking-frame.tsx'
import { CancelBooking } from '../frame/cancel-booking.tsx'
import { CurrentStep } from '../frame/current-step.tsx'
import { FailureScreen } from '../form/general-failure.tsx'
import { HeaderSlot } from '#src/features/header/header-slot.tsx'
import { HoldClock, HoldWarning, useHoldSeconds } from '../frame/hold-clock.tsx'
import { HoldOver } from '../frame/hold-over.tsx'
import { HomeAside } from '../frame/home-aside.tsx'
import { NotForSale } from '../admission/not-for-sale.tsx'
import type { Slots } from '../slots.ts'
import type { OnEnd } from '../steps/done-step.tsx'
import { StepBar, StepProgress } from '../frame/step-bar.tsx'
import { useBooking } from './use-booking.ts'
import type { Booking, BookingOptions } from './use-booking.ts'
import { useStepTitle } from '../frame/use-step-title.ts'

type Props = BookingOptions & {
  slots: Slots
  /** The address shall name this booking, or none yet. */
  onBooking: (bookingId: string | undefined) => void
  /** The buyer has let go of the home. */
  onLeft: () => void
  /** The booking has come out, one way or the other. */
  onEnd: OnEnd
}

/** Click-to-buy, from the first step to the last (F-133). */
export function BookingFlow({ slots, onBooking, onLeft, onEnd, ...options }: Props) {
  const booking = useBooking(options)
  const { progress, isLoading, isOver, failure } = booking
  const bookingId = progress?.at === 'there' ? progress.booking.bookingId : undefined
  const stands = !isLoading && !isOver && !failure
  const onChange = useEffectEvent(onBooking)
  // whenever another booking stands, or Back has led to an address from before it
  useEffect(() => {
    if (stands) onChange(bookingId)
  }, [stands, bookingId, options.bookingId])
  return (
    <HomeContext value={options.home}>
      <FormProvider {...booking.form}>
        <Screen {...{ booking, options, slots, onLeft, onEnd }} />
      </FormProvider>
    </HomeContext>
  )
}

type ScreenProps = Pick<Props, 'slots' | 'onLeft' | 'onEnd'> & { booking: Booking; options: BookingOptions }

function Screen({ booking, options, slots, onLeft, onEnd }: ScreenProps) {
  const { variant, home } = options
  const { step, hold, isOver, isLoading, failure } = booking
  const extend = useHoldHome()
  const [isPaying, setPaying] = useState(false)
  const isHolding = step !== 'done' && !isOver && !isLoading
  const seconds = useHoldSeconds(isHolding ? hold?.expires : undefined, () => void booking.retry())
  useStepTitle(variant, step, home.name)
  const cancel = async () => {
    await booking.cancel()
    onLeft()
  }
  return (
    <BookingFrame aside={<HomeAside home={home} />}>
      {!isLoading && !failure && (
        <>
          <HeaderSlot>
            <StepBar variant={variant} step={step} />
            {seconds !== undefined && hold && <HoldClock seconds={seconds} expires={hold.expires} />}
          </HeaderSlot>
          <StepProgress variant={variant} step={step} />
        </>
      )}
      {seconds !== undefined && (
        <HoldWarning seconds={seconds} onExtend={() => extend.mutateAsync(home.objectId)} />
      )}
      <Shown {...{ booking, options, slots, onEnd, isPaying }} onRunning={setPaying} />
      {seconds !== undefined && !failure && step !== 'payment' && <CancelBooking onCancel={cancel} />}
    </BookingFrame>
  )
}

type ShownProps = Omit<ScreenProps, 'onLeft'> & { isPaying: boolean; onRunning: (isRunning: boolean) => void }

/** The step somebody is at, or why there is none. */
function Shown({ isPaying, ...props }: ShownProps) {
  const t = useTranslations('booking')
  const { booking, options } = props
  if (booking.isLoading) return <Awaited>{t('loading')}</Awaited>
  if (booking.isOver && !isPaying)
    return <HoldOver isCancelled={booking.isCancelled} onHeld={booking.restart} />
  if (booking.isRefused) return <NotForSale why="cannotBook" home={options.home} />
  if (booking.failure) return <FailureScreen onRetry={booking.retry} />
  return <CurrentStep key={booking.step} {...props} />
}
