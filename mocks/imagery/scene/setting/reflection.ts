import { lighter } from '../../base/colour.ts'
import { tenth } from '../../base/numbers.ts'
import type { Drawing } from '../drawing.ts'
import { drawQuay, quayHeight, waterColour } from './ground.ts'

/** What a picture has one of; its id is only known inside the document. */
const mirrored = 'ashore'

/** Draws what stands ashore, mirrored in the water at its feet, and the quay between the two. */
export function drawMirrored(drawing: Drawing, ashore: () => void): void {
  const { canvas } = drawing
  const waterY = canvas.groundY + canvas.size(quayHeight)
  const axis = tenth(2 * waterY - canvas.size(0.6))
  canvas.raw(`<g transform="translate(0 ${axis}) scale(1 -1)" opacity=".34"><use href="#${mirrored}"/></g>`)
  drawGlitter(drawing, waterY)
  drawQuay(drawing)
  canvas.group(`id="${mirrored}"`, ashore)
}

/** Short light strokes, closer together towards the quay. */
function drawGlitter(drawing: Drawing, waterY: number): void {
  const { canvas, random } = drawing
  const { width, height } = canvas
  const chance = random('water')
  const strokes = Array.from({ length: Math.round(31 * Math.min(2, width / height)) }, () => {
    const y = waterY + 4 + chance.next() ** 1.3 * (height - waterY)
    return `M${tenth(chance.between(0, width))} ${tenth(y)}h${tenth(chance.between(0.03, 0.15) * height)}`
  })
  const stroke = lighter(waterColour(drawing), 0.4)
  canvas.path(strokes.join(''), { stroke, width: Math.max(0.6, height / 570), opacity: 0.55 })
}
