import { problem } from '../../../engine/answer/problem.ts'
import { imageFormats, orderOf } from '../../../imagery/render/order.ts'
import { pictureAt } from '../../../imagery/subjects.ts'
import { imageReply } from '../shared/image-reply.ts'
import type { ContentOperation } from '../shared/types.ts'

/** A picture at its own address, as large as it is, in the format that the end of its name tells. */
export const getImage: ContentOperation<'getImage'> = ({ path: { kind, file }, world, request }) => {
  const source = pictureAt(`/images/${kind}/${file}`, world.catalogue)
  if (!source) return problem(404, 'notFound')
  const ending = file.slice(file.lastIndexOf('.') + 1)
  const format = imageFormats.find((one) => one === ending.replace('jpg', 'jpeg')) ?? 'webp'
  return imageReply(world, request, orderOf(source, {}, format))
}
