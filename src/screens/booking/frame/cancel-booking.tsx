import { Suspense, useState } from 'react'
import { useTranslations } from 'use-intl'
import { lazyPart } from '#src/i18n/lazy-part.tsx'
import { Button } from '#src/ui/actions/button.tsx'
import { TextButton } from '#src/ui/actions/text-button.tsx'
import { DialogActions } from '#src/ui/overlays/dialog-actions.tsx'
import { RefusalMessage } from '../form/refusal-message.tsx'

// it brings react-aria along, and few ask for it
const Modal = lazyPart(async () => (await import('#src/ui/overlays/modal.tsx')).Modal)

/** Lets go of the home, once one is sure (S-078). */
export function CancelBooking({ onCancel }: { onCancel: () => Promise<unknown> }) {
  const t = useTranslations('booking.cancel')
  const [asked, setAsked] = useState<'no' | 'yes' | 'leaving' | 'failed'>('no')
  const cancel = async () => {
    setAsked('leaving')
    try {
      await onCancel()
    } catch {
      setAsked('failed')
    }
  }
  // nobody is told to stay whose home is being let go
  const isLeaving = asked === 'leaving'
  const stay = () => {
    if (!isLeaving) setAsked('no')
  }
  return (
    <>
      <TextButton look="quiet" className="mt-8" onClick={() => setAsked('yes')}>
        {t('button')}
      </TextButton>
      {asked !== 'no' && (
        <Suspense>
          <Modal open alert title={t('title')} closeLabel={t('stay')} onClose={stay}>
            <p>{t('text')}</p>
            {asked === 'failed' && <RefusalMessage refusal="general" className="mt-6" />}
            <DialogActions>
              <Button look="danger" onClick={cancel}>
                {t('leave')}
              </Button>
              <Button aria-disabled={isLeaving} onClick={stay}>
                {t('stay')}
              </Button>
            </DialogActions>
          </Modal>
        </Suspense>
      )}
    </>
  )
}
