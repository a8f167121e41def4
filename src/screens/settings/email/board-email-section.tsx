import { zodResolver } from '@hookform/resolvers/zod'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { useTranslations } from 'use-intl'
import * as z from 'zod/mini'
import { zEmail } from '#gen/account_service/schemas.ts'
import { boardEmailQuery, useChangeBoardEmail } from '#src/api/my-pages/case-management.ts'
import { Button } from '#src/ui/actions/button.tsx'
import { useOnce } from '#src/ui/actions/use-once.ts'
import { ErrorState } from '#src/ui/feedback/error-state.tsx'
import { Message } from '#src/ui/feedback/message.tsx'
import { Skeleton } from '#src/ui/feedback/skeleton.tsx'
import { TextField } from '#src/ui/fields/text-field.tsx'
import { OutcomeMessage, outcomeOfError } from '../outcome.tsx'
import type { Outcome } from '../outcome.tsx'
import { SettingsSection } from '../settings-section.tsx'

const emailForm = z.object({ email: z.pipe(z.string().check(z.trim()), zEmail) })
type EmailForm = z.infer<typeof emailForm>

/** Where the mail about an association's errands goes (C-058, C-059). */
export function BoardEmailSection() {
  const t = useTranslations('settings')
  const { data, isError, refetch } = useQuery(boardEmailQuery())
  return (
    <SettingsSection title={t('boardEmail.title')} text={t('boardEmail.text')}>
      {data && <BoardEmailForm current={data.email} />}
      {!data && isError && (
        <ErrorState
          title={t('boardEmail.down')}
          retryLabel={t('boardEmail.retry')}
          onRetry={() => refetch()}
        />
      )}
      {!data && !isError && <Skeleton className="h-24" />}
    </SettingsSection>
  )
}

function BoardEmailForm({ current }: { current: string }) {
  const t = useTranslations('settings')
  const change = useChangeBoardEmail()
  const [outcome, setOutcome] = useState<Outcome>()
  const [saved, setSaved] = useState<string>()
  const { register, handleSubmit, formState, getValues } = useForm<EmailForm>({
    resolver: zodResolver(emailForm),
    defaultValues: { email: current },
  })
  const save = useOnce(async ({ email }: EmailForm) => {
    setOutcome(undefined)
    setSaved(undefined)
    try {
      await change.mutateAsync(email)
      setSaved(email)
    } catch (failure) {
      setOutcome(outcomeOfError(failure))
    }
    return 'again'
  })
  const isEmpty = getValues('email').trim() === ''
  return (
    <form noValidate onSubmit={handleSubmit(save)} className="grid gap-6">
      <TextField
        label={t('boardEmail.label')}
        error={formState.errors.email && t(isEmpty ? 'required.email' : 'wrong.email')}
        type="email"
        {...register('email')}
      />
      {saved !== undefined && (
        <Message tone="ok" live>
          {t('boardEmail.saved', { email: saved })}
        </Message>
      )}
      {outcome && <OutcomeMessage key={change.submittedAt} outcome={outcome} />}
      <div>
        <Button type="submit" look="secondary" loading={change.isPending}>
          {t('boardEmail.submit')}
        </Button>
      </div>
    </form>
  )
}
