import type { Catalogue } from '../../catalogue/catalogue.ts'
import { pictureAt } from '../subjects.ts'
import { orderOf } from './order.ts'
import type { ImageOrder } from './order.ts'
import type { Rasterizer } from './rasterizer.ts'

/** How many cards of a site are drawn ahead: the first page of its search, about. */
const cards = 12

/**
 * Draws what the first pages of each site show, before anybody asks: one picture after the other, so that whoever asks
 * for one meanwhile waits for one at most.
 */
export async function warm(rasterizer: Rasterizer, catalogue: Catalogue, stop: AbortSignal): Promise<void> {
  for (const { stages, pages } of catalogue.sites) {
    const start = pages.find(({ template }) => template === 'start')
    const urls = stages.slice(0, cards).map(({ image }) => image.url)
    const orders = [
      ...(start ? orderAt(start.image.url, catalogue, { width: 1600 }) : []),
      ...urls.flatMap((url) => orderAt(url, catalogue, { width: 600, height: 400, crop: true })),
    ]
    for (const order of orders) {
      if (stop.aborted) return
      await rasterizer.render(order)
    }
  }
}

function orderAt(url: string, catalogue: Catalogue, asked: Parameters<typeof orderOf>[1]): ImageOrder[] {
  const source = pictureAt(url, catalogue)
  return source ? [orderOf(source, asked, 'webp')] : []
}
