import { useTranslations } from 'use-intl'
import { useUpdateUser } from '#src/api/account/settings.ts'
import { useOnce } from '#src/ui/actions/use-once.ts'
import { Switch } from '#src/ui/fields/switch.tsx'
import { OutcomeMessage, outcomeOfError } from '../outcome.tsx'
import { SettingsSection } from '../settings-section.tsx'

type Props = {
  /** Which mails: newsletters, or word of lower prices of saved homes. */
  field: 'newsletter' | 'priceMails'
  isWanted: boolean
}

/** Whether mails of a kind may come; saved at once. */
export function MailSection({ field, isWanted }: Props) {
  const t = useTranslations('settings')
  const { mutateAsync, isPending, isSuccess, variables, data, error, submittedAt } = useUpdateUser()
  const isSaved = isSuccess && data.result === 'Ok'
  const failed = error && outcomeOfError(error)
  const wanted = isPending ? variables[field] : isWanted
  const set = useOnce(async (isOn: boolean) => {
    // shown from the call itself
    await mutateAsync({ [field]: isOn }).catch(() => undefined)
    return 'again'
  })
  return (
    <SettingsSection title={t(`${field}.title`)}>
      <Switch
        end
        label={t(`${field}.label`)}
        hint={t(`${field}.hint`)}
        checked={wanted}
        onChange={({ target }) => void set(target.checked)}
      />
      <div key={submittedAt} className="mt-5 empty:hidden">
        {isSaved && <OutcomeMessage outcome="saved" text={t(`${field}.${isWanted ? 'on' : 'off'}`)} />}
        {isSuccess && !isSaved && <OutcomeMessage outcome="general" />}
        {failed && (
          <OutcomeMessage outcome={failed} {...(failed === 'failed' && { text: t('mailsFailed') })} />
        )}
      </div>
    </SettingsSection>
  )
}
