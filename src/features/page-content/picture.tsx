import { clsx } from 'clsx'
import { imageAttributes } from '#src/api/content/images.ts'
import type { ImageSpec } from '#src/api/content/images.ts'
import type { Image } from '#gen/content/model.ts'

type Props = ImageSpec & {
  image: Image
  /** It is the first thing seen, so that it is loaded at once. */
  isFirst?: boolean
  className?: string
}

/** A picture of a page, with the space it takes known before it is there. */
export const Picture = ({ image, isFirst = false, className, ...spec }: Props) => (
  <img
    {...imageAttributes(image, spec)}
    alt={image.altText}
    loading={isFirst ? 'eager' : 'lazy'}
    fetchPriority={isFirst ? 'high' : 'auto'}
    decoding="async"
    className={clsx('w-full bg-surface', className)}
  />
)

/** The width of the page's content, and the sizes to draw a picture there. */
export const wide = {
  widths: [600, 900, 1200, 1600, 1900, 2560],
  sizes: '(width < 88rem) 100vw, 82rem',
} as const

/** From one edge of the window to the other. */
export const fullWidth = { ...wide, sizes: '100vw' } as const

/** A picture in a row of three. */
export const third = {
  widths: [400, 600, 900],
  sizes: '(width < 39.125rem) calc(100vw - 2.5rem), (width < 68.8125rem) 45vw, 26.5rem',
} as const

/** A picture in a row of four, two on phones. */
export const quarter = {
  widths: [300, 400, 600],
  sizes: '(width < 68.8125rem) 45vw, 19.5rem',
} as const

/** Half of the page. */
export const half = { widths: [600, 900, 1200, 1600], sizes: '(width < 68.8125rem) 100vw, 50vw' } as const
