import { useQuery } from '@tanstack/react-query'
import { useTranslations } from 'use-intl'
import { AppError } from '#src/api/errors.ts'
import { searchOfLinkQuery } from '#src/api/saved-searches.ts'
import { useSite } from '#src/sites/use-site.ts'
import { Button } from '#src/ui/actions/button.tsx'
import { Spinner } from '#src/ui/actions/spinner.tsx'
import { Message } from '#src/ui/feedback/message.tsx'
import { LinkResult } from './link-result.tsx'
import { StopAlerts } from './stop-alerts.tsx'

/**
 * Asks whether the mails about a search are to stop, and stops them when that is pressed: what only opens the link, as
 * scanners of mail do, stops nothing.
 */
export function SearchAlertsByLink({ code }: { code: string | undefined }) {
  const t = useTranslations('credentials.alerts')
  const { paths } = useSite()
  const { data, error, isFetching, refetch } = useQuery({
    ...searchOfLinkQuery(code ?? ''),
    enabled: code !== undefined,
  })
  if (code !== undefined && data) return <StopAlerts code={code} search={data} />
  const isGone = error instanceof AppError && ['notFound', 'invalid'].includes(error.kind)
  if (code === undefined || isGone) {
    const end = isGone ? 'gone' : 'missing'
    const list = { href: paths.savedSearches ?? '/', label: t('list') }
    return <LinkResult title={t(end)} text={t(`${end}Text`)} next={list} />
  }
  if (error && !isFetching) {
    const isBusy = error instanceof AppError && error.kind === 'busy'
    return (
      <div className="grid justify-items-start gap-6">
        <Message tone="err" live>
          {t(isBusy ? 'tooMany' : 'failed')}
        </Message>
        <Button look="secondary" onClick={() => void refetch()}>
          {t('retry')}
        </Button>
      </div>
    )
  }
  return (
    <p role="status" className="flex items-center gap-4">
      <Spinner className="size-6 text-brand" />
      {t('checking')}
    </p>
  )
}
