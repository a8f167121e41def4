import { useRef, useState } from 'react'
import type { User } from '#gen/account_service/model.ts'
import type { BookingObjectInformation, StartBookingRequest } from '#gen/buyresidence/model.ts'
import type { BookingVariant } from '#gen/content/model.ts'
import { useEmailCheck, useStartBooking } from '#src/api/booking/booking.ts'
import type { BookingProgress } from '#src/api/booking/booking-status.ts'
import { AppError } from '#src/api/errors.ts'
import type { BookingFields } from '../form/booking-form.ts'
import type { FieldErrors } from '../form/check.ts'
import { refusalOf, serverErrors } from '../form/refusal.ts'
import type { Refusal } from '../form/refusal.ts'
import { toRequest } from '../form/request.ts'
import { lastFormStep } from '../flow/steps.ts'
import type { Step } from '../flow/steps.ts'

type Options = {
  variant: BookingVariant
  home: BookingObjectInformation
  user: User
  /** The booking that is there, and how far it has come. */
  id: string | undefined
  progress: BookingProgress | undefined
  /** What the tab has kept of the booking that it started. */
  kept: Sent | undefined
}

/** What a booking was started with. */
type Sent = { id: string; fields: BookingFields }

/** What leaving a step comes to. */
type Outcome =
  | { at: 'left' }
  | { at: 'started'; id: string }
  | { at: 'invalid'; step: Step; errors: FieldErrors }
  | { at: 'refused'; refusal: Refusal }

/** Leaves a step that is filled in: addresses are asked about, and the last one starts the booking. */
export function useStart({ variant, home, user, id, progress, kept }: Options) {
  const emailCheck = useEmailCheck()
  const start = useStartBooking()
  const [refusal, setRefusal] = useState<Refusal>()
  const checked = useRef(new Set<string>())
  // what the booking that is there was started with, so that going back and on again does not start another
  const sent = useRef(kept)
  const sentFields = () => (sent.current?.id === id ? sent.current?.fields : undefined)

  const emailErrors = async ({ buyers }: StartBookingRequest): Promise<FieldErrors> => {
    const errors: FieldErrors = {}
    for (const [index, { ssn, email }] of buyers.entries()) {
      const pair = `${ssn} ${email}`
      if (checked.current.has(pair)) continue
      // oxlint-disable-next-line no-await-in-loop -- one after the other: the service counts how often it is asked
      const answer = await emailCheck.mutateAsync({ ssn, email }).catch(wrongNumber)
      if (answer === 'wrongNumber' && index === 1) errors.secondSsn = 'pnrControl'
      else if (answer === true) checked.current.add(pair)
      else errors[index === 0 ? 'email' : 'secondEmail'] = 'emailInUse'
    }
    return errors
  }
  const attempt = async (step: Step, fields: BookingFields): Promise<Outcome> => {
    const { firstName, lastName, securityNumber = '' } = user
    const buyer = { firstName, lastName, ssn: securityNumber }
    const { objectId, siteId } = home
    const requestOf = (some: BookingFields) => toRequest(some, { objectId, siteId, variant, buyer })
    const request = requestOf(fields)
    if (step === 'personal-info') {
      const errors = await emailErrors(request)
      if (Object.keys(errors).length > 0) return { at: 'invalid', step, errors }
    }
    if (step !== lastFormStep(variant)) return { at: 'left' }
    const isThere = progress?.at === 'preparing' || standsUnsigned(progress)
    const before = sentFields()
    const isSame = before && JSON.stringify(requestOf(before)) === JSON.stringify(request)
    if (isThere && isSame) return { at: 'left' }
    const started = await start.mutateAsync(request)
    sent.current = { id: started.id, fields: { ...fields } }
    return { at: 'started', id: started.id }
  }
  const leave = async (step: Step, fields: BookingFields): Promise<Outcome> => {
    setRefusal(undefined)
    try {
      return await attempt(step, fields)
    } catch (error) {
      const errors = serverErrors(error)
      if (Object.keys(errors).length > 0) return { at: 'invalid', step: stepOfErrors(errors), errors }
      const refused = refusalOf(error)
      setRefusal(refused)
      return { at: 'refused', refusal: refused }
    }
  }
  return {
    leave,
    refusal,
    /** What the booking that is there was started with, as far as this tab knows. */
    sentFields,
    forget: () => setRefusal(undefined),
    isBusy: emailCheck.isPending || start.isPending,
  }
}

/** The check of an address also finds a personal number whose control digit is wrong; any other error stays one. */
function wrongNumber(error: unknown): 'wrongNumber' {
  if (error instanceof AppError && error.fields.some(({ code }) => code === 'pnrControl'))
    return 'wrongNumber'
  throw error
}

const standsUnsigned = (progress: BookingProgress | undefined): boolean =>
  progress?.at === 'there' && progress.booking.status === 'readyToSign'

const stepOfErrors = (errors: FieldErrors): Step =>
  'downPayment' in errors || 'loan' in errors ? 'financing' : 'personal-info'
