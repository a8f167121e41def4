import { randomOf } from '../../catalogue/lib/random.ts'
import { mix } from '../base/colour.ts'
import type { Frame } from '../base/frame.ts'
import { tenth } from '../base/numbers.ts'
import { svgDocument } from '../base/svg.ts'
import { brandLettering } from '../lettering/brand-lettering.ts'
import type { Lettering } from '../lettering/lettering.ts'
import type { Roof, SiteLayout } from './site-layout.ts'
import { drawTerrain, siteColours as terrain } from './terrain.ts'

/** A site plan: whose chance it has, what stands where, which house is meant, and in which colour that is shown. */
export type SitePlanSubject = Readonly<{
  id: string
  layout: SiteLayout
  /** The id of the house that is shown in brand colour. */
  current?: string
  brand: string
  label: string
}>

const ink = '#1D2321'
const shade = '#24352F'

/** The site from above: slopes, water, ways, roofs with their shade, trees, and the house that is meant in brand. */
export async function drawSitePlan(subject: SitePlanSubject, frame: Frame): Promise<string> {
  const { layout, id, label } = subject
  const scale = Math.max(frame.width / layout.width, frame.height / layout.height)
  const dx = (frame.width - layout.width * scale) / 2
  const dy = (frame.height - layout.height * scale) / 2
  const lettering = await brandLettering()
  const parts = [
    drawTerrain(layout, randomOf('site-plan', id)),
    parcels(layout, subject),
    layout.roofs.map((roof) => drawRoof(roof, subject, scale)).join(''),
    trees(layout, id),
    layout.roofs.map((roof) => badge(roof, subject, lettering)).join(''),
    layout.roofs.length === 0 ? plotNumbers(layout, subject, lettering) : '',
  ]
  const place = `translate(${tenth(dx)} ${tenth(dy)}) scale(${scale.toFixed(4)})`
  return svgDocument(frame, label, `<g transform="${place}">${parts.join('')}</g>`)
}

function parcels({ parcels: list }: SiteLayout, { current, brand }: SitePlanSubject): string {
  return list
    .map(({ homeId, x, y, w, h }) => {
      const on = homeId === current
      const fill = on ? mix(brand, '#FFFFFF', 0.35) : '#E6EADC'
      return `<rect x="${tenth(x)}" y="${tenth(y)}" width="${tenth(w)}" height="${h}" fill="${fill}" stroke="#A9B49C" stroke-width=".22" stroke-dasharray="1.2 .7"/>`
    })
    .join('')
}

/** White, or brand when it is the one; its shade falls at 45 degrees whichever way it is turned. */
function drawRoof(
  { id, x, y, w, h, angle }: Roof,
  { current, brand }: SitePlanSubject,
  scale: number,
): string {
  const on = id !== undefined && id === current
  const theirs = id === undefined
  const turn = (angle * Math.PI) / 180
  const corner = (across: number, down: number) => [
    x + (across * Math.cos(turn) - down * Math.sin(turn)),
    y + (across * Math.sin(turn) + down * Math.cos(turn)),
  ]
  const corners = [corner(-w / 2, -h / 2), corner(w / 2, -h / 2), corner(w / 2, h / 2), corner(-w / 2, h / 2)]
  const fall = Math.min(16 / scale, 2.6)
  const path = (points: readonly number[][]) =>
    `M${points.map((point) => point.map(tenth).join(' ')).join('L')}z`
  const moved = corners.map(([px = 0, py = 0]) => [px + fall, py + fall])
  const shades = corners.map((from, at) => {
    const next = corners[(at + 1) % 4] ?? from
    return path([from, next, moved[(at + 1) % 4] ?? next, moved[at] ?? from])
  })
  const ridge = w > h ? [corner(-w / 2, 0), corner(w / 2, 0)] : [corner(0, -h / 2), corner(0, h / 2)]
  const unlit = theirs ? '#ECEBE4' : '#FFFFFF'
  const fill = on ? brand : unlit
  const ends = ridge.map((point) => point.map(tenth).join(' '))
  return (
    `<g fill="${shade}" opacity="${theirs ? 0.1 : 0.2}">${[path(moved), ...shades].map((data) => `<path d="${data}"/>`).join('')}</g>` +
    `<path d="${path(corners)}" fill="${fill}" stroke="${ink}" stroke-width="${theirs ? 0.12 : 0.2}" stroke-opacity="${theirs ? 0.5 : 1}"/>` +
    `<path d="M${ends.join('L')}" stroke="${on ? '#FFFFFF' : ink}" stroke-opacity=".5" stroke-width=".14"/>`
  )
}

