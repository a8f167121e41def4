import type { PDFPage } from '@cantoo/pdf-lib'
import { penInto } from '../base/pen.ts'
import { tenth } from '../base/numbers.ts'
import type { Paint } from '../base/paint.ts'
import { roundedPath } from '../plan/draw/sheet.ts'
import type { Sheet } from '../plan/draw/sheet.ts'
import { a4, pdfColour, writeLine } from './pdf-paper.ts'
import type { PdfPaper } from './pdf-paper.ts'

/** A sheet for plans on a page of a PDF: everything on it stays lines, sharp at any size. Points from the upper left. */
export function pdfSheet(
  paper: PdfPaper,
  page: PDFPage,
  scale: number,
  originX: number,
  originY: number,
): Sheet {
  const path = (data: string, { fill, stroke, width = 1, opacity }: Paint) => {
    page.drawSvgPath(data, {
      x: 0,
      y: a4.height,
      ...(fill && fill !== 'none' && { color: pdfColour(fill) }),
      ...(stroke && { borderColor: pdfColour(stroke), borderWidth: width }),
      ...(opacity !== undefined && { opacity, borderOpacity: opacity }),
    })
  }
  const pen = penInto({ scale, originX, groundY: originY }, path)
  const px = (x: number) => tenth(originX + x * scale)
  const py = (y: number) => tenth(originY + y * scale)
  return {
    scale,
    rect(rect, paint, rounded = 0) {
      const data = roundedPath(rect, rounded, scale, px, py)
      if (data) path(data, paint)
      else pen.rect(rect.x, -(rect.y + rect.h), rect.w, rect.h, paint)
    },
    hatch({ x, y, w, h }, kind) {
      const fine = { stroke: { wood: '#E7DFD0', tile: '#CBD6D4', deck: '#D9CFBB' }[kind], width: 0.35 }
      const step = { wood: 0.28, tile: 0.3, deck: 0.14 }[kind]
      for (let at = step; at < h; at += step) pen.line(x, -(y + at), x + w, -(y + at), fine)
      if (kind === 'tile')
        for (let at = step; at < w; at += step) pen.line(x + at, -y, x + at, -(y + h), fine)
    },
    line: (x1, y1, x2, y2, paint) => pen.line(x1, -y1, x2, -y2, paint),
    ellipse: (x, y, rx, ry, paint) => pen.ellipse(x, -y, rx, ry, paint),
    polygon: (points, paint) =>
      pen.polygon(
        points.map(([x, y]) => [x, -y]),
        paint,
      ),
    arc(from, to, radius, sweep, paint) {
      const r = tenth(radius * scale)
      path(`M${px(from[0])} ${py(from[1])}A${r} ${r} 0 0 ${sweep} ${px(to[0])} ${py(to[1])}`, paint)
    },
    text(value, x, y, { size, fill, weight, anchor }) {
      writeLine(paper, page, value, originX + x * scale, a4.height - originY - y * scale, {
        size,
        colour: fill,
        ...(weight && { weight }),
        ...(anchor && { anchor }),
      })
    },
    width: (value, size) => paper.width(paper.clean(value), size),
  }
}
