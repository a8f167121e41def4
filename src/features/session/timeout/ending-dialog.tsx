import { useEffect, useRef, useState } from 'react'
import { useTranslations } from 'use-intl'
import { useExtendSession } from '#src/api/session/change-session.ts'
import { Button } from '#src/ui/actions/button.tsx'
import { useOnce } from '#src/ui/actions/use-once.ts'
import { serviceNow } from '#src/lib/time/service-clock.ts'
import { Modal } from '#src/ui/overlays/modal.tsx'

/** Warns that the session is about to end; the button that stays has the focus, so that one key is enough. */
export function EndingDialog({ expiresAt, onLogout }: { expiresAt: number; onLogout: () => void }) {
  const t = useTranslations('session.ending')
  const extend = useExtendSession()
  // the dialog closes a moment after the session is extended: a press in between asks for nothing
  const keep = useOnce(async () => ((await extend.mutateAsync()) ? 'done' : 'again'))
  const stay = useRef<HTMLButtonElement>(null)
  useEffect(() => stay.current?.focus(), [])
  const seconds = useSecondsTo(expiresAt)
  return (
    <Modal open alert title={t('title')} onClose={() => undefined}>
      <p className="text-ink-2">{t('text')}</p>
      <p className="mt-3 font-medium">
        {t('left', { minutes: Math.floor(seconds / 60), seconds: seconds % 60 })}
      </p>
      <div className="mt-7 flex flex-wrap gap-3">
        <Button ref={stay} className="max-sm:w-full" onClick={keep}>
          {t('stay')}
        </Button>
        <Button look="secondary" className="max-sm:w-full" onClick={onLogout}>
          {t('logout')}
        </Button>
      </div>
    </Modal>
  )
}

function useSecondsTo(end: number): number {
  const [now, setNow] = useState(serviceNow)
  useEffect(() => {
    const ticking = setInterval(() => setNow(serviceNow()), 1000)
    return () => clearInterval(ticking)
  }, [])
  return Math.max(0, Math.ceil((end - now) / 1000))
}
