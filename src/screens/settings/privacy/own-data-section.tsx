import { useTranslations } from 'use-intl'
import { useOwnData } from '#src/api/account/account-rights.ts'
import { saveFile } from '#src/lib/browser/save-file.ts'
import { todayIn } from '#src/lib/time/today-in.ts'
import { useSite } from '#src/sites/use-site.ts'
import { Button } from '#src/ui/actions/button.tsx'
import { download } from '#src/ui/icons/files.ts'
import { OutcomeMessage, outcomeOfError } from '../outcome.tsx'
import { SettingsSection } from '../settings-section.tsx'

/** All that the account holds, as a file to take along. */
export function OwnDataSection() {
  const t = useTranslations('settings.ownData')
  const { timeZone } = useSite()
  const { mutateAsync, isSuccess, isPending, error, submittedAt } = useOwnData()
  const save = async () => {
    const data = await mutateAsync().catch(() => undefined)
    if (data) saveFile(data.file, `${t('file')}-${todayIn(timeZone, new Date(data.createdOn))}.json`)
  }
  return (
    <SettingsSection title={t('title')} text={t('text')}>
      <Button look="secondary" icon={download} loading={isPending} onClick={save}>
        {t('save')}
      </Button>
      <div key={submittedAt} className="mt-5 empty:hidden">
        {isSuccess && <OutcomeMessage outcome="saved" text={t('saved')} />}
        {error && <OutcomeMessage outcome={outcomeOfError(error)} text={t('failed')} />}
      </div>
    </SettingsSection>
  )
}
