import { attributesOf } from './paint.ts'
import type { Paint } from './paint.ts'
import { penInto } from './pen.ts'
import type { Pen, Space } from './pen.ts'

/** A drawing that grows from back to front. Shapes of one paint that follow each other become one path. */
export type Canvas = Pen &
  Space &
  Readonly<{
    /** Pixels. */
    width: number
    height: number
    /** How long so many metres are, in pixels. */
    size(metres: number): number
    /** Whether so many metres are at least so many pixels (default 1): what is smaller need not be drawn. */
    shows(metres: number, pixels?: number): boolean
    /** A line's weight in pixels: so many metres, yet never thinner than a hair. */
    weight(metres: number): number
    /** Metres at the picture's edges. */
    left: number
    right: number
    /**
     * Pens for layers that lie on each other in this order. Within one layer everything of one paint becomes one path,
     * whatever came between: for parts that do not touch each other, such as all the windows of a house.
     */
    layers<Layer extends string>(
      order: readonly Layer[],
      draw: (pens: Readonly<Record<Layer, Pen>>) => void,
    ): void
    /** What `draw` draws, inside an element with these attributes. */
    group(attributes: string, draw: () => void): void
    /** Markup of its own. */
    raw(markup: string): void
    markup(): string
  }>

type Part = { attributes: string; data: string } | string

/** An empty canvas of so many pixels. */
export function createCanvas({ width, height, ...space }: Space & { width: number; height: number }): Canvas {
  const { scale, originX } = space
  let parts: Part[] = []
  const pen = penInto(space, (data, paint) => {
    const attributes = attributesOf(paint)
    const last = parts.at(-1)
    if (typeof last === 'object' && last.attributes === attributes) last.data += data
    else parts.push({ attributes, data })
  })
  return {
    ...pen,
    ...space,
    width,
    height,
    size: (metres) => metres * scale,
    shows: (metres, pixels = 1) => metres * scale >= pixels,
    weight: (metres) => Math.max(0.45, metres * scale),
    left: -originX / scale,
    right: (width - originX) / scale,
    layers(order, draw) {
      const layered = order.map((name) => ({ name, ...mergingPen(space) }))
      draw(Object.fromEntries(layered.map((layer) => [layer.name, layer.pen])) as Parameters<typeof draw>[0])
      for (const { shapes } of layered)
        for (const [attributes, data] of shapes) parts.push({ attributes, data: data.join('') })
    },
    group(attributes, draw) {
      const outer = parts
      parts = []
      draw()
      const inner = markupOf(parts)
      parts = outer
      parts.push(`<g ${attributes}>${inner}</g>`)
    },
    raw: (markup) => void parts.push(markup),
    markup: () => markupOf(parts),
  }
}

function mergingPen(space: Space): { pen: Pen; shapes: Map<string, string[]> } {
  const shapes = new Map<string, string[]>()
  const add = (data: string, paint: Paint) => {
    const attributes = attributesOf(paint)
    const known = shapes.get(attributes)
    if (known) known.push(data)
    else shapes.set(attributes, [data])
  }
  return { pen: penInto(space, add), shapes }
}

function markupOf(parts: readonly Part[]): string {
  return parts
    .map((part) => (typeof part === 'string' ? part : `<path ${part.attributes} d="${part.data}"/>`))
    .join('')
}
