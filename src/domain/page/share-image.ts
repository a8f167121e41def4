import { apiBase } from '#src/api/base-url.ts'
import type { PageViewModel } from '#src/api/content/content.ts'
import { imageUrl } from '#src/lib/pictures/image-url.ts'

/** The shape that share previews are cut to. */
const ratio = 1200 / 630

/** The picture of a share preview, 1200 pixels wide (F-021, K-034). */
export function shareImageUrl({ shareImage }: PageViewModel['seo']): string | undefined {
  return shareImage && imageUrl(apiBase(), shareImage, 1200, ratio)
}
