import { problem } from '../../engine/problem.ts'
import type { ContentOperation } from './service.ts'

const keptForLong = { 'cache-control': 'public, max-age=31536000, immutable' }

/** Pictures are drawn as SVG, which needs no sizes: the same drawing serves them all. */
export const getResizedImage: ContentOperation<'getResizedImage'> = ({ query, world }) => {
  const svg = world.catalogue.drawImage(query.src)
  if (svg === undefined) return problem(404, 'notFound')
  return { status: 200, body: new Blob([svg], { type: 'image/svg+xml' }), headers: keptForLong }
}
