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
import { standpoints } from './cameras.ts'
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
  const scene = sceneOf(subject)
  return svgDocument(frame, subject.label, scene ? equirectangular(scene, frame) : '')
}

/** The same room straight ahead: the small picture of a camera. */
export function drawGlimpse(subject: PanoramaSubject, frame: Frame): string {
  const scene = sceneOf(subject)
  return svgDocument(
    frame,
    subject.label,
    scene ? perspective(scene, { yaw: 0, focus: frame.width * 0.56, near: 0.15, horizon: 0.46 }, frame) : '',
  )
}

function sceneOf({ plan: subject, camera, finish, archetype, time }: PanoramaSubject): RoomScene | undefined {
  const plan = floorPlanOf(subject)
  const spot = standpoints(plan).find(({ id }) => id === camera)
  const level = spot && plan.levels[spot.level]
  return level && roomScene(level, spot.room, { finish, archetype, time, eye: [spot.x, spot.y, 1.6] })
}
