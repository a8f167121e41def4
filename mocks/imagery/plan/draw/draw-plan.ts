import type { Language } from '#src/sites/site.ts'
import type { Frame } from '../../base/frame.ts'
import { tenth } from '../../base/numbers.ts'
import { svgDocument } from '../../base/svg.ts'
import { brandLettering } from '../../lettering/brand-lettering.ts'
import type { Lettering } from '../../lettering/lettering.ts'
import { floorPlanOf } from '../floor-plan.ts'
import { outerWall } from '../openings.ts'
import type { PlanSubject } from '../subject.ts'
import type { FloorPlan, Level } from '../types.ts'
import { floorOfRoom, planColours } from './colours.ts'
import type { PlanColours } from './colours.ts'
import { planFit } from './fit.ts'
import { drawDeck } from './deck.ts'
import { drawFurniture } from './furniture.ts'
import { drawLabels, readableScale } from './labels.ts'
import { northArrow, scaleBar } from './legend.ts'
import { sheetOf } from './sheet.ts'
import type { Sheet } from './sheet.ts'
import { drawWalls } from './walls.ts'

/** What a picture of a plan shows: a home, or one of its floors, in the colours of its site. */
export type PlanPicture = PlanSubject &
  Readonly<{
    colours: Readonly<{ ink: string; paper: string; brand: string }>
    /** What it shows, in words. */
    label: string
    /** One floor alone, from 0. */
    level?: number
  }>

/** The floor plan of a home: furnished, with names and areas where they can be read. */
export async function drawPlan(
  { colours, label, level, ...subject }: PlanPicture,
  frame: Frame,
): Promise<string> {
  const plan = floorPlanOf(subject)
  const levels = level === undefined ? plan.levels : plan.levels.slice(level, level + 1)
  return planSvg({ ...plan, levels }, planColours(colours), frame, label, await brandLettering())
}

function planSvg(
  plan: FloorPlan,
  colours: PlanColours,
  frame: Frame,
  label: string,
  lettering: Lettering,
): string {
  const { scale, origins, left, right, legend } = planFit(plan.levels, frame)
  const parts = plan.levels.map((level, at) => {
    const { x, y } = origins[at] ?? { x: 0, y: 0 }
    const sheet = sheetOf(scale, x, y, lettering)
    drawLevel(sheet, level, plan.language, colours)
    return sheet.markup()
  })
  if (legend) {
    parts.push(scaleBar(tenth(left), frame.height - 26, scale, colours, lettering))
    parts.push(northArrow(right - 16, frame.height - 30, plan.facing, colours, lettering))
  }
  const paper = `<rect width="${frame.width}" height="${frame.height}" fill="${colours.paper}"/>`
  return svgDocument(frame, label, `<defs>${patterns(scale)}</defs>${paper}${parts.join('')}`)
}

/** One floor: its rooms, furniture, walls, and names where they can be read. */
export function drawLevel(sheet: Sheet, level: Level, language: Language, colours: PlanColours): void {
  for (const room of level.rooms) {
    const { fill, pattern } = floorOfRoom(room.kind)
    sheet.rect(room, { fill })
    sheet.hatch(room, pattern)
  }
  for (const space of level.outdoor) drawDeck(sheet, space, level.doors, colours)
  drawFurniture(sheet, level.furniture, colours)
  drawWalls(sheet, level, colours)
  drawEntrance(sheet, level, colours)
  if (sheet.scale >= readableScale) drawLabels(sheet, level, language, colours)
}

/** A wedge outside the door one comes in by. */
function drawEntrance(sheet: Sheet, { doors, width }: Level, { brand }: PlanColours): void {
  const door = doors.find(({ kind }) => kind === 'entrance')
  if (!door) return
  const [half, deep] = [0.11, 0.17]
  const off = outerWall + 0.2
  if (door.wall === 'horizontal') {
    const x = door.x + door.length / 2
    const points = [
      [x, -off],
      [x - half, -off - deep],
      [x + half, -off - deep],
    ] as const
    sheet.polygon(points, { fill: brand })
    return
  }
  const y = door.y + door.length / 2
  const [tip, outwards] = door.x < width / 2 ? [-off, -deep] : [width + off, deep]
  const points = [
    [tip, y],
    [tip + outwards, y - half],
    [tip + outwards, y + half],
  ] as const
  sheet.polygon(points, { fill: brand })
}

/** Boards, tiles and decking; too fine to show on a small plan. */
function patterns(scale: number): string {
  const board = tenth(0.28 * scale)
  const plank = tenth(1.8 * scale)
  const tile = tenth(0.3 * scale)
  const deck = tenth(0.14 * scale)
  const show = scale >= 14
  const pattern = (id: string, w: number, h: number, path: string, stroke: string, opacity: number) =>
    `<pattern id="${id}" width="${w}" height="${h}" patternUnits="userSpaceOnUse">${show ? `<path d="${path}" stroke="${stroke}" stroke-opacity="${opacity}" stroke-width=".8" fill="none"/>` : ''}</pattern>`
  return (
    pattern(
      'wood',
      plank,
      tenth(2 * board),
      `M0 .5H${plank}M0 ${board}H${plank}M${tenth(0.6 * scale)} 0V${board}M${tenth(1.4 * scale)} ${board}V${tenth(2 * board)}`,
      '#B9A98C',
      0.26,
    ) +
    pattern('tile', tile, tile, `M.5 0V${tile}M0 .5H${tile}`, '#7F9794', 0.3) +
    pattern('deck', 8, deck, 'M0 .5H8', '#8F8166', 0.4)
  )
}