function badge({ id, label, x, y, w }: Roof, { current }: SitePlanSubject, lettering: Lettering): string {
  if (!label) return ''
  const on = id === current
  const radius = Math.min(2.3, w / 3.2)
  const text = {
    size: radius * (label.length > 1 ? 1.05 : 1.25),
    fill: on ? ink : '#FFFFFF',
    anchor: 'middle',
    weight: 'medium',
  } as const
  return (
    `<circle cx="${tenth(x)}" cy="${tenth(y)}" r="${tenth(radius)}" fill="${on ? '#FFFFFF' : ink}"/>` +
    numberAt(label, x, y + text.size * 0.36, text, lettering)
  )
}

function plotNumbers(
  { parcels: list }: SiteLayout,
  { current }: SitePlanSubject,
  lettering: Lettering,
): string {
  return list
    .map(({ homeId, label, x, y, w, h }) => {
      const fill = homeId === current ? '#FFFFFF' : ink
      return numberAt(
        label,
        x + w / 2,
        y + h / 2 + 1.2,
        { size: 3.4, fill, anchor: 'middle', weight: 'medium' },
        lettering,
      )
    })
    .join('')
}

/** Letters are set in tenths of a pixel: set large and scaled down they keep their place in metres. */
function numberAt(
  text: string,
  x: number,
  y: number,
  style: Parameters<Lettering['text']>[3],
  lettering: Lettering,
): string {
  return `<g transform="translate(${x.toFixed(2)} ${y.toFixed(2)}) scale(.05)">${lettering.text(text, 0, 0, { ...style, size: style.size * 20 })}</g>`
}

/** Crowns from above with their shade, wherever no roof, way or water is. */
function trees(layout: SiteLayout, id: string): string {
  const random = randomOf('site-trees', id)
  const crowns = Array.from({ length: 230 }, () => ({
    x: random.between(0, layout.width),
    y: random.between(0, layout.height),
    r: random.between(0.9, 2),
    light: random.between(0, 0.3),
  })).filter(({ x, y }) => isFree(layout, x, y))
  const shadows = crowns.map(({ x, y, r }) => circle(x + 0.6, y + 0.6, r)).join('')
  return (
    `<g fill="${shade}" opacity=".13">${shadows}</g>` +
    crowns
      .map(({ x, y, r, light }) => {
        const fill = mix(terrain.tree, '#FFFFFF', light)
        return `<g fill="${fill}">${circle(x, y, r)}</g><g fill="#5E7256">${circle(x, y, 0.17)}</g>`
      })
      .join('')
  )
}

function isFree({ roofs, parcels: list, height, water, lane }: SiteLayout, x: number, y: number): boolean {
  const onRoof = roofs.some((roof) => {
    const reach = Math.hypot(roof.w, roof.h) / 2
    return (
      Math.abs(x - roof.x) < Math.min(reach, roof.w / 2 + 4) &&
      Math.abs(y - roof.y) < Math.min(reach, roof.h / 2 + 4)
    )
  })
  const onRoad = Math.abs(y - height * 0.16) < 4.5 || Math.abs(x - 114) < 3.6
  const onLane = lane !== undefined && Math.abs(y - lane) < 4.4
  const inYard = lane === undefined && Math.hypot(x - 55, y - 46) < 7
  const inWater = water && y > height * 0.76
  const onPlot = list.some((plot) => x > plot.x && x < plot.x + plot.w && y > plot.y && y < plot.y + plot.h)
  // gardens have fewer trees than the land around them
  const inGarden = onPlot && roofs.length > 0 && Math.round(x * 7) % 3 > 0
  return !onRoof && !onRoad && !onLane && !inYard && !inWater && !inGarden
}

function circle(x: number, y: number, r: number): string {
  return `<circle cx="${tenth(x)}" cy="${tenth(y)}" r="${r.toFixed(2)}"/>`
}
