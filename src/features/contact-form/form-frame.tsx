import { useState } from 'react'
import type { ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import { Button } from '#src/ui/actions/button.tsx'
import { useOnce } from '#src/ui/actions/use-once.ts'
import { ErrorSummary } from '#src/ui/feedback/error-summary.tsx'
import type { SummaryError } from '#src/ui/feedback/error-summary.tsx'
import { FormFailure } from '#src/ui/feedback/form-failure.tsx'
import type { ContactForm } from './contact-fields.ts'
import type { ContactFormState } from './use-contact-form.ts'

type Props = {
  form: ContactFormState
  /** What is wrong beside the fields; it keeps the form from being sent. */
  alsoWrong?: readonly SummaryError[]
  send: (fields: ContactForm) => Promise<unknown>
  /** Tells what an answer says of anything beside the fields; whether it says something of that. */
  onRefused?: (error: unknown) => boolean
  onSent: (email: string) => void
  submitText: string
  failedText: string
  children: ReactNode
}

/** What each form has around its fields: what is wrong, and a button that sends once and says when that failed. */
export function FormFrame(props: Props) {
  const { form, alsoWrong = [], send, onRefused, onSent, submitText, failedText, children } = props
  const t = useTranslations('contact-form')
  const [failures, setFailures] = useState(0)
  const [hasFailed, setFailed] = useState(false)
  const [isSending, setSending] = useState(false)
  const submit = useOnce(async (fields: ContactForm) => {
    if (alsoWrong.length > 0) return 'again'
    setFailed(false)
    setSending(true)
    try {
      await send(fields)
      form.forget()
      onSent(fields.email)
      return 'done'
    } catch (error) {
      const isTold = [form.tell(error), onRefused?.(error)].includes(true)
      if (isTold) return 'again'
      setFailures(failures + 1)
      setFailed(true)
      return 'again'
    } finally {
      setSending(false)
    }
  })
  const wrong = form.attempt > 0 ? [...form.wrong, ...alsoWrong] : []
  return (
    <form noValidate onSubmit={form.handleSubmit(submit)} className="grid max-w-measure grid-cols-1 gap-6">
      <ErrorSummary title={t('problem.summary')} errors={wrong} attempt={form.attempt} />
      {children}
      {hasFailed && <FormFailure key={failures}>{failedText}</FormFailure>}
      <div>
        <Button type="submit" loading={isSending}>
          {submitText}
        </Button>
      </div>
    </form>
  )
}
