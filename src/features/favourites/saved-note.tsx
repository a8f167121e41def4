import { useRouter } from '@tanstack/react-router'
import { clsx } from 'clsx'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { useTranslations } from 'use-intl'
import { withLogin } from '#src/lib/address/modal-hash.ts'
import { TextButton } from '#src/ui/actions/text-button.tsx'
import type { SavedNoteKind } from './use-favourite.ts'

/** Whether a customer has been told since the page came: once is enough. */
let hasToldOfMails = false

type Props = { kind: SavedNoteKind; className: string; onClose: () => void }

/**
 * Says to a visitor that a home they have just saved lies in this browser, and offers the login that takes it along; to a
 * customer, once, that a lower price is mailed. It goes as soon as they press elsewhere, so that it covers no card for long.
 */
export function SavedNote({ kind, className, onClose }: Props) {
  const t = useTranslations('favourites')
  const router = useRouter()
  const note = useRef<HTMLDivElement>(null)
  const [isKnown] = useState(kind === 'priceMail' && hasToldOfMails)
  const close = useEffectEvent(onClose)
  useEffect(() => {
    if (kind === 'priceMail') hasToldOfMails = true
    // below a card at the foot of a phone it would stand under the bar
    note.current?.scrollIntoView({ block: 'nearest' })
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
  }, [kind])
  const logIn = () => {
    onClose()
    const hash = withLogin(router.latestLocation.hash)
    void router.navigate({ to: '.', search: (now: object) => now, hash, resetScroll: false })
  }
  if (isKnown) return null
  return (
    <div ref={note} role="status" className={clsx('above-foot-bar text-small', className)}>
      <p>{t(kind)}</p>
      {kind !== 'priceMail' && (
        <TextButton className="mt-1" onClick={logIn}>
          {t('logIn')}
        </TextButton>
      )}
    </div>
  )
}
