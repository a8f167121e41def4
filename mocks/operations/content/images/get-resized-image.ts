import { problem } from '../../../engine/answer/problem.ts'
import { orderOf } from '../../../imagery/render/order.ts'
import { pictureAt } from '../../../imagery/subjects.ts'
import { imageReply } from '../shared/image-reply.ts'
import type { ContentOperation } from '../shared/types.ts'

/** A picture in the size, shape and format that a page asks for. */
export const getResizedImage: ContentOperation<'getResizedImage'> = ({ query, world, request }) => {
  const source = pictureAt(query.src, world.catalogue)
  if (!source) return problem(404, 'notFound')
  const { width, height, crop, format = 'webp', quality } = query
  return imageReply(world, request, orderOf(source, { width, height, crop }, format, quality))
}
