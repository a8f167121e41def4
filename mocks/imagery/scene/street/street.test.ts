import { expect, test } from 'vitest'
import { sites } from '#src/sites/sites.ts'
import { streetOf } from '../../../catalogue/images/street.ts'
import { createCanvas } from '../../base/canvas.ts'
import { blocksOf } from './blocks.ts'
import { drawStreet } from './street.ts'

test.each(sites.map(({ key }) => key))('the street of %s goes from edge to edge in every frame', (site) => {
  const recipes = streetOf('page-start', site)
  for (const width of [390, 1440, 2560]) {
    const canvas = createCanvas({ width, height: 500, scale: 15, originX: width / 2, groundY: 440 })
    const blocks = blocksOf(recipes, 'page-start', canvas)
    expect(blocks[0]?.x).toBeLessThanOrEqual(canvas.left)
    const last = blocks.at(-1)
    expect((last?.x ?? 0) + (last?.width ?? 0) + 5).toBeGreaterThanOrEqual(canvas.right)
    const ends = blocks.map(({ x, width: across }) => x + across + 5)
    for (const [at, end] of ends.slice(0, -1).entries()) expect(blocks[at + 1]?.x).toBeCloseTo(end)
    const svg = drawStreet({ id: 'page-start', recipes, label: 'Hus vid en gata' }, { width, height: 500 })
    expect(svg).toContain('aria-label="Hus vid en gata"')
    expect(svg).not.toMatch(/NaN|undefined|Infinity/)
  }
})

test('the same street is drawn the same each time', () => {
  const subject = { id: 'page-start', recipes: streetOf('page-start', 'Jmse'), label: '' }
  const frame = { width: 600, height: 225 }
  expect(drawStreet(subject, frame)).toBe(drawStreet(subject, frame))
})
