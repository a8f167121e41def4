import { zodResolver } from '@hookform/resolvers/zod'
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { useTranslations } from 'use-intl'
import * as z from 'zod/mini'
import { zEmail } from '#gen/account_service/schemas.ts'
import { AppError } from '#src/api/errors.ts'
import { useChangeEmail } from '#src/api/settings.ts'
import { useSite } from '#src/sites/use-site.ts'
import { Button } from '#src/ui/actions/button.tsx'
import { useOnce } from '#src/ui/actions/use-once.ts'
import { Message } from '#src/ui/feedback/message.tsx'
import { TextField } from '#src/ui/fields/text-field.tsx'
import { OutcomeMessage, outcomeOfError } from './outcome.tsx'
import type { Outcome } from './outcome.tsx'
import { SettingsSection } from './settings-section.tsx'

const emailForm = z.object({ email: z.pipe(z.string().check(z.trim()), zEmail) })
type EmailForm = z.infer<typeof emailForm>

/** Another address: it holds once the link is opened that is mailed to it (C-022). */
export function EmailSection({ email: current }: { email: string }) {
  const t = useTranslations('settings')
  const change = useChangeEmail(useSite())
  const [sentTo, setSentTo] = useState<string>()
  const [outcome, setOutcome] = useState<Outcome>()
  const { register, handleSubmit, formState, getValues, setError, setFocus, reset } = useForm<EmailForm>({
    resolver: zodResolver(emailForm),
    defaultValues: { email: '' },
  })
  const error = formState.errors.email
  const refuse = (why: 'inUse' | 'same') => {
    setError('email', { type: why })
    setFocus('email', { shouldSelect: true })
  }
  const send = useOnce(async ({ email }: EmailForm) => {
    setOutcome(undefined)
    setSentTo(undefined)
    if (email.toLowerCase() === current.toLowerCase()) {
      refuse('same')
      return 'again'
    }
    try {
      await change.mutateAsync(email)
      setSentTo(email)
      reset()
    } catch (failure) {
      if (failure instanceof AppError && failure.code === 'emailInUse') refuse('inUse')
      else setOutcome(outcomeOfError(failure))
    }
    return 'again'
  })
  const messageOf = (type: string) => {
    if (type === 'inUse' || type === 'same') return t(`wrong.email-${type}`)
    return t(getValues('email').trim() === '' ? 'required.email' : 'wrong.email')
  }
  return (
    <SettingsSection title={t('email.title')} text={t('email.text')}>
      <form noValidate onSubmit={handleSubmit(send)} className="grid gap-6">
        <p className="wrap-anywhere">{t('email.current', { email: current })}</p>
        <TextField
          label={t('email.new')}
          error={error && messageOf(error.type)}
          type="email"
          autoComplete="email"
          {...register('email')}
        />
        {sentTo !== undefined && (
          <Message tone="ok" live title={t('email.sentTitle')}>
            {t('email.sentText', { email: sentTo })}
          </Message>
        )}
        {outcome && <OutcomeMessage key={change.submittedAt} outcome={outcome} />}
        <div>
          <Button type="submit" look="secondary" loading={change.isPending}>
            {t('email.submit')}
          </Button>
        </div>
      </form>
    </SettingsSection>
  )
}
