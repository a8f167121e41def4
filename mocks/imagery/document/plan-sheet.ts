import { drawLevel } from '../plan/draw/draw-plan.ts'
import { planColours } from '../plan/draw/colours.ts'
import { planFit } from '../plan/draw/fit.ts'
import { floorPlanOf } from '../plan/floor-plan.ts'
import { siteColours } from '../plan/site-colours.ts'
import type { PlanSubject } from '../plan/subject.ts'
import { areaText, outdoorName, roomName } from '../plan/words.ts'
import { drawLetterhead, margin, numberPages } from './letterhead.ts'
import type { Paper } from './paper.ts'
import { a4, newPaper, pdfColour, writeLine } from './pdf-paper.ts'
import type { PdfPaper } from './pdf-paper.ts'
import { pdfSheet } from './pdf-sheet.ts'
import type { PDFPage } from '@cantoo/pdf-lib'

/** The floor plan of a home on one page, to scale: the plan, a bar of three metres, and the areas of all rooms. */
export async function planSheet(about: Omit<Paper, 'sections'>, subject: PlanSubject): Promise<Uint8Array> {
  const paper = await newPaper(about.title, about.language, about.day)
  const page = paper.pdf.addPage([a4.width, a4.height])
  const site = siteColours[about.site.key]
  const full = { ...about, sections: [] }
  drawLetterhead(paper, page, full)
  writeLine(paper, page, about.title, margin, a4.height - 142, {
    size: 24,
    colour: site.ink,
    weight: 'medium',
  })
  if (about.lead) writeLine(paper, page, about.lead, margin, a4.height - 164, { size: 12, colour: site.ink2 })
  const plan = floorPlanOf(subject)
  const frame = { width: a4.width - 2 * margin + 88, height: 470 }
  const { scale, origins } = planFit(plan.levels, frame)
  plan.levels.forEach((level, at) => {
    const { x, y } = origins[at] ?? { x: 0, y: 0 }
    const sheet = pdfSheet(paper, page, scale, margin - 44 + x, 178 + y)
    drawLevel(sheet, level, plan.language, { ...planColours(site), paper: '#FFFFFF' })
  })
  scaleBar(paper, page, scale, site.ink)
  const areas = plan.levels.flatMap(({ rooms, outdoor }) => [
    ...rooms.map((room) => ({
      label: roomName(room, plan.language),
      value: areaText(room.area, plan.language),
    })),
    ...outdoor.map(({ type, area }) => ({
      label: outdoorName(type, plan.language),
      value: areaText(area, plan.language),
    })),
  ])
  columns(paper, page, areas, site)
  numberPages(paper, full)
  return paper.pdf.save({ useObjectStreams: true })
}

function scaleBar(paper: PdfPaper, page: PDFPage, scale: number, ink: string): void {
  const y = a4.height - 178 - 462
  const color = pdfColour(ink)
  for (const metre of [0, 2])
    page.drawRectangle({ x: margin + metre * scale, y: y - 1.5, width: scale, height: 3, color })
  page.drawLine({ start: { x: margin, y }, end: { x: margin + 3 * scale, y }, thickness: 0.8, color })
  writeLine(paper, page, '3 m', margin + 3 * scale + 7, y - 3.5, { size: 9.5, colour: ink })
}

/** The rooms and their areas in three columns at the foot of the page. */
function columns(
  paper: PdfPaper,
  page: PDFPage,
  rows: readonly Readonly<{ label: string; value: string }>[],
  { ink, ink2, line }: Readonly<{ ink: string; ink2: string; line: string }>,
): void {
  const gap = 24
  const width = (a4.width - 2 * margin - 2 * gap) / 3
  const perColumn = Math.ceil(rows.length / 3)
  rows.forEach(({ label, value }, at) => {
    const x = margin + Math.floor(at / perColumn) * (width + gap)
    const y = a4.height - 178 - 500 - (at % perColumn) * 17
    writeLine(paper, page, label, x, y, { size: 9.5, colour: ink2 })
    writeLine(paper, page, value, x + width, y, { size: 9.5, colour: ink, anchor: 'end' })
    page.drawLine({
      start: { x, y: y - 5 },
      end: { x: x + width, y: y - 5 },
      thickness: 0.5,
      color: pdfColour(line),
    })
  })
}
