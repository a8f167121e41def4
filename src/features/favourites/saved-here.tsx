import { useRouter } from '@tanstack/react-router'
import { clsx } from 'clsx'
import { useEffect, useEffectEvent, useRef } from 'react'
import { useTranslations } from 'use-intl'
import { withLogin } from '#src/lib/modal-hash.ts'
import { TextButton } from '#src/ui/actions/text-button.tsx'

/**
 * Says to a visitor that a home they have just saved lies in this browser, and offers the login that takes it along. It
 * goes as soon as they press elsewhere, so that it covers no card for long.
 */
export function SavedHere({ className, onClose }: { className: string; onClose: () => void }) {
  const t = useTranslations('favourites')
  const router = useRouter()
  const note = useRef<HTMLDivElement>(null)
  const close = useEffectEvent(onClose)
  useEffect(() => {
    const onPress = ({ target }: Event) => {
      if (!(target instanceof Node && note.current?.contains(target))) close()
    }
    const onKey = ({ key }: KeyboardEvent) => {
      if (key === 'Escape') close()
    }
    document.addEventListener('pointerdown', onPress)
    document.addEventListener('keydown', onKey)
    return () => {
      document.removeEventListener('pointerdown', onPress)
      document.removeEventListener('keydown', onKey)
    }
  }, [])
  const logIn = () => {
    onClose()
    const hash = withLogin(router.latestLocation.hash)
    void router.navigate({ to: '.', search: (now: object) => now, hash, resetScroll: false })
  }
  return (
    <div ref={note} role="status" className={clsx('text-small', className)}>
      <p>{t('savedHere')}</p>
      <TextButton className="mt-1" onClick={logIn}>
        {t('logIn')}
      </TextButton>
    </div>
  )
}
