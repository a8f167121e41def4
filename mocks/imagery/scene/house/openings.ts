import type { Drawing } from '../drawing.ts'
import { drawBay } from './bays/bays.ts'
import { placedBays } from './house.ts'
import type { PlacedHouse } from './house.ts'
import { openingLayers } from './bays/facade.ts'
import type { Facade } from './bays/facade.ts'

/** Draws windows and doors in layers: all the frames of a house, then all the glass, and so on. */
export function withOpenings(drawing: Drawing, draw: (facade: Facade) => void): void {
  drawing.canvas.layers(openingLayers, (pens) => draw({ ...drawing, pens }))
}

/** All the windows and doors of a facade. */
export function drawOpenings(drawing: Drawing, house: PlacedHouse, wall: string): void {
  withOpenings(drawing, (facade) => {
    for (let floor = 0; floor < house.floors; floor++)
      placedBays(house).forEach((bay, at) => {
        const chance = drawing.random(house.key, 'bay', floor, at)
        drawBay(facade, { house, bay, at, floor, wall, chance })
      })
  })
}
