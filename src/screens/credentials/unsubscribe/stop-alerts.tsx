import { useState } from 'react'
import { useTranslations } from 'use-intl'
import type { SearchAlerts, SearchOfLink } from '#gen/account_service/model.ts'
import { useChangeAlertsOfLink } from '#src/api/interest/saved-searches.ts'
import { Button } from '#src/ui/actions/button.tsx'
import { useOnce } from '#src/ui/actions/use-once.ts'
import { StopQuestion } from './stop-question.tsx'

type Props = { code: string; search: SearchOfLink }
type Change = { from: SearchAlerts; to: SearchAlerts }

/** The one question of a mail's link: stop the mails about this search, or have them again. */
export function StopAlerts({ code, search: { name, url, alerts } }: Props) {
  const t = useTranslations('credentials.alerts')
  const [last, setLast] = useState<Change>()
  const request = useChangeAlertsOfLink()
  const change = useOnce(async (to: SearchAlerts) => {
    try {
      await request.mutateAsync({ code, alerts: to })
      setLast({ from: alerts, to })
    } catch {
      // shown from the request itself
    }
    return 'again'
  })
  const isBusy = (to: SearchAlerts) => request.isPending && request.variables.alerts === to
  const back = last?.to === 'never' && last.from !== 'never' ? last.from : undefined
  const title = t(titleOf(alerts, last), { name })
  const text = t(alerts === 'never' ? 'stoppedText' : alerts)
  return (
    <StopQuestion takesFocus {...{ title, text, request }} next={{ href: url, label: t('search') }}>
      {alerts === 'never' ? (
        <Button
          look="secondary"
          loading={isBusy(back ?? 'weekly')}
          onClick={() => void change(back ?? 'weekly')}
        >
          {t(back ? 'undo' : 'resume')}
        </Button>
      ) : (
        <Button loading={isBusy('never')} onClick={() => void change('never')}>
          {t('stop')}
        </Button>
      )}
      {alerts === 'daily' && (
        <Button look="secondary" loading={isBusy('weekly')} onClick={() => void change('weekly')}>
          {t('less')}
        </Button>
      )}
    </StopQuestion>
  )
}

/** What has come of the last press, or what is asked. */
function titleOf(alerts: SearchAlerts, last: Change | undefined) {
  if (alerts === 'never') return 'stopped'
  if (!last) return 'asks'
  return last.from === 'never' ? 'changed' : 'changedLess'
}
