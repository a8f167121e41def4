import { expect, test } from 'vitest'
import { drawPortrait } from './draw-portrait.ts'

test('a portrait shows initials on the tint of the person, and is called by their name', async () => {
  const elin = { initials: 'EH', tint: 0, name: 'Elin Hedlund' }
  const svg = await drawPortrait(elin, { width: 96, height: 96 })
  expect(svg).toContain('aria-label="Elin Hedlund"')
  expect(svg).toContain('#E2EDEA')
  expect(await drawPortrait({ ...elin, tint: 1 }, { width: 96, height: 96 })).not.toBe(svg)
})
