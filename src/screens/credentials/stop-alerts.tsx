import { useEffect, useRef, useState } from 'react'
import { useTranslations } from 'use-intl'
import type { SearchAlerts, SearchOfLink } from '#gen/account_service/model.ts'
import { useChangeAlertsOfLink } from '#src/api/saved-searches.ts'
import { LocalLink } from '#src/i18n/local-link.tsx'
import { Button } from '#src/ui/actions/button.tsx'
import { textLinkClass } from '#src/ui/actions/text-link-class.ts'
import { useOnce } from '#src/ui/actions/use-once.ts'
import { Message } from '#src/ui/feedback/message.tsx'

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
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [last])
  const isBusy = (to: SearchAlerts) => request.isPending && request.variables.alerts === to
  const back = last?.to === 'never' && last.from !== 'never' ? last.from : undefined
  return (
    <div className="grid justify-items-start gap-6">
      <div>
        <h2 ref={heading} tabIndex={-1} className="text-h3">
          {t(titleOf(alerts, last), { name })}
        </h2>
        <p className="mt-3 text-ink-2">{t(alerts === 'never' ? 'stoppedText' : alerts)}</p>
      </div>
      {request.error && (
        <Message key={request.submittedAt} tone="err" live>
          {t('notChanged')}
        </Message>
      )}
      <div className="flex flex-wrap gap-4">
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
      </div>
      <LocalLink href={url} className={textLinkClass()}>
        {t('search')}
      </LocalLink>
    </div>
  )
}

/** What has come of the last press, or what is asked. */
function titleOf(alerts: SearchAlerts, last: Change | undefined) {
  if (alerts === 'never') return 'stopped'
  if (!last) return 'asks'
  return last.from === 'never' ? 'changed' : 'changedLess'
}
