import { zodResolver } from '@hookform/resolvers/zod'
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import type { Resolver } from 'react-hook-form'
import { namedErrors } from '#src/domain/forms/field-errors.ts'
import { useRevalidate } from '#src/domain/forms/use-revalidate.ts'
import type { BookingFields, Field } from './booking-form.ts'
import { errorsOf } from './check.ts'
import type { FieldErrors } from './check.ts'
import { schemaOf } from './schema.ts'
import type { Rules } from './schema.ts'
import type { Step } from '../flow/steps.ts'

/** The form of all steps, checked by the schema of the step one is at. Only Next finds errors; typing can but mend them. */
export function useBookingForm(known: BookingFields, step: Step, rules: Rules) {
  // what is asked for depends on what is filled in
  const resolver: Resolver<BookingFields> = (values, context, options) =>
    (zodResolver(schemaOf(step, values, rules), namedErrors) as unknown as Resolver<BookingFields>)(
      values,
      context,
      options,
    )
  const form = useForm<BookingFields>({ defaultValues: known, resolver, shouldFocusError: false })
  const [attempt, setAttempt] = useState(0)
  useRevalidate(form, (values) => errorsOf(step, values, rules))

  const tell = (errors: FieldErrors) => {
    form.clearErrors()
    for (const [field, message] of Object.entries(errors))
      form.setError(field as Field, { type: 'refused', message })
    setAttempt((before) => before + 1)
  }
  /** Whether the step can be left; what speaks against it is told. */
  const check = async (): Promise<boolean> => {
    const isFine = await form.trigger()
    setAttempt((before) => before + 1)
    return isFine
  }
  return { form, attempt, tell, check }
}
