import { useEffect } from 'react'
import { useFormState } from 'react-hook-form'
import { useTranslations } from 'use-intl'
import type { BookingVariant } from '#gen/content/model.ts'
import type { BookingFields } from '../form/booking-form.ts'
import { stepsOf } from '../flow/steps.ts'
import type { Step } from '../flow/steps.ts'

/** Names the document after the step, with what is wrong first: "Error: Step 2 of 6: Details – C-1103". */
export function useStepTitle(variant: BookingVariant, step: Step, name: string) {
  const t = useTranslations('booking')
  const { errors } = useFormState<BookingFields>()
  const steps = stepsOf(variant)
  const progress = t('progress', { number: steps.indexOf(step) + 1, total: steps.length })
  const prefix = Object.keys(errors).length > 0 ? t('errorPrefix') : ''
  const title = `${prefix}${progress}: ${t(`step.${step}`)} – ${name}`
  useEffect(() => {
    const before = document.title
    document.title = title
    return () => {
      document.title = before
    }
  }, [title])
}
