import { useEffect, useRef } from 'react'
import { useFormState } from 'react-hook-form'
import { useTranslations } from 'use-intl'
import { Button } from '#src/ui/actions/button.tsx'
import { ErrorSummary } from '#src/ui/feedback/error-summary.tsx'
import { Message } from '#src/ui/feedback/message.tsx'
import type { ErrorCode } from '../../steps/form/check.ts'
import { emptyForm } from '../../steps/form/form.ts'
import type { FaultForm, Field } from '../../steps/form/form.ts'
import type { Refusal, Wizard } from '../../steps/machine/machine.ts'
import { fieldId, useErrorText, useWizard } from '../../wizard/wizard-context.ts'

/** What keeps the step from being left, each line leading to its field; or why the report did not come through. */
export function StepErrors({ wizard }: { wizard: Wizard }) {
  const t = useTranslations('fault-report')
  const textOf = useErrorText()
  const { errors } = useFormState<FaultForm>()
  const found = inOrder.flatMap((field) => {
    const code = errors[field]?.message as ErrorCode | undefined
    return code ? [{ fieldId: fieldId(field), message: textOf(field, code) }] : []
  })
  const refusal = wizard.phase.at === 'filling' ? wizard.phase.refusal : undefined
  return (
    <div className="mb-7 max-w-160 empty:hidden">
      {refusal && <Refused refusal={refusal} />}
      <ErrorSummary
        title={t('summaryOfErrors', { count: found.length })}
        errors={found}
        attempt={wizard.attempt}
      />
    </div>
  )
}

const inOrder = Object.keys(emptyForm) as Field[]

function Refused({ refusal }: { refusal: Refusal }) {
  const t = useTranslations('fault-report')
  const { logIn } = useWizard()
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => box.current?.focus(), [])
  return (
    <div ref={box} tabIndex={-1} className="outline-none">
      <Message tone={refusal === 'stopped' ? 'info' : 'err'} live>
        <p>{t(`refusal.${refusal}`)}</p>
        {refusal === 'loggedOut' && (
          <Button small look="secondary" className="mt-4" onClick={logIn}>
            {t('logIn')}
          </Button>
        )}
      </Message>
    </div>
  )
}
