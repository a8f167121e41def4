import { useRef } from 'react'
import { useTranslations } from 'use-intl'
import type { SavedSearch, SearchAlerts } from '#gen/account_service/model.ts'
import { useChangeAlerts } from '#src/api/interest/saved-searches.ts'
import { Button } from '#src/ui/actions/button.tsx'
import { ChoiceMenu } from '#src/ui/actions/choice-menu.tsx'
import { useOnce } from '#src/ui/actions/use-once.ts'
import { bell } from '#src/ui/icons/things.ts'
import { alertChoices } from './alert-choices.ts'

/** How often a saved search mails (F-153). What is chosen shows at once, and goes back with a way to try again. */
export function AlertsMenu({ search: { id, alerts = 'never' } }: { search: SavedSearch }) {
  const t = useTranslations('saved-searches')
  const request = useChangeAlerts()
  const change = useOnce(async (chosen: SearchAlerts) => {
    try {
      await request.mutateAsync({ id, alerts: chosen })
    } catch {
      // shown from the request itself
    }
    return 'again'
  })
  const { isPending, isError, variables } = request
  const box = useRef<HTMLDivElement>(null)
  const tryAgain = (chosen: SearchAlerts) => {
    // the button goes away with what it says
    box.current?.querySelector('select')?.focus()
    void change(chosen)
  }
  return (
    <div ref={box} className="mt-1" aria-busy={isPending}>
      <ChoiceMenu
        label={t('alertsLabel')}
        icon={bell}
        options={alertChoices.map((value) => ({ value, label: t(value) }))}
        value={isPending ? variables.alerts : alerts}
        onChange={(chosen) => void change(chosen)}
      />
      {isPending && <output className="sr-only">{t('alertsSaving')}</output>}
      {isError && (
        <div className="flex flex-wrap items-center gap-3 text-small">
          <p role="alert" className="text-err">
            {t('alertsFailed')}
          </p>
          <Button look="secondary" small onClick={() => tryAgain(variables.alerts)}>
            {t('retry')}
          </Button>
        </div>
      )}
    </div>
  )
}
