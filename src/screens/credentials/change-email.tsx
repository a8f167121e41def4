import { useQuery } from '@tanstack/react-query'
import type { UseQueryResult } from '@tanstack/react-query'
import { useTranslations } from 'use-intl'
import { AppError } from '#src/api/errors.ts'
import { changeEmailQuery } from '#src/api/account/settings.ts'
import { useSite } from '#src/sites/use-site.ts'
import { LinkCheck } from './link-check.tsx'
import { LinkResult } from './link-result.tsx'

type End = 'done' | 'gone' | 'superseded' | 'inUse' | 'missing'

/** Gives the account the address that the link of a mail stands for, and says what it came to (F-157). */
export function ChangeEmail({ id }: { id: string | undefined }) {
  const t = useTranslations('credentials')
  const { paths } = useSite()
  const query = useQuery({
    ...changeEmailQuery(id ?? ''),
    enabled: id !== undefined,
  })
  const end = id === undefined ? 'missing' : endOf(query)
  if (end) {
    const settings = { href: paths.mySettings ?? '/', label: t('email.settings') }
    return <LinkResult title={t(`email.${end}`)} text={t(`email.${end}Text`)} next={settings} />
  }
  return <LinkCheck query={query} />
}

/** What the answer says of the link; undefined where it says nothing of it. */
function endOf({ isSuccess, error }: Pick<UseQueryResult, 'isSuccess' | 'error'>): End | undefined {
  if (isSuccess) return 'done'
  if (!(error instanceof AppError)) return undefined
  if (error.code === 'wrongEmailVerificationCode') return 'superseded'
  if (error.code === 'emailInUse') return 'inUse'
  // a link that nobody has sent, or one that is cut off
  return ['gone', 'notFound', 'invalid'].includes(error.kind) ? 'gone' : undefined
}
