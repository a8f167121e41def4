import type { Place } from './bay-place.ts'
import type { House } from '../house.ts'
import { drawWindow } from './window.ts'
import type { Facade } from './facade.ts'

type Shops = NonNullable<House['shops']>

/** A shop window from the pavement up, some of them under a striped awning. */
export function drawShop(
  facade: Facade,
  { bay, at, house, chance }: Place,
  { frames, awnings }: Shops,
): void {
  const groundHeight = house.groundHeight ?? 3.3
  const window = {
    x: bay.x + 0.18,
    y: 0.2,
    width: bay.width - 0.36,
    height: groundHeight - 0.9,
    panes: Math.max(1, Math.round(bay.width / 1.5)),
    floor: 0,
    frame: frames,
    sill: false,
    reveal: 0.3,
    transom: true,
    lit: Math.max(0.25, facade.mood.light.lit + 0.2),
  }
  drawWindow(facade, window, chance)
  if (awnings && at % awnings.every === 0) drawAwning(facade, bay.x, bay.width, groundHeight, awnings.colour)
}

function drawAwning({ mood, pens }: Facade, x: number, width: number, top: number, colour: string): void {
  const cloth = mood.tone(colour)
  const [upper, lower] = [top - 0.55, top - 1.35]
  pens.reveal.polygon(
    [
      [x + 0.1, upper],
      [x + width - 0.1, upper],
      [x + width + 0.5, top - 1.9],
      [x + 0.6, top - 1.9],
    ],
    mood.shade(),
  )
  const stripes = 2 * Math.round(width) + 1
  const across = (share: number) =>
    [x + 0.1 + (width - 0.2) * share, x - 0.1 + (width + 0.2) * share] as const
  for (let stripe = 0; stripe < stripes; stripe++) {
    const [fromTop, fromBottom] = across(stripe / stripes)
    const [toTop, toBottom] = across((stripe + 1) / stripes)
    const fill = stripe % 2 === 0 ? mood.lighter(cloth, 0.45) : cloth
    pens.sill.polygon(
      [
        [fromTop, upper],
        [toTop, upper],
        [toBottom, lower],
        [fromBottom, lower],
      ],
      { fill },
    )
  }
  pens.sill.rect(x - 0.1, lower - 0.2, width + 0.2, 0.2, { fill: mood.darker(cloth, 0.15) })
}
