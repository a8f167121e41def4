import { expect, test } from 'vitest'
import { fileNameOf } from './file-name.ts'

test('the file of a world is called after the world and its day', () => {
  expect(fileNameOf('Grupp 1 / måndag!', '2026-11-20T20:52:08Z')).toBe('Grupp-1-måndag-2026-11-20.json')
  expect(fileNameOf('…', '2026-11-20T20:52:08Z')).toBe('world-2026-11-20.json')
})
