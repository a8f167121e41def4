import type { Random } from '../../catalogue/lib/random.ts'
import { tenth } from '../base/numbers.ts'
import type { SiteLayout } from './site-layout.ts'

export const siteColours = {
  grass: '#DDE3D3',
  path: '#F4F1EA',
  road: '#E7E4DC',
  water: '#C4D6DA',
  contour: '#B9C3AC',
  tree: '#A9BC9A',
} as const

/** What lies under the houses: slopes, shore, roads and paths. */
export function drawTerrain({ width, height, water, lane }: SiteLayout, random: Random): string {
  const { grass, road, path } = siteColours
  const sway = random.between(-3, 3)
  const streets = `M-2 ${0.18 * height}L${0.42 * width} ${0.13 * height + sway * 0.3}L${width + 2} ${0.19 * height}`
  return (
    `<rect width="${width}" height="${height}" fill="${grass}"/>` +
    contours(width, height, sway) +
    (water ? shore(width, height, sway) : '') +
    `<g fill="none"><path d="${streets}" stroke="${road}" stroke-width="5.2"/>` +
    `<path d="M116 ${0.17 * height}L112 ${height + 2}" stroke="${road}" stroke-width="3.6"/>` +
    `<path d="${streets}" stroke="#FFFFFF" stroke-width=".22" stroke-dasharray="1.8 1.5"/>` +
    (lane === undefined
      ? yardPaths(width, height, path)
      : `<path d="M6 ${lane}H114" stroke="${road}" stroke-width="4.4" stroke-linecap="round"/><path d="M9 ${lane}V${0.16 * height}" stroke="${road}" stroke-width="3.6"/>`) +
    '</g>' +
    (lane === undefined
      ? `<circle cx="${0.42 * width}" cy="${0.52 * height}" r="4.8" fill="${path}"/><circle cx="${0.42 * width}" cy="${0.52 * height}" r="2" fill="${grass}"/>`
      : '')
  )
}

function yardPaths(width: number, height: number, colour: string): string {
  const at = (x: number, y: number) => `${tenth(x * width)} ${tenth(y * height)}`
  return (
    `<path d="M${at(0.08, 0.2)}C${at(0.11, 0.42)} ${at(0.24, 0.54)} ${at(0.42, 0.52)}S${at(0.66, 0.5)} ${at(0.86, 0.72)}` +
    `M${at(0.42, 0.52)}C${at(0.4, 0.4)} ${at(0.41, 0.3)} ${at(0.36, 0.14)}M${at(0.42, 0.52)}C${at(0.36, 0.66)} ${at(0.3, 0.74)} ${at(0.31, 0.82)}"` +
    ` stroke="${colour}" stroke-width="1.5" stroke-linecap="round"/>`
  )
}

function contours(width: number, height: number, sway: number): string {
  const lines = Array.from({ length: 8 }, (_, at) => {
    const y = height * (0.06 + at * 0.085)
    return `M-3 ${tenth(y + 3)}C${tenth(0.2 * width)} ${tenth(y - 4 + sway)} ${tenth(0.36 * width)} ${tenth(y + 8)} ${tenth(0.62 * width)} ${tenth(y - 1)}S${tenth(0.9 * width)} ${tenth(y - 9 - sway)} ${width + 3} ${tenth(y - 11)}`
  })
  return `<path d="${lines.join('')}" fill="none" stroke="${siteColours.contour}" stroke-width=".13"/>`
}

function shore(width: number, height: number, sway: number): string {
  const line = (down: number) =>
    `M-2 ${tenth((0.86 + down) * height)}C${tenth(0.25 * width)} ${tenth((0.78 + down) * height + sway)} ${tenth(0.4 * width)} ${tenth((0.94 + down) * height)} ${tenth(0.66 * width)} ${tenth((0.88 + down) * height)}S${tenth(0.9 * width)} ${tenth((0.77 + down) * height)} ${width + 2} ${tenth((0.81 + down) * height)}`
  return (
    `<path d="${line(0)}V${height + 2}H-2Z" fill="${siteColours.water}"/>` +
    `<path d="${line(0.03)}${line(0.07)}" fill="none" stroke="#FFFFFF" stroke-opacity=".6" stroke-width=".18"/>`
  )
}
