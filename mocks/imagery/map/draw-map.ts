import { closedCurve } from '../base/curves.ts'
import type { Frame } from '../base/frame.ts'
import { turning } from '../base/geometry.ts'
import type { Point } from '../base/geometry.ts'
import { tenth } from '../base/numbers.ts'
import { svgDocument } from '../base/svg.ts'
import { brandLettering } from '../lettering/brand-lettering.ts'
import { blocksOf } from './blocks.ts'
import { contourOf } from './contour.ts'
import { districtsIn } from './districts.ts'
import type { District } from './districts.ts'
import { chanceAt } from './field.ts'
import { densityAt, landAt, roadAt } from './land.ts'
import { drawNames, drawPin } from './names.ts'
import { nordicLakes, nordicLand } from './nordic.ts'
import { mapColours, townZoom } from './view.ts'
import type { MapSubject, MapView } from './view.ts'

/** From this zoom on streets are drawn. */
const streetZoom = 13

/**
 * A part of the map. Everything follows from where it is in the world, so that parts that meet fit together; nothing of
 * it is to be found outside.
 */
export async function drawMap(subject: MapSubject, frame: Frame): Promise<string> {
  const { left, top, across, zoom, label, pin } = subject
  const scale = frame.width / across
  const view: MapView = {
    ...subject,
    scale,
    right: left + across,
    bottom: top + frame.height / scale,
    px: ([x, y]) => [(x - left) * scale, (y - top) * scale],
  }
  const lettering = await brandLettering()
  const land = `<rect width="${frame.width}" height="${frame.height}" fill="${zoom < townZoom ? mapColours.water : mapColours.land}"/>`
  const ground = zoom < townZoom ? farGround(view) : nearGround(view)
  const marker = pin ? drawPin(view, pin) : ''
  return svgDocument(frame, label, land + ground + drawNames(view, lettering) + marker)
}

/** Land in the sea, as one sees it from far away. */
function farGround({ px }: MapView): string {
  const path = (outlines: readonly (readonly Point[])[]) =>
    outlines.map((outline) => closedCurve(doubled(outline).map(px))).join('')
  return (
    `<path d="${path(nordicLand)}" fill="${mapColours.land}" stroke="#FFFFFF" stroke-width="1.6"/>` +
    `<path d="${path(nordicLakes)}" fill="${mapColours.water}" stroke="#FFFFFF" stroke-width="1"/>`
  )
}

/** Points halfway between hold a curve close to its outline. */
function doubled(outline: readonly Point[]): Point[] {
  return outline.flatMap((point, at) => {
    const next = outline[(at + 1) % outline.length] ?? point
    return [
      point,
      [(point[0] * 2 + next[0]) / 3, (point[1] * 2 + next[1]) / 3],
      [(point[0] + 2 * next[0]) / 3, (point[1] + 2 * next[1]) / 3],
    ]
  })
}

function nearGround(view: MapView): string {
  const { places, zoom, left, top, right, bottom, scale } = view
  const land = landAt(places)
  const streets = zoom >= streetZoom
  const step = 2 ** Math.round(Math.log2(6 / scale))
  const window = { left, top, right, bottom, step }
  const water = contourOf(land, window)
  const woods = contourOf((x, y) => densityAt(places, x, y) - 0.24, { ...window, step: step * 2 })
  const roads = (zoom > 11 ? [41, 47] : zoom > 9 ? [41] : []).map((salt) =>
    contourOf((x, y) => roadAt(x, y, salt), window),
  )
  const districts = streets ? districtsIn(left - 60, top - 60, right + 60, bottom + 60) : []
  const wet = { fill: mapColours.water }
  return (
    shapes(view, woods.inside, mapColours.wood) +
    (streets ? drawBlocks(view, districts, land) : towns(view)) +
    (streets ? mainStreets(view, districts, land, false) : '') +
    shapes(view, water.inside, wet.fill) +
    stretches(view, water.line, '#FFFFFF', 2.4, 0.75) +
    (streets ? mainStreets(view, districts, land, true) : '') +
    roads.map(({ line }) => mainRoad(view, line, land)).join('')
  )
}

/** Where people live, as one sees it from afar. */
function towns(view: MapView): string {
  const step = 2 ** Math.round(Math.log2(6 / view.scale))
  const { inside } = contourOf((x, y) => 0.5 - densityAt(view.places, x, y), { ...view, step })
  return shapes(view, inside, mapColours.block)
}

