import type { Language } from '#src/sites/site.ts'
import { createCanvas } from '../base/canvas.ts'
import { svgDocument } from '../base/svg.ts'
import { brandLettering } from '../lettering/brand-lettering.ts'
import type { Lettering } from '../lettering/lettering.ts'
import { drawingOn } from '../scene/drawing.ts'
import { drawHouse } from '../scene/house/draw-house.ts'
import { drawPerson } from '../scene/life/person.ts'
import { moodOf } from '../scene/mood/mood.ts'
import { drawBirch } from '../scene/plants/birch.ts'
import { cornersOf, facadeFrame, levelY } from './facade-frame.ts'
import type { FacadeFrame } from './facade-frame.ts'
import type { FacadeLayout } from './facade-layout.ts'

/** A facade to pick homes in: whose chance it has, its layout, what it shows in words, and how numbers are written. */
export type FacadeSubject = Readonly<{ id: string; layout: FacadeLayout; label: string; language: Language }>

const ink = '#17201E'
const quiet = '#626D69'

/**
 * The facade in drawing mode: no sky, the paper behind, level marks at the true heights, and an area for each home in
 * reading order, addressable as `[data-home-id]`.
 */
export async function drawFacade(subject: FacadeSubject): Promise<string> {
  const { id, layout, label, language } = subject
  const frame = facadeFrame(layout)
  const canvas = createCanvas(frame)
  const drawing = drawingOn(canvas, moodOf('day', 'summer', { plain: true }), id)
  for (const house of layout.houses) drawHouse(drawing, house)
  const height = Math.min(8.5, Math.max(5.5, layout.height * 0.5))
  drawBirch(drawing, { key: 'right', x: layout.width + 2, y: -0.05, height })
  if (layout.width > 30)
    drawBirch(drawing, { key: 'front', x: layout.width * 0.29, y: -0.05, height: height * 0.68 })
  for (const share of [0.36, 0.4, 0.71])
    drawPerson(drawing, { key: `person-${share}`, x: layout.width * share, y: -0.02 })
  const marks = levelMarks(layout, frame, language, await brandLettering())
  const ground = `<path d="M0 ${frame.groundY}H${frame.width}" stroke="${ink}" stroke-width="1.6"/>`
  return svgDocument(frame, label, marks + canvas.markup() + ground + areas(layout, frame))
}

/** A fine line and a mark at each level, with its height in metres: `+6,3`. */
function levelMarks(
  { levels }: FacadeLayout,
  frame: FacadeFrame,
  language: Language,
  lettering: Lettering,
): string {
  return levels
    .map((height) => {
      const y = levelY(height, frame)
      const digits = height.toFixed(1)
      const text = `+${language === 'en' ? digits : digits.replace('.', ',')}`
      const mark = `<path d="M22 ${y}l-5 -8h10z" fill="${ink}"/>`
      const line =
        height === 0
          ? ''
          : `<path d="M12 ${y}H${frame.width - 12}" stroke="${quiet}" stroke-opacity=".32" stroke-width=".8" stroke-dasharray="2 4"/>`
      return line + mark + lettering.text(text, 12, y - 13, { size: 13, fill: quiet })
    })
    .join('')
}

/** What one points at: nothing to see, everything to hit. */
function areas({ units }: FacadeLayout, frame: FacadeFrame): string {
  const shapes = units.map((unit) => {
    const points = cornersOf(unit, frame)
      .map((point) => point.join(' '))
      .join(' ')
    return `<polygon data-home-id="${unit.homeId}" points="${points}"/>`
  })
  return `<g fill="transparent">${shapes.join('')}</g>`
}
