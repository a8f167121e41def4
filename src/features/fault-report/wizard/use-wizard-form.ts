import { useForm } from 'react-hook-form'
import { useRevalidate } from '#src/domain/forms/use-revalidate.ts'
import type { FieldErrors, Rules } from '../steps/form/check.ts'
import type { FaultForm, Field } from '../steps/form/form.ts'
import { errorsHere } from '../steps/machine/machine.ts'
import type { Wizard } from '../steps/machine/machine.ts'

/**
 * The form of a wizard: it holds what is typed in all steps, and shows what the machine has against the step one is at.
 * The machine alone decides what is wrong (docs/decisions/0014-the-machine-checks-a-report.md).
 */
export function useWizardForm(wizard: Wizard, rules: Rules) {
  const form = useForm<FaultForm>({ defaultValues: wizard.form })
  useRevalidate(form, (values) => errorsHere({ ...wizard, form: values }, rules), { retells: true })

  const tell = (errors: FieldErrors) => {
    form.clearErrors()
    for (const [field, message] of Object.entries(errors)) form.setError(field as Field, { message })
  }
  return { form, tell }
}
