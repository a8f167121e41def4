import { useQuery } from '@tanstack/react-query'
import { useTranslations } from 'use-intl'
import { searchOfLinkQuery } from '#src/api/interest/saved-searches.ts'
import { useSite } from '#src/sites/use-site.ts'
import { LinkCheck } from '../link-check.tsx'
import { isLinkGone } from '../link-gone.ts'
import { LinkResult } from '../link-result.tsx'
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
  if (code === undefined || isLinkGone(error)) {
    const end = code === undefined ? 'missing' : 'gone'
    const list = { href: paths.savedSearches ?? '/', label: t('list') }
    return <LinkResult title={t(end)} text={t(`${end}Text`)} next={list} />
  }
  return <LinkCheck query={query} />
}
