import type { ImageOrder } from '../../../imagery/render/order.ts'
import type { World } from '../../../state/world.ts'

type ImageAnswer = Readonly<
  { headers: Record<string, string> } & ({ status: 200; body: Blob } | { status: 304 })
>

const keptForLong = 'public, max-age=31536000, immutable'

/** A picture as an answer; for who has it already nothing but its mark, and nothing is drawn (RFC 9110 §13.1.2). */
export async function imageReply(world: World, request: Request, order: ImageOrder): Promise<ImageAnswer> {
  const etag = await world.pictures.etag(order)
  const headers = { 'cache-control': keptForLong, etag }
  const known = request.headers.get('if-none-match')?.split(',') ?? []
  if (known.some((one) => one.trim().replace(/^W\//, '') === etag)) return { status: 304, headers }
  const { bytes, type } = await world.pictures.get(order)
  return { status: 200, body: new Blob([bytes], { type }), headers }
}
