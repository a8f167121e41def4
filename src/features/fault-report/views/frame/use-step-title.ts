import { useEffect } from 'react'
import { useFormState } from 'react-hook-form'
import { useTranslations } from 'use-intl'
import { viewOf } from '../../steps/flows.ts'
import type { FaultForm } from '../../steps/form/form.ts'
import { currentStep } from '../../steps/machine/machine.ts'
import type { Wizard } from '../../steps/machine/machine.ts'

/** Names the document after the step, with what is wrong first: "Error: Step 3 of 6: … – Fault report". */
export function useStepTitle(wizard: Wizard, progress: string) {
  const t = useTranslations('fault-report')
  const { errors } = useFormState<FaultForm>()
  const view = viewOf(currentStep(wizard), wizard.form)
  const hasErrors = wizard.attempt > 0 && Object.keys(errors).length > 0
  const title = `${hasErrors ? t('errorPrefix') : ''}${progress}: ${t(`heading.${view}`)} – ${t('title')}`
  useEffect(() => {
    const before = document.title
    document.title = title
    return () => {
      document.title = before
    }
  }, [title])
}
