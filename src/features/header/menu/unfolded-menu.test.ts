import { expect, test } from 'vitest'
import type { NavigationItem } from '#gen/content/model.ts'
import { unfoldedMenu } from './unfolded-menu.ts'

const item = (id: string, ...children: string[]): NavigationItem => ({
  id,
  name: id,
  url: `/${id}/`,
  children: children.map((child) => ({ id: child, name: child, url: `/${id}/${child}/` })),
})
const navigation = [item('om'), item('bostader', 'lagenheter', 'radhus'), item('omraden', 'uppsala')]
const names = (links: readonly { name: string }[]) => links.map((link) => link.name)

test('the item that was pressed comes first, the others beside it', () => {
  const { main, groups } = unfoldedMenu(navigation, 'omraden')
  expect(names(main)).toEqual(['uppsala'])
  expect(names(groups)).toEqual(['bostader'])
})

test('the menu button of a phone shows all: the first item large, and those without pages too', () => {
  const { main, groups, plain } = unfoldedMenu(navigation)
  expect(names(main)).toEqual(['lagenheter', 'radhus'])
  expect(names(groups)).toEqual(['omraden'])
  expect(names(plain)).toEqual(['om'])
})

test('a menu without anything below is a plain list', () => {
  expect(unfoldedMenu([item('om')])).toMatchObject({ main: [], groups: [] })
})
