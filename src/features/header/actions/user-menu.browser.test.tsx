import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { barriersHere } from '#tests/support/barriers-here.ts'
import { visits } from '#tests/support/visits.tsx'
import header from '../messages.sv.json'

const { visit } = visits()

for (const width of [1440, 390])
  test(`the user menu has no barrier at ${width} px`, async () => {
    await visit({ persona: 'amira', path: '/mina-sidor/', width })
    await page.getByRole('button', { name: /^Amira/ }).click()
    await expect.element(page.getByRole('button', { name: header.logout })).toBeVisible()
    expect(await barriersHere({ modal: true })).toEqual([])
  })
