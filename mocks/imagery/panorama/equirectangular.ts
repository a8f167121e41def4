import type { Frame } from '../base/frame.ts'
import { tenth } from '../base/numbers.ts'
import { projected } from '../interior/project.ts'
import type { RoomScene } from '../interior/room-scene.ts'
import type { Spot } from '../interior/space.ts'

/** Edges are drawn in pieces of at most so many radians, because straight lines are curves here. */
const piece = 0.05

/**
 * The room all around, twice as wide as high: the middle looks down the plan, the right edge meets the left one. What
 * crosses the edge is drawn at both ends.
 */
export function equirectangular(scene: RoomScene, frame: Frame): string {
  return projected(scene, (points) => outlineOf(points, scene.eye, frame))
}

function outlineOf(points: readonly Spot[], eye: Spot, { width, height }: Frame): string {
  const round = unwrapped(points.map(([x, y, z]): Spot => [x - eye[0], y - eye[1], z - eye[2]]))
  const pixels = round.map(([lon, lat]): Pixel => [
    (0.5 + lon / (2 * Math.PI)) * width,
    (0.5 - lat / Math.PI) * height,
  ])
  const [first = [0, 0], last = [0, 0]] = [pixels[0], pixels.at(-1)]
  // what goes once around lies below one's feet or above one's head: it fills the picture to its lower or upper edge
  const goesAround = Math.abs(last[0] - first[0]) > width * 0.9
  const edge = (points[0]?.[2] ?? 0) < eye[2] ? height : 0
  const shape: Pixel[] = goesAround ? [[first[0], edge], ...pixels, [last[0], edge]] : pixels
  const xs = shape.map(([x]) => x)
  const [least, most] = [Math.min(...xs), Math.max(...xs)]
  const copies = [-width, 0, width].filter((by) => most + by > 0 && least + by < width)
  return copies.map((by) => path(shape.map(([x, y]): Pixel => [x + by, y]))).join('')
}

type Pixel = readonly [x: number, y: number]

function path(points: readonly Pixel[]): string {
  return `M${points.map(([x, y]) => `${tenth(x)} ${tenth(y)}`).join('L')}z`
}

/** The outline in longitude (clockwise seen from above) and latitude, without jumps at the edge of the picture. */
function unwrapped(points: readonly Spot[]): (readonly [lon: number, lat: number])[] {
  const outline: (readonly [number, number])[] = []
  let before: number | undefined
  const add = ([x, y, z]: Spot) => {
    let lon = Math.atan2(-x, y)
    if (before !== undefined) lon += Math.round((before - lon) / (2 * Math.PI)) * 2 * Math.PI
    before = lon
    outline.push([lon, Math.atan2(z, Math.hypot(x, y))])
  }
  points.forEach((from, at) => {
    const to = points[(at + 1) % points.length] ?? from
    const pieces = Math.max(1, Math.ceil(angle(from, to) / piece))
    for (let part = 0; part < pieces; part++) {
      const share = part / pieces
      add([
        from[0] + (to[0] - from[0]) * share,
        from[1] + (to[1] - from[1]) * share,
        from[2] + (to[2] - from[2]) * share,
      ])
    }
  })
  const [start] = points
  if (start) add(start)
  return outline
}

function angle(a: Spot, b: Spot): number {
  const dot = a[0] * b[0] + a[1] * b[1] + a[2] * b[2]
  return Math.acos(Math.min(1, Math.max(-1, dot / (Math.hypot(...a) * Math.hypot(...b) || 1))))
}
