import type { TimeOfDay } from '../../catalogue/images/recipe.ts'
import type { Frame } from '../base/frame.ts'
import { svgDocument } from '../base/svg.ts'
import type { Archetype } from '../interior/archetype.ts'
import type { FinishId } from '../interior/finish.ts'
import { perspective } from '../interior/perspective.ts'
import { roomScene } from '../interior/room-scene.ts'
import type { RoomScene } from '../interior/room-scene.ts'
import { floorPlanOf } from '../plan/floor-plan.ts'
import type { PlanSubject } from '../plan/subject.ts'
import { firstLook, firstPitch, standpoints } from './cameras.ts'
import { equirectangular } from './equirectangular.ts'

/** A room seen all around from its standpoint. */
export type PanoramaSubject = Readonly<{
  plan: PlanSubject
  /** The standpoint, by the id of its room. */
  camera: string
  finish: FinishId
  archetype?: Archetype
  time: TimeOfDay
  label: string
}>

/** The equirectangular panorama of a room, for a frame twice as wide as high. */
export function drawPanorama(subject: PanoramaSubject, frame: Frame): string {
  const seen = seenFrom(subject)
  return svgDocument(frame, subject.label, seen ? equirectangular(seen.scene, frame) : '')
}

/** The same room as it is first looked at: the small picture of a camera. */
export function drawGlimpse(subject: PanoramaSubject, frame: Frame): string {
  const seen = seenFrom(subject)
  if (!seen) return svgDocument(frame, subject.label, '')
  const camera = { yaw: seen.yaw, focus: frame.width * 0.56, near: 0.15, horizon: seen.isLow ? 0.1 : 0.46 }
  return svgDocument(frame, subject.label, perspective(seen.scene, camera, frame))
}

function seenFrom(subject: PanoramaSubject): { scene: RoomScene; yaw: number; isLow: boolean } | undefined {
  const { plan: drawn, camera, finish, archetype, time } = subject
  const plan = floorPlanOf(drawn)
  const spot = standpoints(plan).find(({ id }) => id === camera)
  const level = spot && plan.levels[spot.level]
  if (!level) return undefined
  const scene = roomScene(level, spot.room, { finish, archetype, time, eye: [spot.x, spot.y, 1.6] })
  return { scene, yaw: firstLook(plan, spot), isLow: firstPitch(spot) < 0 }
}
