import { rings } from '../../catalogue/terrain/coast.ts'
import { districtsIn } from '../../catalogue/terrain/districts.ts'
import { densityAt, landAt } from '../../catalogue/terrain/land.ts'
import { streetsIn } from '../../catalogue/terrain/streets.ts'
import type { Frame } from '../base/frame.ts'
import { svgDocument } from '../base/svg.ts'
import { brandLettering } from '../lettering/brand-lettering.ts'
import type { Lettering } from '../lettering/lettering.ts'
import { contourOf } from './contour.ts'
import { countryRoads, roadSalts } from './country-roads.ts'
import { drawNames, drawPin } from './names.ts'
import { lines, shapes } from './paths.ts'
import { drawRoad, drawStreets } from './roads.ts'
import { drawMarks, drawStreetNames } from './signs.ts'
import { drawBlocks, drawParks } from './town.ts'
import { blockZoom, mapColours, streetZoom, townZoom } from './view.ts'
import type { MapSubject, MapView } from './view.ts'

/** How many pixels of a tile a shore is known by; further out the same bay is fewer of them. */
const fine = 2
const coarse = 6

/**
 * A part of the map. Everything follows from where it is in the world, so that parts that meet fit together, and from
 * one terrain at all zooms; far from the coasts nothing of it is to be found outside.
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
  const ground = zoom < townZoom ? farGround(view) : nearGround(view, lettering)
  const marker = pin ? drawPin(view, pin) : ''
  return svgDocument(frame, label, land + ground + drawNames(view, lettering) + marker)
}

/** Land in the sea and lakes in the land, as one sees them from far away. */
function farGround(view: MapView): string {
  const seen = rings().filter(
    ({ left, right, top, bottom }) =>
      right > view.left && left < view.right && bottom > view.top && top < view.bottom,
  )
  return shapes(
    view,
    seen.map(({ points }) => points),
    mapColours.land,
    0,
  )
}

function nearGround(view: MapView, lettering: Lettering): string {
  const { places, zoom, left, top, right, bottom, scale } = view
  const land = landAt(places)
  const hasStreets = zoom >= streetZoom
  const stepOf = (pixels: number) => 2 ** Math.round(Math.log2(pixels / scale))
  const window = { left, top, right, bottom, step: stepOf(zoom < 12 ? fine : coarse) }
  const water = contourOf(land, window)
  const rough = { ...window, step: stepOf(2 * coarse) }
  const woods = contourOf((x, y) => densityAt(places, x, y) - 0.24, rough)
  const roads = roadSalts(zoom)
    .map((salt) => drawRoad(view, countryRoads({ ...window, step: stepOf(coarse) }, salt, land)))
    .join('')
  const around = [left - 60, top - 60, right + 60, bottom + 60] as const
  const districts = hasStreets ? districtsIn(...around) : []
  const streets = hasStreets
    ? streetsIn(places, { left: around[0], top: around[1], right: around[2], bottom: around[3] })
    : []
  return (
    shapes(view, woods.inside, mapColours.wood) +
    (zoom >= blockZoom ? drawBlocks(view, districts, land) : towns(view) + drawParks(view, districts)) +
    shapes(view, water.inside, mapColours.water) +
    lines(view, water.lines, '#FFFFFF', 2.4, 0.75) +
    drawStreets(view, streets) +
    roads +
    drawStreetNames(view, streets, lettering) +
    drawMarks(view, lettering)
  )
}

/** Where people live, as one sees it from afar. */
function towns(view: MapView): string {
  const step = 2 ** Math.round(Math.log2(coarse / view.scale))
  const { inside } = contourOf((x, y) => 0.5 - densityAt(view.places, x, y), { ...view, step })
  return shapes(view, inside, mapColours.block)
}
