import { createContext, use } from 'react'
import type { ReactNode, RefObject } from 'react'
import { useFormContext } from 'react-hook-form'
import { useTranslations } from 'use-intl'
import type { VideoBlock } from '#gen/content/model.ts'
import { errorText } from './error-text.ts'
import type { ErrorCode, Rules } from '../steps/form/check.ts'
import type { Reporter, StepId } from '../steps/flows.ts'
import type { FaultForm, Field } from '../steps/form/form.ts'

/** What every step of a wizard can reach. */
export type WizardTools = {
  reporter: Reporter
  /** Their name is known, and not theirs to change here. */
  isLoggedIn: boolean
  rules: Rules
  files: readonly File[]
  /** How many files a restored draft had; they have to be chosen again. */
  missingFiles: number
  onFiles: (files: readonly File[]) => void
  articles: readonly string[] | null
  inform: (articles: readonly string[] | null) => void
  jump: (to: StepId) => void
  /** Tries again to load a list that has failed; nothing while none has. */
  retry: RefObject<HTMLButtonElement | null>
  /** Logs in again over the report, where the session ended meanwhile. */
  logIn: () => void
  /** Shows what editors wrote. */
  html: (html: string) => ReactNode
  /** Shows a film, once its visitor allows that (P-034). */
  film: (film: VideoBlock) => ReactNode
}

export const WizardContext = createContext<WizardTools | undefined>(undefined)

/** The wizard around a step. */
export function useWizard(): WizardTools {
  const tools = use(WizardContext)
  if (!tools) throw new Error('A step needs a wizard around it')
  return tools
}

/** The form of the wizard. */
export const useFault = () => useFormContext<FaultForm>()

/** The id of a field on the page; the error summary leads there. */
export const fieldId = (field: Field) => `fault-${field}`

/** Changes some answers at once; errors of theirs are gone with the old ones. */
export function useChange() {
  const { setValue, clearErrors } = useFault()
  return (change: Partial<FaultForm>) => {
    for (const [field, value] of Object.entries(change)) {
      setValue(field as Field, value, { shouldDirty: true })
      clearErrors(field as Field)
    }
  }
}

/** The words of an error in the language of the page. */
export function useErrorText() {
  const t = useTranslations('fault-report')
  return (field: Field, code: ErrorCode) => errorText(t, field, code)
}

/** What a native field needs: its id, its place in the form, and its error in words. */
export function useTextField() {
  const { register, formState } = useFault()
  const textOf = useErrorText()
  return (field: Field) => {
    const code = formState.errors[field]?.message as ErrorCode | undefined
    return { id: fieldId(field), ...register(field), error: code && textOf(field, code) }
  }
}
