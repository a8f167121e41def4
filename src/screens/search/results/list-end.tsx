import { useTranslations } from 'use-intl'
import type { HitKind } from '#src/features/search/search-state.ts'
import { Button } from '#src/ui/actions/button.tsx'
import { Message } from '#src/ui/feedback/message.tsx'

/** The way to more of a list. */
export type More = { run: () => Promise<unknown> | undefined; isLoading: boolean; hasFailed: boolean }

type Props = { kind: HitKind; shown: number; total: number; more: More }

/** How much of a list is shown, and the way to more of it (S-035). */
export function ListEnd({ kind, shown, total, more }: Props) {
  const t = useTranslations('search')
  return (
    <div className="mt-16 grid justify-items-center gap-5">
      <p className="text-small text-ink-2">{t('more.shown', { shown, total })}</p>
      {more.hasFailed && (
        <Message tone="err" live>
          {t('more.failed')}
        </Message>
      )}
      {shown < total && (
        <Button look="secondary" loading={more.isLoading} onClick={more.run}>
          {more.hasFailed ? t('down.retry') : t(`more.${kind}`)}
        </Button>
      )}
    </div>
  )
}
