import { useTranslations } from 'use-intl'
import { Button } from '#src/ui/actions/button.tsx'
import { useOnce } from '#src/ui/actions/use-once.ts'
import { TextField } from '#src/ui/fields/text-field.tsx'
import type { StartProblem } from '../process/start-problem.ts'
import type { PaymentChoice } from '../process/use-fee-payment.ts'
import type { SwishFields } from './use-swish-form.ts'

type Props = {
  form: SwishFields
  isStarting: boolean
  onPay: (choice: PaymentChoice) => Promise<StartProblem | undefined>
}

/** Asks for the phone that has Swish. A number that Swish does not know is told at the field. */
export function SwishForm({ form, isStarting, onPay }: Props) {
  const t = useTranslations('payment.swish')
  const { register, handleSubmit, formState, setError } = form
  const pay = useOnce(async ({ phoneNumber }: { phoneNumber: string }) => {
    const problem = await onPay({ method: 'swish', phoneNumber })
    if (problem === 'payer') setError('phoneNumber', { type: 'refused' }, { shouldFocus: true })
    return 'again'
  })
  const error = formState.errors.phoneNumber
  const message =
    error && t(error.type === 'refused' ? 'refused' : error.message === 'required' ? 'required' : 'wrong')
  return (
    <form noValidate onSubmit={handleSubmit(pay)} className="grid gap-5">
      <TextField
        type="tel"
        autoComplete="tel"
        label={t('phone')}
        hint={t('phoneHint')}
        error={message}
        {...register('phoneNumber')}
      />
      <div>
        <Button type="submit" loading={isStarting}>
          {t('submit')}
        </Button>
      </div>
    </form>
  )
}
