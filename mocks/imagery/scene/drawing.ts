import { randomOf } from '../../catalogue/lib/random.ts'
import type { Random } from '../../catalogue/lib/random.ts'
import type { Canvas } from '../base/canvas.ts'
import type { Mood } from './mood/mood.ts'

/** What everything that is drawn into one picture shares. */
export type Drawing = Readonly<{
  canvas: Canvas
  mood: Mood
  /** Chance of its own for each thing, so that the same thing looks the same at every size and in every picture. */
  random(...thing: readonly (string | number)[]): Random
}>

/** A drawing whose chance belongs to this id. */
export function drawingOn(canvas: Canvas, mood: Mood, id: string): Drawing {
  return { canvas, mood, random: (...thing) => randomOf('picture', id, ...thing) }
}
