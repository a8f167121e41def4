import { useTranslations } from 'use-intl'
import { LoadingPage } from '#src/ui/feedback/loading-page.tsx'

/** Shown when a page takes longer than a moment. */
export function PendingScreen() {
  const t = useTranslations('app')
  return <LoadingPage label={t('loading')} />
}
