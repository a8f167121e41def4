import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { Button } from '#src/ui/actions/button.tsx'
import { Message } from '#src/ui/feedback/message.tsx'
import { Modal } from '#src/ui/overlays/modal.tsx'
import { InterestFormView } from './interest-form-view.tsx'
import type { InterestTarget } from './interest-target.ts'

type Props = { about: InterestTarget; onSent: () => void; onClose: () => void }

/** The interest form over the page, and the thanks. */
export function InterestDialog({ about, onSent, onClose }: Props) {
  const t = useTranslations('interest')
  const [sentTo, setSentTo] = useState<string>()
  const finish = (email: string) => {
    setSentTo(email)
    onSent()
  }
  return (
    <Modal
      open
      look="wide"
      onClose={onClose}
      title={t(sentTo ? 'done.title' : 'title')}
      closeLabel={t('close')}
    >
      {sentTo ? (
        <div className="grid justify-items-start gap-6">
          <Message tone="ok" live title={t('done.thanks')}>
            {t('done.text', { email: sentTo })}
          </Message>
          <Button onClick={onClose}>{t('done.close')}</Button>
        </div>
      ) : (
        <>
          <p className="mb-6 text-ink-2">{t('about', { name: about.name })}</p>
          <InterestFormView about={about} onSent={finish} />
        </>
      )}
    </Modal>
  )
}
