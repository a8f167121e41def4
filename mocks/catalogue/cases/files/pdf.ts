/** A sheet of text: a heading, and lines below it; an empty line is a gap. */
export type Sheet = Readonly<{ heading: string; lines: readonly string[] }>

const top = 780
const left = 64
const lineHeight = 18

/** A one-page A4 PDF in Helvetica (ISO 32000-1 §7.5). Letters outside Latin-1 become question marks. */
export function pdfOf({ heading, lines }: Sheet): Uint8Array<ArrayBuffer> {
  const text = [
    'BT',
    `/F2 20 Tf ${left} ${top} Td (${escaped(heading)}) Tj`,
    `/F1 11 Tf 0 -${lineHeight * 2} Td ${lineHeight} TL`,
    ...lines.map((line) => `(${escaped(line)}) Tj T*`),
    'ET',
  ].join('\n')
  const font = (name: string) =>
    `<< /Type /Font /Subtype /Type1 /BaseFont /${name} /Encoding /WinAnsiEncoding >>`
  return assembled([
    '<< /Type /Catalog /Pages 2 0 R >>',
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Contents 4 0 R /Resources << /Font << /F1 5 0 R /F2 6 0 R >> >> >>',
    `<< /Length ${text.length} >>\nstream\n${text}\nendstream`,
    font('Helvetica'),
    font('Helvetica-Bold'),
  ])
}

/** Objects with the table that says at which byte each begins. */
function assembled(objects: readonly string[]): Uint8Array<ArrayBuffer> {
  let file = '%PDF-1.4\n'
  const starts = objects.map((object, index) => {
    const start = file.length
    file += `${index + 1} 0 obj\n${object}\nendobj\n`
    return start
  })
  const table = starts.map((start) => `${String(start).padStart(10, '0')} 00000 n \n`).join('')
  const count = objects.length + 1
  const trailer = `trailer\n<< /Size ${count} /Root 1 0 R >>\nstartxref\n${file.length}\n%%EOF\n`
  return latin1(`${file}xref\n0 ${count}\n0000000000 65535 f \n${table}${trailer}`)
}

const escaped = (text: string) => text.replaceAll(/[^\x20-\xff]/g, '?').replaceAll(/[\\()]/g, String.raw`\$&`)

const latin1 = (text: string) => Uint8Array.from(text, (letter) => letter.charCodeAt(0))
