/** A point in a room, in metres: x to the right, y into the plan (downwards on it), z up from the floor. */
export type Spot = readonly [x: number, y: number, z: number]

/** A flat shape in a room, painted in one colour. */
export type Face = Readonly<{
  points: readonly Spot[]
  fill: string
  opacity?: number
  /** What it stands at, from which its distance is measured; shapes of one thing are drawn together. */
  thing: number
}>

/** A rectangle on a plane: `from` and `to` are opposite corners that differ in two of the three directions. */
export function panel([x1, y1, z1]: Spot, [x2, y2, z2]: Spot): Spot[] {
  if (z1 === z2)
    return [
      [x1, y1, z1],
      [x2, y1, z1],
      [x2, y2, z1],
      [x1, y2, z1],
    ]
  return [
    [x1, y1, z1],
    [x2, y2, z1],
    [x2, y2, z2],
    [x1, y1, z2],
  ]
}

/** The middle of some points. */
export function middleOf(points: readonly Spot[]): Spot {
  const sum = points.reduce<[number, number, number]>(
    ([x, y, z], [px, py, pz]) => [x + px, y + py, z + pz],
    [0, 0, 0],
  )
  return [sum[0] / points.length, sum[1] / points.length, sum[2] / points.length]
}
