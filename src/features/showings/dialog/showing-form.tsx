import { zodResolver } from '@hookform/resolvers/zod'
import { useState } from 'react'
import type { ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import { AppError } from '#src/api/errors.ts'
import { useSession } from '#src/api/session/session.ts'
import { useBookShowing } from '#src/api/interest/sign-ups.ts'
import { usePersonForm } from '#src/domain/forms/use-person-form.ts'
import { Button } from '#src/ui/actions/button.tsx'
import { useOnce } from '#src/ui/actions/use-once.ts'
import { ErrorSummary } from '#src/ui/feedback/error-summary.tsx'
import { FormFailure } from '#src/ui/feedback/form-failure.tsx'
import { TextField } from '#src/ui/fields/text-field.tsx'
import { guestDraft, guestForm } from './showing-form-schema.ts'
import type { GuestForm } from './showing-form-schema.ts'

type Props = {
  showingId: string
  submitLabel: string
  /** What is said to somebody logged in instead of asking who comes. */
  asUser?: 'asUser' | 'page.asUser' | undefined
  onBooked: () => void
}

type Problem = 'full' | 'over' | 'general'

/** Books a place: a visitor says who comes, of somebody logged in the account's details are used. */
export function ShowingForm({ showingId, submitLabel, asUser = 'asUser', onBooked }: Props) {
  const t = useTranslations('showings')
  const session = useSession()
  const booking = useBookShowing()
  const [problem, setProblem] = useState<Problem>()
  const book = useOnce(async (guest: Partial<GuestForm>, forget?: () => void) => {
    setProblem(undefined)
    try {
      await booking.mutateAsync({ showingId, ...guest })
      forget?.()
      onBooked()
      return 'done'
    } catch (error) {
      setProblem(problemOf(error))
      return 'again'
    }
  })
  const answer = problem && <FormFailure key={booking.submittedAt}>{t(`problem.${problem}`)}</FormFailure>
  const submit = (
    <Button type="submit" loading={booking.isPending}>
      {submitLabel}
    </Button>
  )
  if (session.kind !== 'private') return <GuestFields answer={answer} submit={submit} onSubmit={book} />
  return (
    <form
      className="grid justify-items-start gap-6"
      onSubmit={(event) => {
        event.preventDefault()
        void book({})
      }}
    >
      <p>{t(asUser, { name: session.user.firstName, email: session.user.email })}</p>
      {answer}
      {submit}
    </form>
  )
}

type GuestProps = {
  answer: ReactNode
  submit: ReactNode
  onSubmit: (guest: GuestForm, forget: () => void) => Promise<void>
}

const fields = [
  { name: 'firstName', autoComplete: 'given-name', type: 'text' },
  { name: 'lastName', autoComplete: 'family-name', type: 'text' },
  { name: 'email', autoComplete: 'email', type: 'email' },
  { name: 'phoneNumber', autoComplete: 'tel', type: 'tel' },
] as const

function GuestFields({ answer, submit, onSubmit }: GuestProps) {
  const t = useTranslations('showings')
  const { register, handleSubmit, fieldErrorOf, listed, attempt, forget } = usePersonForm<
    GuestForm,
    GuestForm
  >('showing', zodResolver(guestForm), {}, guestDraft)
  const messageOf = (name: keyof GuestForm) => {
    const error = fieldErrorOf(name)
    return error && t(error.kind === 'required' ? `required.${name}` : `wrong.${name}`)
  }
  const names = fields.map(({ name }) => name)
  return (
    <form noValidate onSubmit={handleSubmit((guest) => onSubmit(guest, forget))} className="grid gap-6">
      <ErrorSummary title={t('problem.summary')} errors={listed(names, messageOf)} attempt={attempt} />
      {answer}
      <div className="grid gap-6 sm:grid-cols-2">
        {fields.map(({ name, ...rest }) => (
          <TextField
            key={name}
            id={`showing-${name}`}
            label={t(`field.${name}`)}
            error={messageOf(name)}
            {...rest}
            {...register(name)}
          />
        ))}
      </div>
      <div>{submit}</div>
    </form>
  )
}

function problemOf(error: unknown): Problem {
  if (!(error instanceof AppError)) return 'general'
  if (error.kind === 'conflict') return 'full'
  return error.kind === 'gone' ? 'over' : 'general'
}
