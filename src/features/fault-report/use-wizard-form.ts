import { useEffect, useRef } from 'react'
import { useForm } from 'react-hook-form'
import type { Resolver } from 'react-hook-form'
import { flawsOf } from './steps/check.ts'
import type { Rules } from './steps/check.ts'
import { viewOf } from './steps/flows.ts'
import type { FaultForm } from './steps/form.ts'
import { currentStep } from './steps/machine.ts'
import type { Wizard } from './steps/machine.ts'

/** The form of a wizard: one for all steps, checked by the rules of the step one is at. */
export function useWizardForm(wizard: Wizard, rules: Rules) {
  const latest = useRef({ wizard, rules })
  useEffect(() => {
    latest.current = { wizard, rules }
  })
  const resolver: Resolver<FaultForm> = (values) => {
    const at = latest.current
    const flaws = flawsOf(viewOf(currentStep(at.wizard), values), values, at.rules)
    const errors = Object.fromEntries(Object.entries(flaws).map(([field, type]) => [field, { type }]))
    return Object.keys(errors).length > 0 ? { values: {}, errors } : { values, errors: {} }
  }
  return useForm<FaultForm>({ defaultValues: wizard.form, resolver, shouldFocusError: false })
}
