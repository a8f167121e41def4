import { useQuery } from '@tanstack/react-query'
import { useTranslations } from 'use-intl'
import { AppError } from '#src/api/errors.ts'
import { searchOfLinkQuery } from '#src/api/saved-searches.ts'
import { useSite } from '#src/sites/use-site.ts'
import { LinkCheck } from './link-check.tsx'
import { LinkResult } from './link-result.tsx'
import { StopAlerts } from './stop-alerts.tsx'

/**
 * Asks whether the mails about a search are to stop, and stops them when that is pressed: what only opens the link, as
 * scanners of mail do, stops nothing.
 */
export function SearchAlertsByLink({ code }: { code: string | undefined }) {
  const t = useTranslations('credentials.alerts')
  const { paths } = useSite()
  const query = useQuery({
    ...searchOfLinkQuery(code ?? ''),
    enabled: code !== undefined,
  })
  const { data, error } = query
  if (code !== undefined && data) return <StopAlerts code={code} search={data} />
  const isGone = error instanceof AppError && ['notFound', 'invalid'].includes(error.kind)
  if (code === undefined || isGone) {
    const end = isGone ? 'gone' : 'missing'
    const list = { href: paths.savedSearches ?? '/', label: t('list') }
    return <LinkResult title={t(end)} text={t(`${end}Text`)} next={list} />
  }
  return <LinkCheck query={query} />
}
