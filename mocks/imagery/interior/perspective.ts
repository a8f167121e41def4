import type { Frame } from '../base/frame.ts'
import { tenth } from '../base/numbers.ts'
import { projected } from './project.ts'
import type { RoomScene } from './room-scene.ts'
import type { Spot } from './space.ts'

/** A camera that looks level. */
export type Camera = Readonly<{
  /** Degrees clockwise from the bottom of the plan. */
  yaw: number
  /** Pixels that a metre has at a distance of one metre. */
  focus: number
  /** What is nearer than this is not drawn, in metres. */
  near: number
  /** Where the horizon lies, as a share of the height. */
  horizon: number
}>

/** The room as a camera sees it. */
export function perspective(scene: RoomScene, camera: Camera, { width, height }: Frame): string {
  const { yaw, focus, near, horizon } = camera
  const turn = (yaw * Math.PI) / 180
  const { eye } = scene
  // ahead is down the plan, turned clockwise on it
  const [ax, ay] = [-Math.sin(turn), Math.cos(turn)]
  const seen = ([x, y, z]: Spot): Spot => {
    const [dx, dy] = [x - eye[0], y - eye[1]]
    return [-dx * ay + dy * ax, dx * ax + dy * ay, z - eye[2]]
  }
  return projected(scene, (points) => {
    const kept = before(points.map(seen), near)
    if (kept.length < 3) return ''
    const pixels = kept.map(([right, ahead, up]) => {
      const scale = focus / ahead
      return `${tenth(width / 2 + right * scale)} ${tenth(height * horizon - up * scale)}`
    })
    return `M${pixels.join('L')}z`
  })
}

/** The part of a shape that is at least so far ahead. */
function before(points: readonly Spot[], near: number): Spot[] {
  return points.flatMap((point, at): Spot[] => {
    const last = points[(at + points.length - 1) % points.length] ?? point
    const [inside, wasInside] = [point[1] >= near, last[1] >= near]
    const kept: Spot[] = inside ? [point] : []
    if (inside === wasInside) return kept
    const share = (near - last[1]) / (point[1] - last[1])
    const crossing: Spot = [
      last[0] + (point[0] - last[0]) * share,
      near,
      last[2] + (point[2] - last[2]) * share,
    ]
    return [crossing, ...kept]
  })
}
