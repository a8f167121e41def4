import { expect, test } from 'vitest'
import { toggled } from './foldout.ts'

test.each(['navigation', 'search', 'language', 'user', 'notifications'] as const)(
  'the foldout %s opens, and closes when pressed again [S-032, E-072]',
  (name) => {
    const open = toggled(undefined, { name })
    expect(open).toEqual({ name })
    expect(toggled(open, { name })).toBeUndefined()
  },
)

test('opening a foldout closes the one that was open [S-032]', () => {
  expect(toggled({ name: 'user' }, { name: 'notifications' })).toEqual({ name: 'notifications' })
})

test('another item of the menu unfolds in place of the first', () => {
  const homes = { name: 'navigation', itemId: 'homes' } as const
  const areas = { name: 'navigation', itemId: 'areas' } as const
  expect(toggled(homes, areas)).toEqual(areas)
  expect(toggled(areas, areas)).toBeUndefined()
})
