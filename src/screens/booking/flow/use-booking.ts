import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { User } from '#gen/account_service/model.ts'
import type { BookingObjectInformation } from '#gen/buyresidence/model.ts'
import type { BookingVariant } from '#gen/content/model.ts'
import { resumableQuery } from '#src/api/booking/booking.ts'
import { holdQuery, useForgetHold, useReleaseHold } from '#src/api/booking/booking-hold.ts'
import { bookingStatusQuery } from '#src/api/booking/booking-status.ts'
import type { BookingProgress } from '#src/api/booking/booking-status.ts'
import { useSite } from '#src/sites/use-site.ts'
import { emptyFields } from '../form/booking-form.ts'
import { errorsOf } from '../form/check.ts'
import { dropDraft, keptDraft } from '../form/draft.ts'
import { refusalOf } from '../form/refusal.ts'
import { needsHold, openedAt, placeOf, stepFrom } from './steps.ts'
import type { Known, Step } from './steps.ts'
import { useStepHistory, useStepReturn } from './use-step-history.ts'
import { useBookingForm } from '../form/use-booking-form.ts'
import { useKeepDraft } from '../form/use-keep-draft.ts'
import { useStart } from '../admission/use-start.ts'

export type BookingOptions = {
  variant: BookingVariant
  home: BookingObjectInformation
  user: User
  /** The booking that the address names. */
  bookingId?: string
  /** The step that the address leads to. */
  linkedStep?: string
  /** Somebody comes back from signing with a code to hand in. */
  hasCode?: boolean
}

/** A booking from its first step to its last: where it stands, and what a buyer can do about it (F-133). */
export function useBooking({ variant, home, user, bookingId, linkedStep, hasCode = false }: BookingOptions) {
  const client = useQueryClient()
  const owner = { userId: user.id, objectId: home.objectId }
  const [kept] = useState(() => keptDraft(owner))
  const [begun, setId] = useState(bookingId ?? kept.startId)
  const site = useSite()
  const [isLeft, setLeft] = useState(false)

  const rules = { ssn: user.securityNumber ?? '', site, home }
  const fields = kept.fields ?? fieldsOf(user)
  const isFilled = (one: Step) => Object.keys(errorsOf(one, fields, rules)).length === 0
  const [first] = useState(() => kept.step ?? openedAt(variant, linkedStep, isFilled))
  const { wanted, watchEntry, goOn, goBack, replaceBy, returnTo } = useStepHistory(first)

  // nothing is held any more for a booking that has come to its end, and that is known before the hold is asked for
  const told = begun === undefined ? undefined : client.getQueryData(bookingStatusQuery(begun).queryKey)
  const asksHold = begun === undefined || (told !== undefined && needsHold(variant, standing(told)))
  const hold = useQuery({ ...holdQuery(home.objectId), enabled: asksHold })
  // whoever comes by the home's link goes on with the booking that is there
  const id = begun ?? (hold.data?.at === 'held' ? hold.data.bookingId : undefined)
  const status = useQuery({ ...bookingStatusQuery(id ?? ''), enabled: id !== undefined })
  const progress = id === undefined ? undefined : status.data
  // as the address names it from then on
  const standingId = progress?.at === 'there' ? progress.booking.bookingId : id
  const known = { isHeld: hold.data?.at === 'held', booking: standing(progress) }
  const resumed = useQuery({
    ...resumableQuery(home.objectId, bookingId ?? ''),
    enabled: bookingId !== undefined && !hasCode && known.booking === 'readyToSign',
  })
  const [handsIn, setHandsIn] = useState(hasCode && bookingId !== undefined)
  const step = handsIn && progress?.at === 'there' ? 'sign' : placeOf(variant, wanted, known)

  const { form, attempt, tell, check } = useBookingForm(fields, step, rules)
  const start = useStart({
    variant,
    home,
    user,
    id,
    progress,
    kept: kept.startId !== undefined && kept.sent ? { id: kept.startId, fields: kept.sent } : undefined,
  })
  useStepReturn((to) => {
    form.clearErrors()
    start.forget()
    returnTo(to)
  })
  const releaseHold = useReleaseHold()
  const forgetHold = useForgetHold()
  useKeepDraft(
    () =>
      isLeft || step === 'done' || hold.data === undefined
        ? undefined
        : { ...owner, step, startId: standingId, fields: form.getValues(), sent: start.sentFields() },
    step,
    standingId,
  )

  const refresh = async () => {
    const now = id === undefined ? undefined : (await status.refetch()).data
    if (needsHold(variant, standing(now)))
      await client.invalidateQueries({ queryKey: holdQuery(home.objectId).queryKey })
  }
  const next = async () => {
    const isHere = watchEntry()
    if (!(await check())) return
    const outcome = await start.leave(step, form.getValues())
    if (outcome.at === 'started') setId(outcome.id)
    if (!isHere()) return
    if (outcome.at === 'invalid') {
      if (outcome.step !== step) goOn(step, outcome.step)
      tell(outcome.errors)
    }
    if (outcome.at === 'started' || outcome.at === 'left') goOn(step, stepFrom(variant, step, 1))
    if (outcome.at === 'refused' && outcome.refusal === 'over') await refresh()
  }
  const previous = () => {
    form.clearErrors()
    start.forget()
    goBack(stepFrom(variant, step, -1))
  }
  const cancel = async () => {
    await releaseHold.mutateAsync()
    setLeft(true)
    dropDraft()
    forgetHold(home.objectId)
  }
  // a payment that runs when the hold ends may still bring the home
  const isSigned = known.booking !== undefined && !unsigned.includes(known.booking)
  const isGone = status.isError && refusalOf(status.error) === 'over'
  const isCancelled = hold.data?.at === 'cancelled'
  const isOver = !isSigned && (isGone || isCancelled || hold.data?.at === 'over')
  return {
    step,
    progress,
    hold: hold.data?.at === 'held' ? hold.data : undefined,
    isOver,
    isCancelled,
    isRefused: resumed.data === false && known.booking === 'readyToSign',
    isLoading: (asksHold && hold.isPending) || (id !== undefined && status.isPending),
    // what is known already goes on, also while it cannot be read again
    failure: (hold.data ? null : hold.error) ?? (id !== undefined && !status.data ? status.error : null),
    pollFailure: status.data && !isGone ? status.error : null,
    retry: refresh,
    /** Begins anew after a hold that is over: what was filled in is still there. */
    restart: () => setId(undefined),
    /** The e-ID has come to its end, well or not. */
    endSigning: async () => {
      await refresh()
      setHandsIn(false)
    },
    /** The home is held: there is no way back to what came before. */
    begin: () => replaceBy('personal-info'),
    form,
    attempt,
    check,
    next,
    previous,
    cancel,
    refusal: start.refusal,
    isBusy: start.isBusy,
  }
}

export type Booking = ReturnType<typeof useBooking>

const unsigned: readonly Known['booking'][] = ['preparing', 'readyToSign', 'failed', 'cancelled']

function standing(progress: BookingProgress | undefined): Known['booking'] {
  if (!progress) return undefined
  return progress.at === 'there' ? progress.booking.status : 'preparing'
}

/** What the account knows of its holder is filled in. */
const fieldsOf = ({ email, phoneNumber, address, postalCode, city }: User) => ({
  ...emptyFields,
  email,
  phoneNumber,
  address,
  postalCode,
  city,
})
