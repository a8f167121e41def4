import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { AppError } from '#src/api/errors.ts'
import { useUndoChangeEmail } from '#src/api/account/settings.ts'
import { useSite } from '#src/sites/use-site.ts'
import { Button } from '#src/ui/actions/button.tsx'
import { useOnce } from '#src/ui/actions/use-once.ts'
import { Message } from '#src/ui/feedback/message.tsx'
import { LinkResult } from './link-result.tsx'

type End = 'done' | 'gone' | 'inUse'

/**
 * Asks whether a change of address is to be taken back, by the link that the old address was mailed, and does so when that
 * is pressed: what only opens the link, as scanners of mail do, changes nothing.
 */
export function UndoAddress({ token }: { token: string }) {
  const t = useTranslations('credentials.undo')
  const { paths } = useSite()
  const [end, setEnd] = useState<End>()
  const request = useUndoChangeEmail()
  const undo = useOnce(async () => {
    try {
      await request.mutateAsync(token)
    } catch (error) {
      setEnd(endOf(error))
      return 'again'
    }
    setEnd('done')
    return 'done'
  })
  if (end) {
    const next = { href: paths.forgotPassword ?? '/', label: t('newPassword') }
    return <LinkResult title={t(end)} text={t(`${end}Text`)} next={end === 'done' ? next : undefined} />
  }
  const isBusy = request.error instanceof AppError && request.error.kind === 'busy'
  return (
    <div className="grid justify-items-start gap-6">
      <div>
        <h2 className="text-h3">{t('asks')}</h2>
        <p className="mt-3 text-ink-2">{t('asksText')}</p>
      </div>
      {request.error && (
        <Message key={request.submittedAt} tone="err" live>
          {t(isBusy ? 'tooMany' : 'failed')}
        </Message>
      )}
      <Button loading={request.isPending} onClick={() => void undo()}>
        {t('button')}
      </Button>
    </div>
  )
}

/** What a refusal says of the link; undefined where trying again may help. */
function endOf(error: unknown): End | undefined {
  if (!(error instanceof AppError)) return undefined
  if (error.code === 'emailInUse') return 'inUse'
  return ['gone', 'invalid'].includes(error.kind) ? 'gone' : undefined
}
