import { zodResolver } from '@hookform/resolvers/zod'
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { useTranslations } from 'use-intl'
import type { User } from '#gen/account_service/model.ts'
import { useUpdateUser } from '#src/api/account/settings.ts'
import { useKeepOnLeave } from '#src/domain/drafts/use-keep-on-leave.ts'
import { useSite } from '#src/sites/use-site.ts'
import { Button } from '#src/ui/actions/button.tsx'
import { useOnce } from '#src/ui/actions/use-once.ts'
import { ErrorSummary } from '#src/ui/feedback/error-summary.tsx'
import { TextField } from '#src/ui/fields/text-field.tsx'
import { changesOf, detailsFields, detailsFormOf, keepDetails, beginDetails } from './details-form.ts'
import type { DetailsFields, DetailsForm } from './details-form.ts'
import { maskedNumber } from '#src/lib/values/masked-number.ts'
import { OutcomeMessage, outcomeOfError } from '../outcome.tsx'
import type { Outcome } from '../outcome.tsx'
import { SettingsSection } from '../settings-section.tsx'

/** Name, phone and address; what an e-ID has told of a person stays as it is. */
export function DetailsSection({ user }: { user: User }) {
  const t = useTranslations('settings')
  const site = useSite()
  const update = useUpdateUser()
  const [outcome, setOutcome] = useState<Outcome>()
  const { register, handleSubmit, formState, getValues } = useForm<DetailsFields, unknown, DetailsForm>({
    resolver: zodResolver(detailsFormOf(user, site)),
    defaultValues: beginDetails(user),
    shouldFocusError: false,
  })
  useKeepOnLeave(() => keepDetails(getValues(), user))
  const { errors, submitCount } = formState
  const isLocked = (name: string) =>
    user.hasSecurityIdentifier && (name === 'firstName' || name === 'lastName')

  const saved = async (form: DetailsForm): Promise<Outcome> => {
    const changes = changesOf(form, user)
    if (!changes) return 'saved'
    try {
      const { result } = await update.mutateAsync(changes)
      if (result === 'Ok') return 'saved'
      return result === 'InvalidInput' ? 'invalidInput' : 'general'
    } catch (error) {
      return outcomeOfError(error)
    }
  }
  const save = useOnce(async (form: DetailsForm) => {
    setOutcome(undefined)
    setOutcome(await saved(form))
    return 'again'
  })
  const messageOf = (name: keyof DetailsFields) =>
    errors[name] && t(getValues(name).trim() === '' ? `required.${name}` : `wrong.${name}`)
  const wrong = detailsFields.flatMap(({ name }) => {
    const message = messageOf(name)
    return message ? [{ fieldId: `settings-${name}`, message }] : []
  })
  return (
    <SettingsSection
      title={t('details.title')}
      text={isLocked('firstName') ? t('details.locked') : undefined}
    >
      <form noValidate onSubmit={handleSubmit(save)} className="grid gap-6">
        <ErrorSummary title={t('summary')} errors={wrong} attempt={submitCount} />
        <div className="grid gap-6 sm:grid-cols-2">
          {user.securityNumber && (
            <TextField
              label={t('field.securityNumber')}
              value={maskedNumber(user.securityNumber)}
              locked
              className="sm:col-span-2"
            />
          )}
          {detailsFields.map(({ name, ...rest }) => (
            <TextField
              key={name}
              id={`settings-${name}`}
              label={t(`field.${name}`)}
              error={messageOf(name)}
              locked={isLocked(name)}
              className={name === 'phoneNumber' || name === 'address' ? 'sm:col-span-2' : undefined}
              {...rest}
              {...register(name)}
            />
          ))}
        </div>
        {outcome && <OutcomeMessage key={update.submittedAt} outcome={outcome} />}
        <div>
          <Button type="submit" loading={update.isPending}>
            {t('details.submit')}
          </Button>
        </div>
      </form>
    </SettingsSection>
  )
}
