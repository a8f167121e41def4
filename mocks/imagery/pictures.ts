import type { Frame } from './base/frame.ts'
import { drawInterior } from './interior/draw-interior.ts'
import { drawMap } from './map/draw-map.ts'
import { drawGlimpse, drawPanorama } from './panorama/draw-panorama.ts'
import { drawFacade } from './picker/draw-facade.ts'
import { drawSunFrame } from './picker/sun-study.ts'
import { drawPlan } from './plan/draw/draw-plan.ts'
import { drawPortrait } from './portrait/draw-portrait.ts'
import { drawScene } from './scene/scene.ts'
import { drawStreet } from './scene/street/street.ts'
import { drawSitePlan } from './site-plan/draw-site-plan.ts'

/**
 * Draws one kind of picture as SVG: its subject onto a frame. A subject is plain data, because it is posted to the
 * worker that draws; the same subject and frame give the same text.
 */
export type Draw<Subject> = (subject: Subject, frame: Frame) => string | Promise<string>

/** Who draws what: a line for each kind of picture. */
const drawings = {
  scene: drawScene,
  street: drawStreet,
  plan: drawPlan,
  sitePlan: drawSitePlan,
  facade: drawFacade,
  sun: drawSunFrame,
  interior: drawInterior,
  panorama: drawPanorama,
  glimpse: drawGlimpse,
  map: drawMap,
  portrait: drawPortrait,
}

type Drawings = typeof drawings
type PictureKind = keyof Drawings

/** A picture of any kind, ready to be drawn. */
export type Picture = {
  [Kind in PictureKind]: Readonly<{ kind: Kind; subject: Parameters<Drawings[Kind]>[0] }>
}[PictureKind]

/** The picture as an SVG document. */
export async function drawPicture({ kind, subject }: Picture, frame: Frame): Promise<string> {
  const draw = drawings[kind] as Draw<Picture['subject']>
  return draw(subject, frame)
}
