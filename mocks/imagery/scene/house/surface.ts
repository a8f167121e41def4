import type { Point } from '../../base/geometry.ts'

/** A wall or a roof as seen from the front: where it begins and ends at each height, and how high it is at each place. */
export type Surface = Readonly<{
  x: number
  width: number
  bottom: number
  /** The highest point. */
  top: number
  outline: readonly Point[]
  topAt(x: number): number
  from(y: number): number
  to(y: number): number
}>

export function rectangle(x: number, bottom: number, width: number, height: number): Surface {
  return trapezium(x, bottom, width, height, 0)
}

/** A surface whose sides lean inwards by `inset` at the top. */
export function trapezium(x: number, bottom: number, width: number, height: number, inset: number): Surface {
  const top = bottom + height
  const lean = (y: number) => (inset * (y - bottom)) / height
  return {
    x,
    width,
    bottom,
    top,
    outline: [
      [x, bottom],
      [x + width, bottom],
      [x + width - inset, top],
      [x + inset, top],
    ],
    topAt: (at) => (inset === 0 ? top : Math.min(top, bottom + (height * fromEdge(at, x, width)) / inset)),
    from: (y) => x + lean(y),
    to: (y) => x + width - lean(y),
  }
}

/** A wall that ends in a gable with its peak at `peak`. */
export function gable(x: number, width: number, eaves: number, rise: number, peak: number): Surface {
  const share = (y: number) => Math.max(0, (y - eaves) / rise)
  return {
    x,
    width,
    bottom: 0,
    top: eaves + rise,
    outline: [
      [x, 0],
      [x + width, 0],
      [x + width, eaves],
      [peak, eaves + rise],
      [x, eaves],
    ],
    topAt: (at) => eaves + rise * (at < peak ? (at - x) / (peak - x) : (x + width - at) / (x + width - peak)),
    from: (y) => x + (peak - x) * share(y),
    to: (y) => x + width - (x + width - peak) * share(y),
  }
}

function fromEdge(at: number, x: number, width: number): number {
  return Math.max(0, Math.min(at - x, x + width - at))
}
