import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { barriersHere } from '#tests/support/barriers/barriers-here.ts'
import { visits } from '#tests/support/component/visits.tsx'
import premises from './messages.sv.json'

const { mock, visit } = visits()

test('places of premises that cannot be read are asked for again where they should be, and the focus goes on there [C-044, F-145]', async () => {
  await visit({ path: '/lokaler/' })
  await mock.fault({ operationId: 'searchPremisesTags', status: 503 })
  await page.getByRole('button', { name: premises.filter.tags }).click()
  const popover = page.getByRole('dialog', { name: premises.filter.tags })
  await expect.element(popover.getByRole('alert')).toMatchTextContent(premises.place.failed)
  expect(await barriersHere()).toEqual([])
  await mock.clearFaults()
  popover.getByRole('button', { name: premises.retry }).element().focus()
  await userEvent.keyboard('{Enter}')
  await expect.element(popover.getByRole('checkbox').first()).toBeInTheDocument()
  await expect.element(popover.getByRole('group', { name: premises.filter.tags })).toHaveFocus()
})
