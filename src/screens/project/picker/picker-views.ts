import type { ExplorerData, ExplorerView } from '#src/api/homes/explorer.ts'

type ClickArea = ExplorerData['clickArea'][string][number]

/** A house as one chooses it: its street side, and its yard side if that is drawn. */
export type PickerHouse = { id: string; name: string; street: ExplorerView; yard?: ExplorerView }

export type PickerSide = 'street' | 'yard'

/** A rectangle in a view, in shares of its width and height. */
export type Box = { left: number; top: number; width: number; height: number }

/** A home in a view. */
export type PickerPlace = { homeId: string; box: Box }

/** The houses that homes can be picked in; where nothing is drawn from the front, whatever view has homes in it (N-071). */
export function housesOf({ views, clickArea }: ExplorerData): PickerHouse[] {
  const picked = views.filter(({ id }) => clickArea[id]?.some(({ targetType }) => targetType === 'object'))
  const facades = picked.filter(({ kind, side }) => kind === 'facade' && side !== 'yard')
  return (facades.length > 0 ? facades : picked).map((street) => {
    const yard = views.find(({ id }) => id === street.oppositeViewId)
    return { id: street.id, name: street.name, street, ...(yard ? { yard } : {}) }
  })
}

/** The plan that leads to the houses from above, where there is one beside them (N-071). */
export function planOf({ views, clickArea }: ExplorerData, houses: readonly PickerHouse[]) {
  return views.find(
    ({ id, kind }) =>
      kind === 'sitePlan' && clickArea[id]?.length && houses.every(({ street }) => street.id !== id),
  )
}

/** The houses of a plan, each with the view that it leads to. */
export function housesIn({ clickArea }: ExplorerData, plan: ExplorerView): { viewId: string; box: Box }[] {
  return (clickArea[plan.id] ?? [])
    .filter(({ targetType }) => targetType === 'view')
    .map(({ targetId, points }) => ({ viewId: targetId, box: boxOf(points, plan) }))
}

/** The homes of a view in reading order, each with its rectangle. */
export function placesIn({ clickArea }: ExplorerData, view: ExplorerView): PickerPlace[] {
  return (clickArea[view.id] ?? [])
    .filter(({ targetType }) => targetType === 'object')
    .map(({ targetId, points }) => ({ homeId: targetId, box: boxOf(points, view) }))
}

function boxOf(points: ClickArea['points'], { width, height }: ExplorerView): Box {
  const [xs, ys] = [points.map(({ x }) => x), points.map(({ y }) => y)]
  const [left, top] = [Math.min(...xs), Math.min(...ys)]
  return {
    left: left / width,
    top: top / height,
    width: (Math.max(...xs) - left) / width,
    height: (Math.max(...ys) - top) / height,
  }
}

/** The house a home is in (S-087). */
export function houseOf(
  data: ExplorerData,
  houses: readonly PickerHouse[],
  homeId: string | undefined,
): PickerHouse | undefined {
  return houses.find((house) => sideOf(data, house, homeId) !== undefined)
}

/** From which side of its house a home is seen, the asked one first: some are seen from both, some from one. */
export function sideOf(
  { clickArea }: ExplorerData,
  { street, yard }: PickerHouse,
  homeId: string | undefined,
  wanted: PickerSide = 'street',
): PickerSide | undefined {
  const shows = (side: PickerSide) =>
    clickArea[(side === 'street' ? street : yard)?.id ?? '']?.some(({ targetId }) => targetId === homeId)
  return [wanted, 'street' as const, 'yard' as const].find(shows)
}

/** Pixels that a metre has in an elevation, by its level marks; undefined for a view without. */
export function pixelsPerMetre({ levels }: ExplorerView): number | undefined {
  const [low, high] = [levels[0], levels.at(-1)]
  if (!low || !high || low.height === high.height) return undefined
  return (low.y - high.y) / (high.height - low.height)
}

/** The narrowest and the widest that a view is shown, in pixels: readable on a phone, and not taller than a screen. */
export function widthsOf(view: ExplorerView): { least: number; most: number } {
  const scale = pixelsPerMetre(view)
  const least = scale ? Math.round((minScale / scale) * view.width) : Math.min(view.width, 340)
  const most = Math.min(view.width * 1.4, (tallest / view.height) * view.width)
  return { least, most: Math.max(least, Math.round(most)) }
}

const minScale = 23
const tallest = 680

/** Where panning comes to rest: at each stair, which is where a floor has a gap, else at each home. In shares of the width. */
export function restsOf(places: readonly PickerPlace[]): number[] {
  const spans = places.map(({ box }) => [box.left, box.left + box.width] as const)
  const gaps = spans.flatMap(([, right]) => {
    const next = Math.min(...spans.map(([left]) => left).filter((left) => left > right + 0.005))
    const isOpen = spans.every(([from, to]) => to <= right + 0.005 || from >= next - 0.005)
    return Number.isFinite(next) && isOpen ? [(right + next) / 2] : []
  })
  const rests = gaps.length > 0 ? gaps : spans.map(([left, right]) => (left + right) / 2)
  return [...new Set(rests.map((rest) => Math.round(rest * 1000) / 1000))].toSorted((a, b) => a - b)
}
