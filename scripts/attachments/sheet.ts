import { PDFDocument, StandardFonts } from '@cantoo/pdf-lib'

/** A sheet of text: a heading, and lines below it; an empty line is a gap. */
export type Sheet = Readonly<{ heading: string; lines: readonly string[] }>

const [top, left, lineHeight] = [780, 64, 18]

/** The bytes of a sheet as a PDF of one page A4, in a face that every reader has. */
export async function sheetPdf({ heading, lines }: Sheet): Promise<Uint8Array> {
  const pdf = await PDFDocument.create({ updateMetadata: false })
  const page = pdf.addPage([595, 842])
  const [text, bold] = await Promise.all([
    pdf.embedFont(StandardFonts.Helvetica),
    pdf.embedFont(StandardFonts.HelveticaBold),
  ])
  page.drawText(heading, { x: left, y: top, size: 20, font: bold })
  page.drawText(lines.join('\n'), { x: left, y: top - 2 * lineHeight, size: 11, font: text, lineHeight })
  return pdf.save()
}
