import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { AppError } from '#src/api/errors.ts'
import { useJoinVip } from '#src/api/interest/vip.ts'
import { useSite } from '#src/sites/use-site.ts'
import { Button } from '#src/ui/actions/button.tsx'
import { useOnce } from '#src/ui/actions/use-once.ts'
import { FormFailure } from '#src/ui/feedback/form-failure.tsx'
import { TextField } from '#src/ui/fields/text-field.tsx'
import { useJoinForm } from './join-form.ts'

type Problem = 'tooMany' | 'failed' | 'general'

type Props = {
  /** What the form is for: to become a member, for another year too, or to have a code stand for the fee. */
  to: 'join' | 'renew' | 'useCode'
  onDone: () => void
}

/** Joins the VIP of the site for the fee or by a campaign code, which can also stand for a fee that is open (C-014, X-002). */
export function JoinVip({ to, onDone }: Props) {
  const t = useTranslations('vip')
  const join = useJoinVip(useSite())
  const needsCode = to === 'useCode'
  const { register, handleSubmit, formState, getValues, setError, reset } = useJoinForm({ needsCode })
  const [problem, setProblem] = useState<Problem>()
  const error = formState.errors.campaignCode
  const send = useOnce(async ({ campaignCode }: { campaignCode?: string }) => {
    setProblem(undefined)
    try {
      const { result } = await join.mutateAsync(campaignCode)
      if (result === 'InvalidCampaignCode')
        setError('campaignCode', { type: 'refused' }, { shouldFocus: true })
      else if (result === 'Ok') {
        reset()
        onDone()
      } else setProblem('general')
    } catch (failure) {
      setProblem(failure instanceof AppError && failure.kind === 'busy' ? 'tooMany' : 'failed')
    }
    return 'again'
  })
  const messageOf = (type: string) => {
    if (type === 'refused') return t('code.refused')
    return t(getValues('campaignCode').trim() === '' ? 'code.required' : 'code.wrong')
  }
  return (
    <form noValidate onSubmit={handleSubmit(send)} className="grid max-w-100 gap-5">
      <TextField
        label={t(needsCode ? 'code.label' : 'code.optional')}
        hint={needsCode ? t('code.hint') : undefined}
        error={error && messageOf(error.type)}
        autoComplete="off"
        autoCapitalize="characters"
        {...register('campaignCode')}
      />
      {problem && <FormFailure>{t(`problem.${problem}`)}</FormFailure>}
      <div>
        <Button type="submit" look={needsCode ? 'secondary' : 'primary'} loading={join.isPending}>
          {t(submitTexts[to])}
        </Button>
      </div>
    </form>
  )
}

const submitTexts = { join: 'submit', renew: 'renew', useCode: 'code.use' } as const
