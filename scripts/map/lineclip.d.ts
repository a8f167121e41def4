declare module 'lineclip' {
  type Position = readonly [x: number, y: number]
  type Box = readonly [west: number, south: number, east: number, north: number]

  /** The parts of a line that lie in a box. */
  export function clipPolyline(line: readonly Position[], box: Box): Position[][]
  /** A ring cut to a box, with the edges of the box where it leaves and returns. */
  export function clipPolygon(ring: readonly Position[], box: Box): Position[]
}
