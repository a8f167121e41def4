import type { Drawing } from '../drawing.ts'
import { floorLevel, houseWidth, wallHeight } from './house.ts'
import type { PlacedHouse } from './house.ts'

type Walkway = Readonly<{ x: number; y: number; width: number }>

/** The balconies or walkways that run along each floor above the ground. */
export function walkways(house: PlacedHouse): Walkway[] {
  const reach = house.galleries ? 0.15 : 0.6
  return Array.from({ length: house.floors - 1 }, (_, above) => ({
    x: house.x - reach,
    y: floorLevel(house, above + 1),
    width: houseWidth(house) + 2 * reach,
  }))
}

/** The posts that carry walkways, from the ground to the roof. */
export function drawGalleryPosts({ canvas, mood }: Drawing, house: PlacedHouse): void {
  const [width, height] = [houseWidth(house), wallHeight(house)]
  const colour = mood.tone(house.railing?.colour ?? '#3B403E')
  const posts = Math.round(width / 4.4)
  for (let post = 0; post <= posts; post++) {
    const x = house.x + 0.05 + ((width - 0.22) * post) / posts
    canvas.rect(x, 0, 0.12, height - 0.1, { fill: colour })
  }
}
