import { createContext, use } from 'react'
import { useFormState } from 'react-hook-form'
import { useTranslations } from 'use-intl'
import type { BookingObjectInformation } from '#gen/buyresidence/model.ts'
import { useFormats } from '#src/i18n/use-formats.ts'
import { fieldOrder } from '../form/booking-form.ts'
import type { BookingFields, Field } from '../form/booking-form.ts'
import type { ErrorCode } from '../form/check.ts'

/** The home that all steps are about. */
export const HomeContext = createContext<BookingObjectInformation | undefined>(undefined)

/** @throws outside a booking */
export function useHome(): BookingObjectInformation {
  const home = use(HomeContext)
  if (!home) throw new Error('There is no home to book here')
  return home
}

/** Fields of the second buyer begin with it. */
export const isOfSecond = /^second[A-Z]/

/** What the second buyer is asked for is told in the same words as for the first one. */
const wordOf = (field: Field) =>
  field.replace(isOfSecond, (start) => start.slice(-1).toLowerCase()) as 'email' | 'ssn'

/** The words of what is wrong with a field; undefined for one that is fine. */
export function useErrorText() {
  const t = useTranslations('booking.error')
  const { price } = useFormats()
  const home = useHome()
  const { errors } = useFormState<BookingFields>()
  const textOf = (field: Field): string | undefined => {
    const code = errors[field]?.message as ErrorCode | undefined
    if (code === undefined) return undefined
    if (code === 'required' || code === 'wrong') return t(`${code}.${wordOf(field)}`)
    return t(`rule.${code}`, {
      least: price(home.minDownPayment),
      most: price(home.totalPrice),
      price: price(home.price),
    })
  }
  const invalid = fieldOrder.flatMap((field) => {
    const message = textOf(field)
    return message === undefined ? [] : [{ field, message }]
  })
  return { textOf, invalid }
}
