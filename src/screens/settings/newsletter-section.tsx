import { useTranslations } from 'use-intl'
import { useUpdateUser } from '#src/api/settings.ts'
import { useOnce } from '#src/ui/actions/use-once.ts'
import { Switch } from '#src/ui/fields/switch.tsx'
import { OutcomeMessage, outcomeOfError } from './outcome.tsx'
import { SettingsSection } from './settings-section.tsx'

/** Whether newsletters may come; saved at once. */
export function NewsletterSection({ isWanted }: { isWanted: boolean }) {
  const t = useTranslations('settings.newsletter')
  const { mutateAsync, isPending, isSuccess, variables, data, error, submittedAt } = useUpdateUser()
  const isSaved = isSuccess && data.result === 'Ok'
  const wanted = isPending ? variables.newsletter : isWanted
  const set = useOnce(async (newsletter: boolean) => {
    // shown from the call itself
    await mutateAsync({ newsletter }).catch(() => undefined)
    return 'again'
  })
  return (
    <SettingsSection title={t('title')}>
      <Switch
        end
        label={t('label')}
        hint={t('hint')}
        checked={wanted}
        onChange={({ target }) => void set(target.checked)}
      />
      <div key={submittedAt} className="mt-5 empty:hidden">
        {isSaved && <OutcomeMessage outcome="saved" text={t(isWanted ? 'on' : 'off')} />}
        {isSuccess && !isSaved && <OutcomeMessage outcome="general" />}
        {error && <OutcomeMessage outcome={outcomeOfError(error)} />}
      </div>
    </SettingsSection>
  )
}
