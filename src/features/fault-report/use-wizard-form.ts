import { useEffect, useRef } from 'react'
import { useForm } from 'react-hook-form'
import type { FieldErrors, Resolver } from 'react-hook-form'
import { flawsOf } from './steps/check.ts'
import type { Rules } from './steps/check.ts'
import { viewOf } from './steps/flows.ts'
import type { FaultForm, Field } from './steps/form.ts'
import { currentStep } from './steps/machine.ts'
import type { Wizard } from './steps/machine.ts'

/**
 * The form of a wizard: one for all steps, checked by the rules of the step one is at. Only Next finds errors; typing can
 * but mend them, so that nobody is told of a field they are not done with, nor loses the focus to it.
 */
export function useWizardForm(wizard: Wizard, rules: Rules) {
  const latest = useRef({ wizard, rules })
  useEffect(() => {
    latest.current = { wizard, rules }
  })
  const flawsNow = (values: FaultForm) => {
    const at = latest.current
    return flawsOf(viewOf(currentStep(at.wizard), values), values, at.rules)
  }
  const resolver: Resolver<FaultForm> = (values) => {
    const flaws = flawsNow(values)
    if (Object.keys(flaws).length === 0) return { values, errors: {} }
    const errors: FieldErrors<FaultForm> = {}
    for (const [field, type] of Object.entries(flaws)) errors[field as Field] = { type }
    return { values: {}, errors }
  }
  const form = useForm<FaultForm>({
    defaultValues: wizard.form,
    resolver,
    reValidateMode: 'onSubmit',
    shouldFocusError: false,
  })
  const { subscribe, getValues, getFieldState, clearErrors, setError } = form
  useEffect(() => {
    const mend = () => {
      const values = getValues()
      const told = (Object.keys(values) as Field[]).filter((field) => getFieldState(field).error)
      if (told.length === 0) return
      const flaws = flawsNow(values)
      for (const field of told) {
        const flaw = flaws[field]
        if (!flaw) clearErrors(field)
        else if (flaw !== getFieldState(field).error?.type) setError(field, { type: flaw })
      }
    }
    return subscribe({ formState: { values: true }, callback: mend })
    // the functions of a form stay the same
  }, [subscribe, getValues, getFieldState, clearErrors, setError])
  return form
}
