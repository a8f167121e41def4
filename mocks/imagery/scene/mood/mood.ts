import type { Season, TimeOfDay } from '../../../catalogue/images/recipe.ts'
import { lighter, mix } from '../../base/colour.ts'
import type { Paint } from '../../base/paint.ts'
import { growth } from './seasons.ts'
import type { Growth } from './seasons.ts'
import { lights } from './lights.ts'
import type { Light } from './lights.ts'

/** The light and the season of a picture, and the colours that follow from them. */
export type Mood = Readonly<{
  light: Light
  growth: Growth
  /** Snow lies. */
  snow: boolean
  /** A pigment in this light; a `share` below 1 keeps more of the pigment. */
  tone(colour: string, share?: number): string
  /** A colour, already in this light, mixed towards the shade. */
  darker(colour: string, share: number): string
  lighter(colour: string, share: number): string
  /** What the light does not reach: the shade's colour, `strength` times as deep as a plain shade. */
  shade(strength?: number): Paint
  snowPaint: Paint
}>

/** The mood of a season at a time of day. `plain` leaves pigments as they are, for drawings without sky. */
export function moodOf(time: TimeOfDay, season: Season, { plain = false } = {}): Mood {
  const light = lights[time]
  const ambience = plain ? 0 : light.ambience
  const tone = (colour: string, share = 1) => mix(colour, light.ambient, ambience * share)
  return {
    light,
    growth: growth[season],
    snow: season === 'winter',
    tone,
    darker: (colour, share) => mix(colour, light.shade, share),
    lighter,
    shade: (strength = 1) => ({ fill: light.shade, opacity: Math.min(0.8, light.shadeOpacity * strength) }),
    snowPaint: { fill: tone('#FCFDFD', 0.7) },
  }
}
