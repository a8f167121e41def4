import type { ExplorerData } from '#src/api/homes/explorer.ts'

type Facade = Pick<ExplorerData, 'views' | 'clickArea' | 'sunstudy'>

/** The facade that a home is seen on, the street side first; one with a sun study before one without, if asked for. */
export function facadeOf({ views, clickArea, sunstudy }: Facade, homeId: string, { sun = false } = {}) {
  const shown = views.filter(
    ({ id, kind }) =>
      kind === 'facade' &&
      clickArea[id]?.some(({ targetId }) => targetId === homeId) &&
      (!sun || (sunstudy[id]?.length ?? 0) > 0),
  )
  return shown.find(({ side }) => side === 'street') ?? shown[0]
}

/** The corners of a home on a facade, as the attribute `points` has them. */
export function outline(area: { points: readonly { x: number; y: number }[] }): string {
  return area.points.map(({ x, y }) => `${x},${y}`).join(' ')
}
