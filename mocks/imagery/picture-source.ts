import type { Picture } from './pictures.ts'

/** A picture and the size it has at most, in pixels. */
export type PictureSource = Readonly<{ picture: Picture; width: number; height: number }>
