import { useQuery } from '@tanstack/react-query'
import { useTranslations } from 'use-intl'
import { AppError } from '#src/api/errors.ts'
import { changeEmailQuery } from '#src/api/settings.ts'
import { useSite } from '#src/sites/use-site.ts'
import { Button } from '#src/ui/actions/button.tsx'
import { Spinner } from '#src/ui/actions/spinner.tsx'
import { Message } from '#src/ui/feedback/message.tsx'
import { LinkResult } from './link-result.tsx'

type End = 'done' | 'gone' | 'superseded' | 'inUse' | 'missing'

/** Gives the account the address that the link of a mail stands for, and says what it came to (F-157). */
export function ChangeEmail({ id }: { id: string | undefined }) {
  const t = useTranslations('credentials')
  const { paths } = useSite()
  const { isSuccess, error, isFetching, refetch } = useQuery({
    ...changeEmailQuery(id ?? ''),
    enabled: id !== undefined,
  })
  const end = id === undefined ? 'missing' : isSuccess ? 'done' : endOf(error)
  if (end) {
    const settings = { href: paths.mySettings ?? '/', label: t('email.settings') }
    return <LinkResult title={t(`email.${end}`)} text={t(`email.${end}Text`)} next={settings} />
  }
  if (error && !isFetching) {
    return (
      <div className="grid justify-items-start gap-6">
        <Message tone="err" live>
          {t('email.failed')}
        </Message>
        <Button look="secondary" onClick={() => void refetch()}>
          {t('email.retry')}
        </Button>
      </div>
    )
  }
  return (
    <p role="status" className="flex items-center gap-4">
      <Spinner className="size-6 text-brand" />
      {t('email.checking')}
    </p>
  )
}

/** What a refusal says of the link; undefined where the answer says nothing of it. */
function endOf(error: unknown): End | undefined {
  if (!(error instanceof AppError)) return undefined
  if (error.code === 'wrongEmailVerificationCode') return 'superseded'
  if (error.code === 'emailInUse') return 'inUse'
  // a link that nobody has sent, or one that is cut off
  return ['gone', 'notFound', 'invalid'].includes(error.kind) ? 'gone' : undefined
}