function drawBlocks(
  view: MapView,
  districts: readonly District[],
  land: (x: number, y: number) => number,
): string {
  const dry = ([x, y]: Point) => land(x, y) > 0.06
  const all = districts.map((district) => blocksOf(district, densityAt(view.places, ...district.seed), dry))
  const parks = all.flatMap((blocks) => blocks.parks)
  const round = parks.map((park) => closedCurve(park.map(view.px))).join('')
  return (
    shapes(
      view,
      all.flatMap(({ built }) => built),
      mapColours.block,
      0,
    ) +
    shapes(
      view,
      all.flatMap(({ yards }) => yards),
      mapColours.land,
      0,
    ) +
    `<path d="${round}" fill="${mapColours.park}"/>` +
    `<g fill="${mapColours.tree}">${parks.map((park) => trees(view, park)).join('')}</g>`
  )
}

function trees({ px, scale }: MapView, park: readonly Point[]): string {
  if (scale < 0.18 || Math.abs(turning(park)) < 60_000) return ''
  const middle = park.reduce<[number, number]>(
    (sum, [x, y]) => [sum[0] + x / park.length, sum[1] + y / park.length],
    [0, 0],
  )
  return park
    .flatMap((corner, at) =>
      [0.25, 0.5, 0.72].map((share, ring): Point => {
        const moved = share + 0.12 * (chanceAt(Math.round(corner[0]), at, ring) - 0.5)
        return [middle[0] + (corner[0] - middle[0]) * moved, middle[1] + (corner[1] - middle[1]) * moved]
      }),
    )
    .map((point) => {
      const [x, y] = px(point)
      return `<circle cx="${tenth(x)}" cy="${tenth(y)}" r="${tenth(9 * scale)}"/>`
    })
    .join('')
}

/** The streets between districts; those over water are bridges, and few. */
function mainStreets(
  view: MapView,
  districts: readonly District[],
  land: (x: number, y: number) => number,
  bridges: boolean,
): string {
  const lines = districts.flatMap(({ outline, seed, key }) => {
    if (densityAt(view.places, ...seed) < 0.3) return []
    return outline.flatMap((from, at): [Point, Point][] => {
      const to = outline[(at + 1) % outline.length] ?? from
      const wet = [0, 0.25, 0.5, 0.75, 1].filter(
        (share) => land(from[0] + (to[0] - from[0]) * share, from[1] + (to[1] - from[1]) * share) < 0.03,
      ).length
      const ends = land(...from) > 0.03 && land(...to) > 0.03
      const bridge =
        ends &&
        wet > 0 &&
        wet <= 2 &&
        chanceAt(Math.round(from[0] + to[0]), Math.round(from[1] + to[1]), 9) < 0.5
      return (bridges ? bridge : wet === 0) && key ? [[from, to]] : []
    })
  })
  const width = Math.max(1.2, 20 * view.scale)
  return (
    stretches(view, lines, mapColours.casing, width + 1.6, 1) +
    stretches(view, lines, mapColours.road, width, 1)
  )
}

/** A road that winds through the country, over bridges too. */
function mainRoad(
  view: MapView,
  line: readonly (readonly [Point, Point])[],
  land: (x: number, y: number) => number,
): string {
  const kept = line.filter(([[x, y]]) => land(x, y) > -1.25)
  const width = Math.max(1.6, Math.min(10, 26 * view.scale))
  return (
    stretches(view, kept, mapColours.casing, width + 2.2, 1) +
    stretches(view, kept, mapColours.road, width, 1)
  )
}

function shapes({ px }: MapView, list: readonly (readonly Point[])[], fill: string, seam = 0.8): string {
  if (list.length === 0) return ''
  const data = list
    .map((shape) => `M${shape.map((point) => px(point).map(tenth).join(' ')).join('L')}z`)
    .join('')
  const edge = seam > 0 ? ` stroke="${fill}" stroke-width="${seam}"` : ''
  return `<path d="${data}" fill="${fill}"${edge}/>`
}

function stretches(
  { px }: MapView,
  list: readonly (readonly [Point, Point])[],
  stroke: string,
  width: number,
  opacity: number,
): string {
  if (list.length === 0) return ''
  const data = list
    .map(([from, to]) => `M${px(from).map(tenth).join(' ')}L${px(to).map(tenth).join(' ')}`)
    .join('')
  return `<path d="${data}" fill="none" stroke="${stroke}" stroke-width="${tenth(width)}" stroke-linecap="round"${opacity < 1 ? ` opacity="${opacity}"` : ''}/>`
}
