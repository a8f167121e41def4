import { useRef } from 'react'
import type { ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import { IconButton } from '#src/ui/actions/icon-button.tsx'
import { arrowRight, arrowLeft } from '#src/ui/icons/arrows.ts'

/** Cards in one row that is pulled sideways, or moved on by a screenful with its arrows (E-046). */
export function CardSlider({ label, children }: { label: string; children: ReactNode }) {
  const t = useTranslations('search')
  const row = useRef<HTMLUListElement>(null)
  // the browser's own scrolling knows whether motion is wanted, by the class of the row
  const move = (by: 1 | -1) => row.current?.scrollBy({ left: by * row.current.clientWidth })
  return (
    <div>
      <div className="mb-4 flex justify-end gap-2">
        <IconButton icon={arrowLeft} look="disc" label={t('display.back')} onClick={() => move(-1)} />
        <IconButton icon={arrowRight} look="disc" label={t('display.on')} onClick={() => move(1)} />
      </div>
      <ul
        ref={row}
        aria-label={label}
        className="-mx-page -my-2 flex snap-x snap-mandatory scroll-px-page gap-6 overflow-x-auto px-page py-2 pb-4 motion-safe:scroll-smooth *:w-4/5 *:shrink-0 *:snap-start sm:*:w-100"
      >
        {children}
      </ul>
    </div>
  )
}
