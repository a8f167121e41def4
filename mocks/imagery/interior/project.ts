import type { Face, Spot } from './space.ts'
import type { RoomScene } from './room-scene.ts'

/** Makes path data of a shape, in pixels; empty when nothing of it is seen. */
export type Project = (points: readonly Spot[]) => string

/** The markup of a room by a projection: its walls, the rooms beyond them through their gaps, and its furniture. */
export function projected({ shell, beyond, things }: RoomScene, project: Project): string {
  const drawn = (faces: readonly Face[]) => faces.map((face) => shape(face, project)).join('')
  const gaps = beyond.map(({ gap, faces }, at) => {
    const data = project(gap)
    if (!data) return ''
    return `<clipPath id="gap${at}"><path d="${data}"/></clipPath><g clip-path="url(#gap${at})">${drawn(faces)}</g>`
  })
  return drawn(shell) + gaps.join('') + drawn(things)
}

/** Opaque shapes are drawn a hair larger, so that nothing shines through between two of them. */
function shape({ points, fill, opacity }: Face, project: Project): string {
  const data = project(points)
  if (!data) return ''
  const look = opacity === undefined ? `stroke="${fill}" stroke-width=".6"` : `opacity="${opacity}"`
  return `<path d="${data}" fill="${fill}" ${look}/>`
}
