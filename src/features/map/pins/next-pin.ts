/** A place on the screen, in pixels from the upper left. */
export type Spot = Readonly<{ x: number; y: number }>

const ways = {
  ArrowRight: { x: 1, y: 0 },
  ArrowLeft: { x: -1, y: 0 },
  ArrowDown: { x: 0, y: 1 },
  ArrowUp: { x: 0, y: -1 },
} as const

export type ArrowKey = keyof typeof ways

export const isArrow = (key: string): key is ArrowKey => Object.hasOwn(ways, key)

/**
 * Where an arrow key leads from a spot: to the nearest of the others in that direction, with those counted as further
 * off that lie aside. Undefined when there is nothing that way.
 */
export function nextPin<Of extends Spot>(from: Spot, others: readonly Of[], key: ArrowKey): Of | undefined {
  const way = ways[key]
  const ahead = others.flatMap((spot) => {
    const [dx, dy] = [spot.x - from.x, spot.y - from.y]
    const along = dx * way.x + dy * way.y
    const aside = Math.abs(dx * way.y) + Math.abs(dy * way.x)
    return along > 0 && along * 2 >= aside ? [{ spot, cost: along + 2 * aside }] : []
  })
  return ahead.toSorted((a, b) => a.cost - b.cost)[0]?.spot
}

/** The spot that lies nearest. */
export function nearest<Of extends Spot>(from: Spot, spots: readonly Of[]): Of | undefined {
  const far = ({ x, y }: Spot) => Math.hypot(x - from.x, y - from.y)
  return spots.toSorted((a, b) => far(a) - far(b))[0]
}
