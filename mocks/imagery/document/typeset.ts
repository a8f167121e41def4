import type { PDFPage } from '@cantoo/pdf-lib'
import { siteColours } from '../plan/site-colours.ts'
import type { SiteColours } from '../plan/site-colours.ts'
import { drawLetterhead, margin, numberPages } from './letterhead.ts'
import type { Paper, PaperSection } from './paper.ts'
import { a4, linesOf, newPaper, pdfColour, writeLine } from './pdf-paper.ts'
import type { PdfPaper, PdfText } from './pdf-paper.ts'

const width = a4.width - 2 * margin
/** Nothing is written below this, in points from the lower edge. */
const lowest = 72

/** Where the next line goes; a page that is full is followed by another. */
class Flow {
  readonly paper: PdfPaper
  readonly #about: Paper
  readonly colours: SiteColours
  page: PDFPage
  y = 0

  constructor(paper: PdfPaper, about: Paper) {
    this.paper = paper
    this.#about = about
    this.colours = siteColours[about.site.key]
    this.page = this.#newPage()
  }

  #newPage(): PDFPage {
    const page = this.paper.pdf.addPage([a4.width, a4.height])
    drawLetterhead(this.paper, page, this.#about)
    this.y = a4.height - 118
    return page
  }

  /** Makes sure that so much fits on this page. */
  need(height: number): void {
    if (this.y - height < lowest) this.page = this.#newPage()
  }

  /** Text broken into lines, each so far below the one before. */
  write(text: string, style: PdfText, leading: number, measure: number = width): void {
    for (const line of linesOf(this.paper, text, style.size, measure)) {
      this.need(leading)
      this.y -= leading
      writeLine(this.paper, this.page, line, margin, this.y, style)
    }
  }

  rule(colour: string, thickness = 0.6): void {
    const line = { start: { x: margin, y: this.y }, end: { x: a4.width - margin, y: this.y } }
    this.page.drawLine({ ...line, thickness, color: pdfColour(colour) })
  }
}

/** A document as the bytes of a PDF; the same document gives the same bytes. */
export async function typeset(about: Paper): Promise<Uint8Array> {
  const paper = await newPaper(about.title, about.language, about.day)
  const flow = new Flow(paper, about)
  const { colours } = flow
  flow.write(about.title, { size: 26, colour: colours.ink, weight: 'medium' }, 31)
  if (about.lead) {
    flow.y -= 4
    flow.write(about.lead, { size: 12, colour: colours.ink2 }, 17)
  }
  for (const section of about.sections) writeSection(flow, section)
  numberPages(paper, about)
  return paper.pdf.save({ useObjectStreams: true })
}

function writeSection(
  flow: Flow,
  { heading, paragraphs = [], rows = [], signatures = [] }: PaperSection,
): void {
  const { colours } = flow
  flow.y -= 22
  if (heading) {
    // a heading never stands alone at the foot of a page
    flow.need(64)
    flow.write(heading, { size: 14, colour: colours.ink, weight: 'medium' }, 18)
    flow.y -= 2
  }
  for (const paragraph of paragraphs) {
    flow.write(paragraph, { size: 10.5, colour: colours.ink2 }, 15.5)
    flow.y -= 5
  }
  if (rows.length > 0) {
    flow.y -= 6
    flow.rule(colours.line)
  }
  for (const { label, value, strong } of rows) writeRow(flow, label, value, strong === true)
  if (signatures.length > 0) writeSignatures(flow, signatures)
}

function writeRow(flow: Flow, label: string, value: string, strong: boolean): void {
  const { paper, colours } = flow
  const lines = linesOf(paper, value, 10.5, width * 0.58)
  flow.need(9 + 14 * lines.length)
  const weight = strong ? 'medium' : 'text'
  flow.y -= 15
  writeLine(paper, flow.page, label, margin, flow.y, {
    size: 10.5,
    colour: strong ? colours.ink : colours.ink2,
    weight,
  })
  lines.forEach((line, at) => {
    if (at > 0) flow.y -= 14
    writeLine(paper, flow.page, line, a4.width - margin, flow.y, {
      size: 10.5,
      colour: colours.ink,
      weight,
      anchor: 'end',
    })
  })
  flow.y -= 7
  flow.rule(strong ? colours.ink : colours.line, strong ? 0.9 : 0.6)
}

/** Lines to sign on, two beside each other. */
function writeSignatures(flow: Flow, names: readonly string[]): void {
  const { colours, paper } = flow
  const half = (width - 32) / 2
  for (let at = 0; at < names.length; at += 2) {
    flow.need(74)
    flow.y -= 54
    names.slice(at, at + 2).forEach((name, side) => {
      const x = margin + side * (half + 32)
      const line = { start: { x, y: flow.y }, end: { x: x + half, y: flow.y } }
      flow.page.drawLine({ ...line, thickness: 0.8, color: pdfColour(colours.ink) })
      writeLine(paper, flow.page, name, x, flow.y - 13, { size: 9.5, colour: colours.ink2 })
    })
    flow.y -= 18
  }
}
