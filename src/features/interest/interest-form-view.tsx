import { zodResolver } from '@hookform/resolvers/zod'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { useSignUpInterest } from '#src/api/interest/sign-ups.ts'
import { usePersonForm } from '#src/domain/forms/use-person-form.ts'
import { useSite } from '#src/sites/use-site.ts'
import { Button } from '#src/ui/actions/button.tsx'
import { useOnce } from '#src/ui/actions/use-once.ts'
import { ErrorSummary } from '#src/ui/feedback/error-summary.tsx'
import { FormFailure } from '#src/ui/feedback/form-failure.tsx'
import { Checkbox } from '#src/ui/fields/checkbox.tsx'
import { TextArea } from '#src/ui/fields/text-area.tsx'
import { TextField } from '#src/ui/fields/text-field.tsx'
import { interestDraftOf, interestForm, toInterest } from './interest-form.ts'
import type { InterestFields, InterestForm } from './interest-form.ts'
import type { InterestTarget } from './interest-target.ts'

type Props = { about: InterestTarget; onSent: (email: string) => void }

const person = [
  { name: 'firstName', autoComplete: 'given-name', type: 'text' },
  { name: 'lastName', autoComplete: 'family-name', type: 'text' },
  { name: 'email', autoComplete: 'email', type: 'email' },
  { name: 'phoneNumber', autoComplete: 'tel', type: 'tel' },
] as const
const rooms = ['minRooms', 'maxRooms'] as const

/** Who is interested, in how many rooms, and what else to say; filled in as far as the account knows. */
export function InterestFormView({ about, onSent }: Props) {
  const t = useTranslations('interest')
  const signUp = useSignUpInterest(useSite())
  const [hasFailed, setFailed] = useState(false)
  const { register, handleSubmit, fieldErrorOf, listed, attempt, forget } = usePersonForm<
    InterestFields,
    InterestForm
  >(
    'interest',
    zodResolver(interestForm),
    { minRooms: '', maxRooms: '', message: '', terms: false },
    interestDraftOf(idsOf(about)),
  )
  const send = useOnce(async (form: InterestForm) => {
    setFailed(false)
    try {
      await signUp.mutateAsync(toInterest(form, idsOf(about)))
      forget()
      onSent(form.email)
      return 'done'
    } catch {
      setFailed(true)
      return 'again'
    }
  })
  const messageOf = (name: keyof InterestFields): string | undefined => {
    const error = fieldErrorOf(name)
    if (!error) return undefined
    if (error.rule === 'backwards') return t('wrong.backwards')
    if (name === 'minRooms' || name === 'maxRooms') return t('wrong.rooms')
    if (name === 'terms') return t('required.terms')
    if (name === 'message') return t('wrong.message')
    return t(error.kind === 'required' ? `required.${name}` : `wrong.${name}`)
  }
  const order = [...person.map(({ name }) => name), ...rooms, 'message', 'terms'] as const
  return (
    <form noValidate onSubmit={handleSubmit(send)} className="grid gap-6">
      <ErrorSummary title={t('problem.summary')} errors={listed(order, messageOf)} attempt={attempt} />
      <div className="grid gap-6 sm:grid-cols-2">
        {person.map(({ name, ...rest }) => (
          <TextField
            key={name}
            id={`interest-${name}`}
            label={t(`field.${name}`)}
            error={messageOf(name)}
            {...rest}
            {...register(name)}
          />
        ))}
        {rooms.map((name) => (
          <TextField
            key={name}
            id={`interest-${name}`}
            label={t(`field.${name}`)}
            error={messageOf(name)}
            inputMode="numeric"
            autoComplete="off"
            {...register(name)}
          />
        ))}
      </div>
      <TextArea
        id="interest-message"
        label={t('field.message')}
        error={messageOf('message')}
        maxLength={500}
        countText={(used, max) => t('count', { used, max })}
        {...register('message')}
      />
      <Checkbox
        id="interest-terms"
        label={t('field.terms')}
        error={messageOf('terms')}
        {...register('terms')}
      />
      {hasFailed && <FormFailure key={signUp.submittedAt}>{t('problem.general')}</FormFailure>}
      <div>
        <Button type="submit" loading={signUp.isPending}>
          {t('submit')}
        </Button>
      </div>
    </form>
  )
}

const idsOf = ({ stageId, objectId }: InterestTarget) => (objectId ? { stageId, objectId } : { stageId })
