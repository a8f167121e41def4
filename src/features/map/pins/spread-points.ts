type Point = readonly [x: number, y: number]

/** So many rounds leave the marks of a street apart; where there are more, the last of them may still touch. */
const rounds = 24

/**
 * The same points, so that no two of them are closer than so many pixels: those that are give way to each other, and
 * what stands alone stays.
 */
export function spreadPoints(points: readonly Point[], least: number): Point[] {
  const moved = points.map(([x, y]) => ({ x, y }))
  for (let round = 0; round < rounds; round++) {
    let hasMoved = false
    moved.forEach((one, at) => {
      for (const other of moved.slice(at + 1)) {
        const [dx, dy] = [other.x - one.x, other.y - one.y]
        const away = Math.hypot(dx, dy)
        // a hair's breadth would go on for ever
        if (away > least - 0.01) continue
        hasMoved = true
        // at one and the same place, one of them goes to the side
        const [toX, toY] = away > 0 ? [dx / away, dy / away] : [1, 0]
        const half = (least - away) / 2
        one.x -= toX * half
        one.y -= toY * half
        other.x += toX * half
        other.y += toY * half
      }
    })
    if (!hasMoved) break
  }
  return moved.map(({ x, y }) => [x, y])
}
