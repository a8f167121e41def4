import { expect, test } from 'vitest'
import { zResidenceSort } from '#gen/residence/schemas.ts'
import { menuSort, sortKeys } from './sort-keys.ts'

test('every order that an address may have is one of the menu', () => {
  const offered: string[] = sortKeys.map(({ value }) => value)
  for (const sort of zResidenceSort.options) expect(offered).toContain(menuSort(sort))
})
