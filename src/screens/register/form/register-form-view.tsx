import { useEffect, useEffectEvent, useState } from 'react'
import type { ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import { useKeepOnLeave } from '#src/domain/drafts/use-keep-on-leave.ts'
import { useSite } from '#src/sites/use-site.ts'
import { Button } from '#src/ui/actions/button.tsx'
import { useOnce } from '#src/ui/actions/use-once.ts'
import { ErrorSummary } from '#src/ui/feedback/error-summary.tsx'
import { Message } from '#src/ui/feedback/message.tsx'
import { Checkbox } from '#src/ui/fields/checkbox.tsx'
import { PasswordField } from '#src/ui/fields/password-field.tsx'
import { RadioGroup } from '#src/ui/fields/radio-group.tsx'
import { TextField } from '#src/ui/fields/text-field.tsx'
import { ProblemMessage } from './problem-message.tsx'
import type { RegisterFields, RegisterForm } from './register-form.ts'
import type { Refusal, RegisterProblem } from '../register-problem.ts'
import { fieldIdOf, useRegisterForm } from './use-register-form.ts'

type Props = {
  known?: Partial<RegisterFields>
  /** What an identification came to that the form was left for. */
  former?: Refusal
  terms?: ReactNode
  /** Answers why there is no account yet, if there is none. */
  onSend: (form: RegisterForm) => Promise<Refusal | undefined>
  /** The page is left, for an e-ID or otherwise. */
  onKeep: (fields: RegisterFields) => void
}

const person = [
  { name: 'firstName', autoComplete: 'given-name', type: 'text' },
  { name: 'lastName', autoComplete: 'family-name', type: 'text' },
  { name: 'email', autoComplete: 'email', type: 'email' },
  { name: 'phoneNumber', autoComplete: 'tel', type: 'tel' },
] as const

/** Who one is, how one will log in, and what one agrees to. */
export function RegisterFormView({ known, former, terms, onSend, onKeep }: Props) {
  const t = useTranslations('register')
  const [problem, setProblem] = useState<RegisterProblem>()
  const [codeSentTo, setCodeSentTo] = useState<string>()
  const [isSending, setSending] = useState(false)
  const { form, way, fieldOf, messageOf, wrong, refuse } = useRegisterForm(known)
  const { register, handleSubmit, formState, setFocus } = form
  const { vip: hasVip } = useSite().capabilities
  const isEid = way === 'eid'
  const { isDirty } = formState
  useKeepOnLeave(() => {
    if (isDirty) onKeep(form.getValues())
  })
  const formerField = former && 'field' in former ? former.field : undefined
  const onFormer = useEffectEvent(refuse)
  // once for each identification
  useEffect(() => {
    if (formerField) onFormer(formerField)
  }, [formerField])
  useEffect(() => {
    // the one thing left to do
    if (codeSentTo !== undefined) setFocus('emailVerificationCode')
  }, [codeSentTo, setFocus])

  const answer = (refusal: Refusal, email: string) => {
    if ('problem' in refusal) setProblem(refusal.problem)
    else if ('field' in refusal) refuse(refusal.field)
    else setCodeSentTo(email)
  }
  const send = useOnce(async (filled: RegisterForm) => {
    setProblem(undefined)
    setSending(true)
    const refusal = await onSend(filled)
    setSending(false)
    if (refusal) answer(refusal, filled.email)
    // an identification that is cancelled leads back here
    return refusal || filled.way === 'eid' ? 'again' : 'done'
  })
  const shown = problem ?? (former && 'problem' in former ? former.problem : undefined)
  return (
    <form noValidate onSubmit={handleSubmit(send)} className="grid grid-cols-1 gap-6">
      <ErrorSummary title={t('summary')} errors={wrong} attempt={formState.submitCount} />
      {shown && <ProblemMessage key={shown} problem={shown} />}
      <RadioGroup
        id={fieldIdOf('way')}
        label={t('way.label')}
        options={(['eid', 'password'] as const).map((value) => ({
          value,
          label: t(`way.${value}`),
          hint: t(`way.${value}Hint`),
        }))}
        {...register('way')}
      />
      <div className="grid gap-6 sm:grid-cols-2">
        {person.map(({ name, ...rest }) => (
          <TextField key={name} label={t(`field.${name}`)} {...rest} {...fieldOf(name)} />
        ))}
      </div>
      {codeSentTo !== undefined && (
        <div className="grid gap-4">
          <Message live>{t('codeSent', { email: codeSentTo })}</Message>
          <TextField
            label={t('field.emailVerificationCode')}
            inputMode="numeric"
            autoComplete="one-time-code"
            {...fieldOf('emailVerificationCode')}
          />
        </div>
      )}
      {!isEid && (
        <>
          <TextField
            label={t('field.birthDate')}
            hint={t('birthDateHint')}
            inputMode="numeric"
            autoComplete="off"
            className="sm:max-w-72"
            {...fieldOf('birthDate')}
          />
          <div className="grid items-start gap-6 sm:grid-cols-2">
            <PasswordField
              label={t('field.password')}
              hint={t('passwordHint')}
              showLabel={t('showPassword')}
              autoComplete="new-password"
              {...fieldOf('password')}
            />
            <PasswordField
              label={t('field.repeated')}
              showLabel={t('showPassword')}
              autoComplete="new-password"
              {...fieldOf('repeated')}
            />
          </div>
        </>
      )}
      {hasVip && (
        <TextField
          label={t('field.campaignCode')}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          className="sm:max-w-72"
          {...fieldOf('campaignCode')}
        />
      )}
      {terms}
      <Checkbox
        id={fieldIdOf('consent')}
        label={t('field.consent')}
        error={messageOf('consent')}
        {...register('consent')}
      />
      <Checkbox id={fieldIdOf('newsletter')} label={t('field.newsletter')} {...register('newsletter')} />
      <div>
        <Button type="submit" loading={isSending}>
          {t(isEid ? 'submitEid' : 'submit')}
        </Button>
      </div>
    </form>
  )
}
