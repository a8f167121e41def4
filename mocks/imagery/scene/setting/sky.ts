import { slowLine } from '../../base/curves.ts'
import type { Point } from '../../base/geometry.ts'
import { tenth } from '../../base/numbers.ts'
import type { Drawing } from '../drawing.ts'

/** Where the lower bands begin, as shares of the sky's height. */
const edges = [0.34, 0.6, 0.82] as const

/**
 * The sky in four flat bands with slow edges; sun or moon where the time of day has one; stars at night. `disc` puts sun
 * or moon elsewhere, as shares of the sky.
 */
export function drawSky(
  { canvas, mood: { light }, random }: Drawing,
  disc: Readonly<{ x: number; y: number }> | undefined = light.disc,
): void {
  const { width, height, groundY } = canvas
  canvas.path(`M0 0h${width}v${height}h${-width}z`, { fill: light.sky[0] })
  const chance = random('sky')
  const lift = groundY * 0.025
  edges.forEach((edge, band) => {
    const steps = Math.max(3, Math.round(width / groundY / 0.3))
    const points = Array.from({ length: steps + 1 }, (_, at): Point => {
      return [(width * at) / steps, groundY * edge + chance.between(-lift, lift)]
    })
    const fill = light.sky[band + 1] ?? light.sky[3]
    canvas.path(`M0 ${height}L${slowLine(points)}V${height}z`, { fill })
  })
  if (light.stars) drawStars(canvas, chance)
  if (!light.disc || !disc) return
  const { x, y } = disc
  const { radius, colour } = light.disc
  const r = tenth(Math.min(width, groundY * 1.9) * radius)
  const start = `M${tenth(width * x - r)} ${tenth(groundY * y)}`
  canvas.path(`${start}a${r} ${r} 0 1 1 ${tenth(2 * r)} 0a${r} ${r} 0 1 1 ${tenth(-2 * r)} 0z`, {
    fill: colour,
  })
}

function drawStars({ width, groundY, path }: Drawing['canvas'], chance: ReturnType<Drawing['random']>) {
  const stars = Array.from({ length: 40 }, () => {
    const [x, y] = [chance.between(0, width), chance.between(0, groundY * 0.55)]
    return `M${tenth(x)} ${tenth(y)}h.1`
  })
  path(stars.join(''), { stroke: '#F0EBDD', width: Math.max(0.8, groundY / 420), opacity: 0.6, round: true })
}
