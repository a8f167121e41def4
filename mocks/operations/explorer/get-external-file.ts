import { problem } from '../../engine/answer/problem.ts'
import type { FacadeLayout } from '../../imagery/picker/facade-layout.ts'
import { drawPicture } from '../../imagery/pictures.ts'
import type { Picture } from '../../imagery/pictures.ts'
import { externalFile } from './files/external-files.ts'
import type { ExplorerOperation } from './shared/types.ts'

const keptForLong = { 'cache-control': 'public, max-age=31536000, immutable' }
/** Documents carry the day they are made. */
const keptForADay = { 'cache-control': 'public, max-age=86400' }

const elevations = new WeakMap<FacadeLayout, Promise<string>>()

/** An elevation is large and asked for again and again: each is drawn once. */
function drawnOnce(picture: Picture): Promise<string> {
  const draw = () => drawPicture(picture, { width: 0, height: 0 })
  if (picture.kind !== 'facade') return draw()
  const { layout } = picture.subject
  const svg = elevations.get(layout) ?? draw()
  elevations.set(layout, svg)
  return svg
}

/** Elevations and their sun study are drawings, which the picker scales; tours are pictures, documents are PDF. */
export const getExternalFile: ExplorerOperation<'getExternalFile'> = async ({ path, world }) => {
  const file = externalFile(world.catalogue, path)
  if (!file) return problem(404, 'notFound')
  if (file.as === 'svg') {
    const svg = await drawnOnce(file.picture)
    return { status: 200, body: new Blob([svg], { type: 'image/svg+xml' }), headers: keptForLong }
  }
  if (file.as === 'pdf') {
    const bytes = new Uint8Array(await file.make())
    return { status: 200, body: new Blob([bytes], { type: 'application/pdf' }), headers: keptForADay }
  }
  const { picture, frame, quality } = file
  const { bytes, type } = await world.pictures.get({ picture, frame, format: 'webp', quality })
  return { status: 200, body: new Blob([bytes], { type }), headers: keptForLong }
}
