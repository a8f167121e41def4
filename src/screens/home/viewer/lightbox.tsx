import { useEffect, useState } from 'react'
import { Dialog, Modal, ModalOverlay } from 'react-aria-components/Modal'
import { useTranslations } from 'use-intl'
import type { Image } from '#gen/content/model.ts'
import { imageAttributes } from '#src/api/content/images.ts'
import { IconButton } from '#src/ui/actions/icon-button.tsx'
import { close } from '#src/ui/icons/actions.ts'
import { arrowRight, arrowLeft } from '#src/ui/icons/arrows.ts'
import { AriaLocale } from '#src/ui/overlays/aria-locale.tsx'
import { useModalHash } from '#src/ui/overlays/use-modal-hash.ts'

type Props = { images: readonly Image[]; start: number; onClose: () => void }

/** Pictures as large as the window; arrow keys go through them. */
export function Lightbox({ images, start, onClose }: Props) {
  const t = useTranslations('home')
  const [at, setAt] = useState(start)
  useModalHash(true, onClose)
  const image = images[at]
  const many = images.length
  const move = (by: number) => setAt((now) => (now + by + many) % many)
  useEffect(() => {
    // the whole window is the lightbox, wherever in it the focus is
    const follow = ({ key }: KeyboardEvent) => {
      if (key === 'ArrowRight') setAt((now) => (now + 1) % many)
      if (key === 'ArrowLeft') setAt((now) => (now - 1 + many) % many)
    }
    addEventListener('keydown', follow)
    return () => removeEventListener('keydown', follow)
  }, [many])
  if (!image) return null
  return (
    <AriaLocale>
      <ModalOverlay
        isOpen
        isDismissable
        onOpenChange={(isOpen) => !isOpen && onClose()}
        className="fixed inset-0 z-50 h-(--visual-viewport-height) bg-paper"
      >
        <Modal className="size-full">
          <Dialog aria-label={t('viewer.pictures')} className="flex size-full flex-col outline-none">
            <div className="flex items-center gap-3 px-page py-3">
              <p aria-live="polite" className="text-small text-ink-2">
                {images.length > 1 && `${t('viewer.count', { at: at + 1, of: images.length })} · `}
                {image.description ?? image.altText}
              </p>
              <IconButton
                icon={close}
                look="disc"
                label={t('viewer.close')}
                onClick={onClose}
                className="ml-auto"
              />
            </div>
            <div className="min-h-0 flex-1 px-page pb-4">
              <img
                key={image.url}
                {...imageAttributes(image, sizes)}
                alt={image.altText}
                className="size-full object-contain"
              />
            </div>
            {images.length > 1 && (
              <div className="flex justify-center gap-3 pb-5">
                <IconButton icon={arrowLeft} look="disc" label={t('viewer.back')} onClick={() => move(-1)} />
                <IconButton icon={arrowRight} look="disc" label={t('viewer.on')} onClick={() => move(1)} />
              </div>
            )}
          </Dialog>
        </Modal>
      </ModalOverlay>
    </AriaLocale>
  )
}

const sizes = { widths: [900, 1200, 1600, 1900, 2560], sizes: '100vw' } as const
