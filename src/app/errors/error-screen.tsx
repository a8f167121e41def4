import { useQueryErrorResetBoundary } from '@tanstack/react-query'
import { useRouter } from '@tanstack/react-router'
import type { ErrorComponentProps } from '@tanstack/react-router'
import { type MouseEvent, useEffect } from 'react'
import { useTranslations } from 'use-intl'
import { Button } from '#src/ui/actions/button.tsx'
import { reportFailure } from '#src/domain/insight/insight.ts'
import { StatusScreen } from '#src/ui/feedback/status-screen.tsx'

/** The 500 page: something broke, and one press tries again (S-085). */
export function ErrorScreen({ error }: ErrorComponentProps) {
  const t = useTranslations('app')
  const router = useRouter()
  const { reset } = useQueryErrorResetBoundary()
  useEffect(() => reportFailure({ page: '500', path: location.pathname, cause: error }), [error])
  const retry = ({ currentTarget }: MouseEvent) => {
    // the button goes with the page that could not be shown
    currentTarget.closest('main')?.focus({ preventScroll: true })
    reset()
    void router.invalidate()
  }
  return (
    <StatusScreen title={t('failure.title')} text={t('failure.text')}>
      <Button onClick={retry}>{t('failure.retry')}</Button>
    </StatusScreen>
  )
}
