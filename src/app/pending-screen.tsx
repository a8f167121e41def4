import { useTranslations } from 'use-intl'
import { Spinner } from '#src/ui/actions/spinner.tsx'

/** Shown when a page takes longer than a moment. As tall as the window, so that no footer is seen and pushed away. */
export function PendingScreen() {
  const t = useTranslations('app')
  return (
    <div role="status" className="grid min-h-screen place-items-center text-brand">
      <Spinner className="size-8" />
      <h1 className="sr-only">{t('loading')}</h1>
    </div>
  )
}
