import { mix } from '../base/colour.ts'
import type { Rect } from '../plan/types.ts'
import type { RoomLight } from './light.ts'
import { panel } from './space.ts'
import type { Face, Spot } from './space.ts'

/** Gathers the faces of a room, thing by thing. */
export type Builder = Readonly<{
  faces: Face[]
  /** Begins a new thing; what follows belongs to it. */
  thing(): void
  face(points: readonly Spot[], colour: string, opacity?: number): void
  /** A box from the floor, or from a height, up: its top bright, its sides by where they face. */
  box(rect: Rect, from: number, to: number, colour: string): void
  flat(rect: Rect, height: number, colour: string, opacity?: number): void
}>

/** How much darker a side is than the top, by where it faces: light comes from the front, the bottom of the plan. */
const sideShade = { top: 0.2, left: 0.13, right: 0.09, bottom: 0.05 } as const

export function builderFor(light: RoomLight): Builder {
  const faces: Face[] = []
  let thing = 0
  const face = (points: readonly Spot[], colour: string, opacity?: number) =>
    void faces.push({
      points,
      fill: light.tone(colour),
      thing,
      ...(opacity === undefined ? {} : { opacity }),
    })
  const dark = (colour: string, share: number) => mix(colour, light.shade, share)
  return {
    faces,
    thing: () => void (thing += 1),
    face,
    flat: ({ x, y, w, h }, height, colour, opacity) =>
      face(panel([x, y, height], [x + w, y + h, height]), colour, opacity),
    box({ x, y, w, h }, from, to, colour) {
      const [right, bottom] = [x + w, y + h]
      face(panel([x, y, from], [right, y, to]), dark(colour, sideShade.top))
      face(panel([x, y, from], [x, bottom, to]), dark(colour, sideShade.left))
      face(panel([right, y, from], [right, bottom, to]), dark(colour, sideShade.right))
      face(panel([x, bottom, from], [right, bottom, to]), dark(colour, sideShade.bottom))
      face(panel([x, y, to], [right, bottom, to]), colour)
      if (from > 0.02) face(panel([x, y, from], [right, bottom, from]), dark(colour, 0.3))
    },
  }
}
