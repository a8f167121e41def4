/** How shapes are painted: a fill, or a stroke of a width in pixels, or both. */
export type Paint = Readonly<{
  fill?: string
  stroke?: string
  width?: number
  opacity?: number
  round?: boolean
}>

/** Draws in metres, y upwards from the ground, and gathers shapes of one paint into one path to stay small. */
export type Drawing = Readonly<{
  rect(x: number, y: number, width: number, height: number, paint: Paint): void
  polygon(points: readonly (readonly [x: number, y: number])[], paint: Paint): void
  line(x1: number, y1: number, x2: number, y2: number, paint: Paint): void
  /** A spot as wide as a round stroke. */
  dot(x: number, y: number, paint: Paint): void
  markup(): string
  /** Pixels per metre. */
  scale: number
}>

/** A drawing of `scale` pixels per metre whose origin stands at these pixels. */
export function drawing(scale: number, originX: number, groundY: number): Drawing {
  const runs: { attributes: string; path: string }[] = []
  const px = (x: number) => tenth(originX + x * scale)
  const py = (y: number) => tenth(groundY - y * scale)
  const add = (path: string, paint: Paint) => {
    const attributes = attributesOf(paint)
    const last = runs.at(-1)
    if (last?.attributes === attributes) last.path += path
    else runs.push({ attributes, path })
  }
  return {
    scale,
    rect(x, y, width, height, paint) {
      const w = tenth(width * scale)
      add(`M${px(x)} ${py(y + height)}h${w}v${tenth(height * scale)}h${-w}z`, paint)
    },
    polygon(points, paint) {
      add(`M${points.map(([x, y]) => `${px(x)} ${py(y)}`).join('L')}z`, paint)
    },
    line(x1, y1, x2, y2, paint) {
      const start = `M${px(x1)} ${py(y1)}`
      if (y1 === y2) add(`${start}h${tenth((x2 - x1) * scale)}`, paint)
      else if (x1 === x2) add(`${start}v${tenth((y1 - y2) * scale)}`, paint)
      else add(`${start}L${px(x2)} ${py(y2)}`, paint)
    },
    dot: (x, y, paint) => add(`M${Math.round(px(x))} ${Math.round(py(y))}h0`, { round: true, ...paint }),
    markup: () => runs.map((run) => `<path ${run.attributes} d="${run.path}"/>`).join(''),
  }
}

function attributesOf({ fill = 'none', stroke, width = 1, opacity, round }: Paint): string {
  const parts = [`fill="${fill}"`]
  if (stroke) parts.push(`stroke="${stroke}" stroke-width="${tenth(width)}"`)
  if (round) parts.push('stroke-linecap="round"')
  if (opacity !== undefined) parts.push(`opacity="${opacity}"`)
  return parts.join(' ')
}

function tenth(value: number): number {
  return Math.round(value * 10) / 10
}
