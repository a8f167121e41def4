import { useEffect, useRef, useState } from 'react'
import { useForm } from 'react-hook-form'
import type { BookingFields, Field } from './booking-form.ts'
import { flawsOf } from './check.ts'
import type { Flaws, Rules } from './check.ts'
import type { Step } from '../steps.ts'

/**
 * The form of all steps, checked by the rules of the step one is at. Only Next finds errors; typing can but mend them, so
 * that nobody is told of a field they are not done with.
 */
export function useBookingForm(known: BookingFields, step: Step, rules: Rules) {
  const form = useForm<BookingFields>({ defaultValues: known, shouldFocusError: false })
  const [attempt, setAttempt] = useState(0)
  const latest = useRef({ step, rules })
  useEffect(() => {
    latest.current = { step, rules }
  })
  const { subscribe, getValues, getFieldState, clearErrors, setError } = form
  useEffect(() => {
    const mend = () => {
      const values = getValues()
      const told = (Object.keys(values) as Field[]).filter((field) => getFieldState(field).error)
      if (told.length === 0) return
      const flaws = flawsOf(latest.current.step, values, latest.current.rules)
      for (const field of told) if (!flaws[field]) clearErrors(field)
    }
    return subscribe({ formState: { values: true }, callback: mend })
    // the functions of a form stay the same
  }, [subscribe, getValues, getFieldState, clearErrors])

  const tell = (flaws: Flaws) => {
    clearErrors()
    for (const [field, type] of Object.entries(flaws)) setError(field as Field, { type })
    setAttempt((before) => before + 1)
  }
  /** Whether the step can be left; what speaks against it is told. */
  const check = (): boolean => {
    const flaws = flawsOf(step, getValues(), rules)
    tell(flaws)
    return Object.keys(flaws).length === 0
  }
  return { form, attempt, tell, check }
}
