import { clsx } from 'clsx'
import { useState } from 'react'
import type { ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import type { Image } from '#gen/content/model.ts'
import { imageAttributes } from '#src/api/content/images.ts'
import { frameClass } from './viewer-parts.tsx'

type Props = { images: readonly Image[]; onEnlarge: (at: number) => void; children: ReactNode }

/** Pictures of a home: one large, the others to choose from. */
export function PicturesView({ images, onEnlarge, children }: Props) {
  const t = useTranslations('home')
  const [at, setAt] = useState(0)
  const image = images[at]
  if (!image) return null
  return (
    <div>
      <button
        type="button"
        onClick={() => onEnlarge(at)}
        className={`${frameClass} block cursor-zoom-in outline-offset-[-3px]`}
      >
        <img
          key={image.url}
          {...imageAttributes(image, largeSizes)}
          alt={image.altText}
          decoding="async"
          className="size-full object-cover"
        />
        <span className="sr-only">{t('viewer.enlarge')}</span>
      </button>
      {children}
      {images.length > 1 && (
        <ul
          className="mt-3 flex gap-2 overflow-x-auto p-1 max-sm:px-page"
          aria-label={t('viewer.choosePicture')}
        >
          {images.map((one, index) => (
            <li key={one.url} className="shrink-0">
              <button
                type="button"
                aria-pressed={index === at}
                onClick={() => setAt(index)}
                className={clsx(
                  'block overflow-hidden border-2',
                  index === at ? 'border-brand' : 'border-transparent hover:border-line-2',
                )}
              >
                <img
                  {...imageAttributes(one, thumbSizes)}
                  alt={one.altText}
                  loading="lazy"
                  decoding="async"
                  className="block h-15 w-22 object-cover"
                />
              </button>
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}

const largeSizes = {
  widths: [600, 900, 1200, 1600],
  sizes: '(width < 68.8125rem) 100vw, 53rem',
  ratio: 4 / 3,
} as const
const thumbSizes = { widths: [100, 300], sizes: '5.5rem', ratio: 3 / 2 } as const
