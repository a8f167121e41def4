import type { Pen } from '../../../base/pen.ts'
import type { Drawing } from '../../drawing.ts'

/** The layers of the openings of a house, from the wall outwards. */
export const openingLayers = [
  'surround',
  'frame',
  'glass',
  'inside',
  'gleam',
  'bars',
  'reveal',
  'sill',
] as const
export type OpeningPens = Readonly<Record<(typeof openingLayers)[number], Pen>>

/** A house's facade while its openings are drawn. */
export type Facade = Drawing & Readonly<{ pens: OpeningPens }>
