import type { PDFPage } from '@cantoo/pdf-lib'
import { siteColours } from '../plan/site-colours.ts'
import type { Paper } from './paper.ts'
import { a4, pdfColour, writeLine } from './pdf-paper.ts'
import type { PdfPaper } from './pdf-paper.ts'

export const margin = 56

/** The mark and the name of the site at the top of a page, and what the document is found by at its foot. */
export function drawLetterhead(paper: PdfPaper, page: PDFPage, about: Paper): void {
  const { site, reference, shownDay } = about
  const colours = siteColours[site.key]
  const scale = 0.62
  const top = a4.height - 40
  const brand = pdfColour(colours.brand)
  page.drawRectangle({ x: margin, y: top - 32 * scale, width: 24 * scale, height: 32 * scale, color: brand })
  const dash = pdfColour(site.mark.dash === 'accent' ? colours.accent : '#FFFFFF')
  for (const [x, y, length] of site.mark.dashes) {
    page.drawRectangle({
      x: margin + x * scale,
      y: top - (y + 1.2) * scale,
      width: length * scale,
      height: 2.4 * scale,
      color: dash,
    })
  }
  const name = [site.wordmark.name, site.wordmark.suffix ?? ''].join(' ').trim()
  writeLine(paper, page, name, margin + 24 * scale + 9, top - 15, {
    size: 13.5,
    colour: colours.ink,
    weight: 'bold',
  })
  const small = { size: 9, colour: colours.ink2 }
  writeLine(paper, page, `${reference} · ${shownDay}`, a4.width - margin, top - 14, {
    ...small,
    anchor: 'end',
  })
  if (site.servicePhone) writeLine(paper, page, site.servicePhone, margin, 34, small)
}

/** `2 (3)` at the foot of each page, once their number is known. */
export function numberPages(paper: PdfPaper, { site }: Paper): void {
  const pages = paper.pdf.getPages()
  pages.forEach((page, at) => {
    const text = `${at + 1} (${pages.length})`
    writeLine(paper, page, text, a4.width - margin, 34, {
      size: 9,
      colour: siteColours[site.key].ink2,
      anchor: 'end',
    })
  })
}
