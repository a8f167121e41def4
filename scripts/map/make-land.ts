// Makes the land of the map, the portal's and the mock's: `node scripts/map/make-land.ts` writes src/features/map/base-map/nordic-land.json.
// Source: Natural Earth 1:10m (public domain) by way of the package world-atlas; lakes by hand.
import { readFile, writeFile } from 'node:fs/promises'
import { gzipSync } from 'node:zlib'
import { clipPolygon, clipPolyline } from 'lineclip'
import { feature, mesh } from 'topojson-client'
import { planarTriangleArea, presimplify, simplify } from 'topojson-simplify'
import { lakes } from './lakes.ts'

type Topology = Parameters<typeof simplify>[0]
type Position = readonly [lng: number, lat: number]
type Box = readonly [west: number, south: number, east: number, north: number]

const target = 'src/features/map/base-map/nordic-land.json'
/** All that can come into view. */
const whole: Box = [-32, 46, 62, 75]
/** Where homes are; only here is the coast worth its bytes. */
const near: Box = [4, 54.4, 32, 71.4]
/** Steps of a coordinate in one degree. */
const scale = 1000
const maxBytes = 60_000

/** Degrees of latitude that a coast may be off by, about. */
const toleranceAt = (point: Position) => (isInside(point, near) ? 0.0035 : 0.06)
/** A point goes when it makes a triangle with its neighbours of so many squares of the tolerance. */
const minTriangle = 3.5

const [land, countries] = await Promise.all([read('land'), read('countries')])
const shapes = feature(land, objectOf(land, 'land'))
const rings = ('features' in shapes ? shapes.features : [shapes]).flatMap(({ geometry }) => {
  if (geometry.type === 'Polygon') return [geometry.coordinates[0] ?? []]
  return geometry.type === 'MultiPolygon' ? geometry.coordinates.map(([outer = []]) => outer) : []
})
const borders = mesh(countries, objectOf(countries, 'countries'), (a, b) => a !== b)

const asset = {
  scale,
  land: rings.flatMap((ring) => {
    const cut = clipPolygon(unwrapped(ring), whole)
    return cut.length > 3 && isLarge(cut) ? [steps(cut)] : []
  }),
  lakes: Object.values(lakes).map((corners) =>
    steps(rounded(rounded(corners.map(([lat, lng]): Position => [lng, lat])))),
  ),
  borders: borders.coordinates.flatMap((line) => clipPolyline(unwrapped(line), whole)).map(steps),
}
const text = `${JSON.stringify(asset, undefined, 2)}\n`
await writeFile(target, text)
const size = gzipSync(text).length
console.log(`${target}: ${asset.land.length} shores, ${size} bytes gzipped`)
if (size > maxBytes) {
  console.error(`That is more than ${maxBytes}.`)
  process.exitCode = 1
}

/** The shapes of a file, with fewer points where nobody would see them. */
async function read(name: string): Promise<Topology> {
  const text = await readFile(`node_modules/world-atlas/${name}-10m.json`, 'utf8')
  const topology = presimplify(JSON.parse(text) as Topology, ([a, b, c]) => {
    return planarTriangleArea([flat(a), flat(b), flat(c)]) / toleranceAt(b) ** 2
  })
  return simplify(topology, minTriangle)
}

/** A degree of longitude is half of one of latitude up here. */
function flat([lng, lat]: Position): [number, number] {
  return [lng / 2, lat]
}

function isInside([lng, lat]: Position, [west, south, east, north]: Box): boolean {
  return lng >= west && lng <= east && lat >= south && lat <= north
}

function objectOf({ objects }: Topology, name: string) {
  const object = objects[name]
  if (!object) throw new Error(`world-atlas has no ${name}`)
  return object
}

/** Russia goes on beyond 180° and would close its ring across the whole map. */
function unwrapped(ring: readonly (readonly number[])[]): Position[] {
  const points = ring.map(([lng = 0, lat = 0]): Position => [lng, lat])
  const crosses = points.some(([lng]) => lng > 170) && points.some(([lng]) => lng < -165)
  return crosses ? points.map(([lng, lat]) => [lng < -30 ? lng + 360 : lng, lat]) : points
}

function isLarge(ring: readonly Position[]): boolean {
  const [lngs, lats] = [ring.map(([lng]) => lng), ring.map(([, lat]) => lat)]
  const across = Math.max(...lngs) - Math.min(...lngs)
  const high = Math.max(...lats) - Math.min(...lats)
  const [first = [0, 0] as const] = ring
  return Math.max(across / 2, high) > toleranceAt(first) * 3
}

/** A ring whose corners are cut (Chaikin), so that the shore of a lake swings. */
function rounded(ring: readonly Position[]): Position[] {
  return ring.flatMap(([lng, lat], at): Position[] => {
    const [nextLng, nextLat] = ring[(at + 1) % ring.length] ?? [lng, lat]
    const between = (share: number): Position => [
      lng + (nextLng - lng) * share,
      lat + (nextLat - lat) * share,
    ]
    return [between(0.25), between(0.75)]
  })
}

/** The first point, then the way from each to the next, in whole steps of longitude and latitude; a text, which stays one line. */
function steps(points: readonly Position[]): string {
  let [x, y] = [0, 0]
  const all = points.flatMap(([lng, lat]) => {
    const [nextX, nextY] = [Math.round(lng * scale), Math.round(lat * scale)]
    const step = [nextX - x, nextY - y]
    ;[x, y] = [nextX, nextY]
    return step
  })
  return all.join(' ')
}
