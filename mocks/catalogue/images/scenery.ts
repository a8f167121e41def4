import type { Random } from '../random.ts'
import type { Drawing } from './drawing.ts'
import { growth, mix } from './palette.ts'
import type { Light } from './palette.ts'
import type { Season } from './recipe.ts'

/** The sky in four flat bands with slow edges, and the sun or moon where the light has one. Pixels. */
export function sky(light: Light, random: Random, width: number, groundY: number): string {
  const [base, ...bands] = light.sky
  const parts = [`<path fill="${base}" d="M0 0h${width}v${Math.round(groundY) + 2}h${-width}z"/>`]
  const edges = [0.34, 0.6, 0.82]
  bands.forEach((colour, index) => {
    const y = groundY * (edges[index] ?? 1)
    const lift = groundY * 0.025
    const at = () => Math.round(y + random.between(-lift, lift))
    const curve = `M0 ${at()}C${Math.round(width * 0.3)} ${at()} ${Math.round(width * 0.6)} ${at()} ${width} ${at()}`
    parts.push(`<path fill="${colour}" d="${curve}V${Math.round(groundY) + 2}H0z"/>`)
  })
  if (!light.sun) return parts.join('')
  const [x, y] = [random.between(0.12, 0.85) * width, random.between(0.2, 0.5) * groundY]
  const sun = `<circle cx="${Math.round(x)}" cy="${Math.round(y)}" r="${Math.round(width * light.sun.radius)}" fill="${light.sun.colour}"/>`
  return parts.join('') + sun
}

/** Ground to the lower edge, or a strip of quay with water below it. Pixels. */
export function ground(
  light: Light,
  season: Season,
  water: boolean,
  width: number,
  height: number,
  groundY: number,
) {
  const grass = mix(growth[season].ground, light.ambient, light.ambience)
  const fill = (y: number, colour: string) => `<path fill="${colour}" d="M0 ${y}H${width}V${height}H0z"/>`
  if (!water) return fill(Math.round(groundY), grass)
  const lake = mix('#B9CBD0', light.ambient, light.ambience)
  return (
    fill(Math.round(groundY), mix('#C2C1BB', light.ambient, light.ambience)) +
    fill(Math.round(groundY) + 14, lake)
  )
}

/** A birch, the signature of every picture: white trunk with dark dashes, a crown in three tones, bare in winter. */
export function birch(
  drawing: Drawing,
  light: Light,
  season: Season,
  random: Random,
  x: number,
  height: number,
): void {
  const bark = mix('#F3F1EC', light.ambient, light.ambience)
  const width = 0.013 * height + 0.12
  drawing.rect(x - width / 2, 0, width, height * 0.8, { fill: bark })
  for (let y = 0.2; y < height * 0.7; y += 0.62) {
    const dash = y + random.between(0, 0.2)
    const paint = { stroke: '#4A4843', width: 0.12 * drawing.scale }
    drawing.line(x - width / 2, dash, x + width * random.between(-0.1, 0.4), dash, paint)
  }
  const { leaves } = growth[season]
  if (leaves.length === 0) bareCrown(drawing, bark, random, x, height)
  leaves.forEach((leaf, tone) => {
    const paint = {
      stroke: mix(leaf, light.ambient, light.ambience),
      width: height * (0.15 - tone * 0.02) * drawing.scale,
    }
    for (let i = 0; i < 10; i++) {
      const angle = random.between(0, 6.28)
      const reach = Math.sqrt(random.next())
      const across = x + Math.cos(angle) * reach * height * 0.18
      drawing.dot(across, height * (0.64 + Math.sin(angle) * reach * 0.31), paint)
    }
  })
}

function bareCrown(drawing: Drawing, bark: string, random: Random, x: number, height: number): void {
  const paint = { stroke: mix(bark, '#6B655C', 0.6), width: 1.2 }
  for (let i = 0; i < 16; i++) {
    const from = height * random.between(0.3, 0.75)
    const side = random.between(-0.2, 0.2) * height
    drawing.line(x, from, x + side, from + height * random.between(0.12, 0.25), paint)
  }
}
