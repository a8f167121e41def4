import { outerWall } from '../openings.ts'
import { wallBetween } from '../rect.ts'
import type { Door, Level, Window } from '../types.ts'
import type { PlanColours } from './colours.ts'
import type { Sheet } from './sheet.ts'

const innerWall = 0.11

/** Inner walls, outer walls, and the gaps, leaves and panes in them. */
export function drawWalls(sheet: Sheet, level: Level, colours: PlanColours): void {
  const { width, height, rooms } = level
  const wall = { fill: colours.wall }
  rooms.forEach((room, at) => {
    for (const other of rooms.slice(at + 1)) {
      const shared = wallBetween(room, other)
      if (!shared) continue
      const { x, y, length } = shared
      const half = innerWall / 2
      if (shared.wall === 'vertical')
        sheet.rect({ x: x - half, y: y - half, w: innerWall, h: length + innerWall }, wall)
      else sheet.rect({ x: x - half, y: y - half, w: length + innerWall, h: innerWall }, wall)
    }
  })
  const full = { x: -outerWall, w: width + 2 * outerWall }
  sheet.rect({ ...full, y: -outerWall, h: outerWall }, wall)
  sheet.rect({ ...full, y: height, h: outerWall }, wall)
  sheet.rect({ x: -outerWall, y: 0, w: outerWall, h: height }, wall)
  sheet.rect({ x: width, y: 0, w: outerWall, h: height }, wall)
  for (const door of level.doors) drawGap(sheet, level, door, colours)
  for (const door of level.doors) if (door.kind !== 'open') drawLeaf(sheet, door, colours)
  for (const window of level.windows) drawWindow(sheet, level, window, colours)
}

function drawGap(sheet: Sheet, { width, height }: Level, door: Door, colours: PlanColours): void {
  const { wall, x, y, length, kind } = door
  const outer = kind === 'entrance' || kind === 'balcony'
  const fill = { fill: colours.floor }
  const thick = innerWall + 0.02
  if (!outer && wall === 'horizontal') sheet.rect({ x, y: y - thick / 2, w: length, h: thick }, fill)
  else if (!outer) sheet.rect({ x: x - thick / 2, y, w: thick, h: length }, fill)
  else if (wall === 'horizontal')
    sheet.rect({ x, y: y < height / 2 ? -outerWall : height, w: length, h: outerWall }, fill)
  else sheet.rect({ x: x < width / 2 ? -outerWall : width, y, w: outerWall, h: length }, fill)
}

/** The leaf stands open; a quarter circle shows how it swings. */
function drawLeaf(sheet: Sheet, door: Door, colours: PlanColours): void {
  const { wall, length, swing, kind } = door
  const out = kind === 'balcony' ? outerWall : 0
  const x = door.x
  const y = door.y + out
  const leaf = { stroke: colours.wall, width: Math.max(0.8, 0.028 * sheet.scale) }
  const arc = { stroke: colours.line, width: Math.max(0.5, 0.014 * sheet.scale) }
  const first = door.hinge === 'start'
  if (wall === 'horizontal') {
    const hinge = first ? x : x + length
    const free = first ? x + length : x
    const tip = y + swing * length
    sheet.line(hinge, y, hinge, tip, leaf)
    sheet.arc([hinge, tip], [free, y], length, first === (swing === 1) ? 0 : 1, arc)
  } else {
    const hinge = first ? y : y + length
    const free = first ? y + length : y
    const tip = x + swing * length
    sheet.line(x, hinge, tip, hinge, leaf)
    sheet.arc([tip, hinge], [x, free], length, first === (swing === 1) ? 1 : 0, arc)
  }
}

function drawWindow(sheet: Sheet, { width, height }: Level, window: Window, colours: PlanColours): void {
  const { side, at, length, rail } = window
  const line = { stroke: colours.wall, width: Math.max(0.6, 0.016 * sheet.scale) }
  const pane = { ...line, fill: '#FFFFFF' }
  const half = outerWall / 2
  if (side === 'top' || side === 'bottom') {
    const y = side === 'top' ? -outerWall : height
    sheet.rect({ x: at, y, w: length, h: outerWall }, pane)
    sheet.line(at, y + half, at + length, y + half, line)
    if (rail)
      sheet.line(at - 0.1, height + outerWall + 0.12, at + length + 0.1, height + outerWall + 0.12, line)
  } else {
    const x = side === 'left' ? -outerWall : width
    sheet.rect({ x, y: at, w: outerWall, h: length }, pane)
    sheet.line(x + half, at, x + half, at + length, line)
  }
}
