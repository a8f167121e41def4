import type { Place } from './bay-place.ts'
import { drawCanopy, drawDoor, drawEntrance } from './door.ts'
import { floorLevel } from '../house.ts'
import type { BayKind, PlacedHouse } from '../house.ts'
import { drawRailing } from '../railing.ts'
import { drawShop } from './shop.ts'
import { drawWindow } from './window.ts'
import type { Window } from './window.ts'
import type { Facade } from './facade.ts'

const usualFrame = '#F4F1EA'
const usualRailing = { kind: 'bars', colour: '#3B403E' } as const

/** Fills a bay with its windows or doors. Balconies stand out from the wall and come later. */
export function drawBay(facade: Facade, place: Place): void {
  const { bay, house, floor } = place
  if (floor === 0 && house.shops && bay.kind !== 'stair') drawShop(facade, place, house.shops)
  else fillings[bay.kind](facade, place)
}

const fillings: Readonly<Record<BayKind, (facade: Facade, place: Place) => void>> = {
  single: windowOf({ width: 1.2, sillAt: 0.85, height: 1.5, panes: 1 }),
  double: windowOf({ width: 1.8, sillAt: 0.85, height: 1.5, panes: 2 }),
  tall: windowOf({ width: 1, sillAt: 0.45, height: 1.95, panes: 1, transom: true }),
  wide: windowOf({ width: 2.8, sillAt: 0.7, height: 1.65, panes: 3 }),
  balcony: windowOf({ width: 2.5, sillAt: 0.1, height: 2.25, panes: 3, sill: false }),
  french: drawFrench,
  loggia: drawLoggia,
  stair: drawStair,
  door: drawOwnDoor,
  gallery: drawGalleryBay,
  blank: () => undefined,
}

type Shape = Pick<Window, 'width' | 'height' | 'panes' | 'sill' | 'transom'> & Readonly<{ sillAt: number }>

function windowOf({ sillAt, ...shape }: Shape) {
  return (facade: Facade, place: Place) =>
    drawWindow(facade, { ...windowAt(place, sillAt, shape.width), ...shape }, place.chance)
}

/** A window in the middle of its bay. */
function windowAt({ bay, floor, house }: Place, sillAt: number, width: number) {
  return {
    x: bay.x + bay.width / 2 - width / 2,
    y: foot(house, floor) + sillAt,
    floor,
    frame: house.frames ?? usualFrame,
    surround: house.surrounds,
    reveal: house.reveal ?? 0.16,
  }
}

/** Where the rooms of a floor begin; those on the ground lie a step up. */
function foot(house: PlacedHouse, floor: number): number {
  return floor === 0 ? 0.15 : floorLevel(house, floor)
}

function drawFrench(facade: Facade, place: Place): void {
  const { bay, house, floor, chance } = place
  const shape = { width: 1.4, height: 2.3, panes: 2, sill: false }
  drawWindow(facade, { ...windowAt(place, 0.12, 1.4), ...shape }, chance)
  if (floor === 0) return
  const railing = { kind: 'bars', colour: (house.railing ?? usualRailing).colour } as const
  const rail = { x: bay.x + bay.width / 2 - 0.8, y: foot(house, floor) + 0.1, width: 1.6, railing }
  drawRailing(facade.canvas, facade.mood, facade.pens.sill, rail)
}

/** A balcony that lies in the wall: a dark recess, its window, the shade of the wall above, and a railing in front. */
function drawLoggia(facade: Facade, place: Place): void {
  const { canvas, mood, pens } = facade
  const { bay, house, floor, wall, chance } = place
  const [x, y, width] = [bay.x + 0.25, foot(house, floor), bay.width - 0.5]
  const top = y + 2.55
  pens.surround.rect(x, y, width, 2.55, { fill: mood.darker(wall, 0.52) })
  const window = { ...windowAt(place, 0.05, bay.width - 1.1), width: bay.width - 1.1, height: 2.2, panes: 3 }
  drawWindow(facade, { ...window, surround: undefined, sill: false, reveal: 0.3 }, chance)
  pens.reveal.polygon(
    [
      [x, top],
      [x + width, top],
      [x + width, top - 0.85],
      [x + 0.7, top - 0.85],
      [x + 0.7, y],
      [x, y],
    ],
    mood.shade(1.2),
  )
  drawRailing(canvas, mood, pens.sill, { x, y, width, railing: house.railing ?? usualRailing })
  pens.sill.rect(x - 0.1, y - 0.12, width + 0.2, 0.14, { fill: mood.tone('#E4E1DA') })
}

/** A stair: its entrance at the ground, and windows at the half landings above it. */
function drawStair(facade: Facade, place: Place): void {
  const { bay, house, floor, wall, chance } = place
  const middle = bay.x + bay.width / 2
  const frame = house.frames ?? usualFrame
  if (floor === 0) {
    const { door = '#5B4632', canopy = '#4A4D4B', groundHeight: height = 3.3 } = house
    drawEntrance(facade, { middle, door, canopy, frame, height, wall }, chance)
    return
  }
  if (house.innerStairs) {
    fillings.single(facade, place)
    return
  }
  const y = foot(house, floor)
  const landing = { x: middle - 0.65, width: 1.3, panes: 1, floor, frame, sill: false, empty: true }
  const lit = Math.min(0.8, facade.mood.light.lit * 1.4)
  drawWindow(facade, { ...landing, y: y - 0.55, height: 2.1, lit }, chance)
  if (floor === house.floors - 1) drawWindow(facade, { ...landing, y: y + 1.75, height: 0.7 }, chance)
}

/** A house's own front door under a canopy, and the window above it. */
function drawOwnDoor(facade: Facade, place: Place): void {
  const { bay, house, floor, chance } = place
  if (floor > 0) {
    const shape = { width: 1.3, height: 1.6, panes: 2 }
    drawWindow(facade, { ...windowAt(place, 0.75, 1.3), ...shape }, chance)
    return
  }
  const x = bay.x + bay.width / 2 - 0.52
  drawDoor(facade, { x, y: 0.15, width: 1.05, height: 2.2, colour: house.door ?? '#2F4B44' })
  drawCanopy(facade, x - 0.35, 1.75, 2.62, house.canopy ?? '#3B403E')
}

/** A flat's door and kitchen window, both on the walkway. */
function drawGalleryBay(facade: Facade, place: Place): void {
  const { bay, house, floor, chance } = place
  const y = foot(house, floor)
  drawDoor(facade, { x: bay.x + 0.5, y, width: 0.95, height: 2.15, colour: house.door ?? '#2F4B44' })
  const window = { ...windowAt(place, 0.95, 1.7), x: bay.x + 2.05, width: 1.7, height: 1.3, panes: 2 }
  drawWindow(facade, window, chance)
}
