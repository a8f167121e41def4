import { beforeEach, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import type { ObjectSearchRequest } from '#gen/residence/model.ts'
import { jmse } from '#src/sites/jmse.ts'
import { barriersHere } from '#tests/support/barriers/barriers-here.ts'
import { defined, objects, renderSearch } from './render-search.test-support.tsx'
import { homes, total } from './search-answers.test-support.ts'

beforeEach(() => sessionStorage.clear())

test('the price is typed with spaces, counts at once, and is part of the address [F-077, F-175, S-034]', async () => {
  const { asked, changes } = await renderSearch(jmse)
  await page.getByRole('button', { name: 'Pris', exact: true }).click()
  await expect.element(page.getByText('Medelpriset för det du söker är 4 450 000 kr.')).toBeVisible()
  await page.getByRole('textbox', { name: 'Lägst' }).fill('1 800 000')
  await page.getByRole('textbox', { name: 'Högst' }).fill('7 900 000')
  await userEvent.keyboard('{Enter}')
  await expect
    .element(page.getByRole('textbox', { name: 'Högst' }))
    .toHaveValue('7\u00a0900\u00a0000\u00a0kr')
  await expect
    .poll(() => asked.at(-1)?.body)
    .toMatchObject({ filter: { minPrice: 1_800_000, maxPrice: 7_900_000 } })
  // one step of the history, however slowly it is typed
  expect(changes.map(({ replaces }) => replaces)).toEqual(changes.map((_, index) => index > 0))
  expect(changes.at(-1)?.state).toMatchObject({ minPrice: 1_800_000, maxPrice: 7_900_000 })
  await page.getByRole('button', { name: /^Visa 1\s412 bostäder$/ }).click()
  await expect.element(page.getByRole('button', { name: '1 800 000 kr – 7 900 000 kr' })).toHaveFocus()
})

test('the count follows while a price is typed, in one step of the history, and Escape keeps it [F-077]', async () => {
  const { asked, changes } = await renderSearch(jmse, '?minPrice=2000000', {
    [objects]: ({ body }) => {
      const { maxPrice } = (body as ObjectSearchRequest).filter ?? {}
      return { ...homes(body as ObjectSearchRequest), total: maxPrice ? maxPrice / 100_000 : total }
    },
  })
  await page.getByRole('button', { name: 'Minst 2 000 000 kr' }).click()
  const highest = page.getByRole('textbox', { name: 'Högst' })
  // half a number, on the wrong side of the lowest price
  await highest.fill('45')
  await highest.fill('4500000')
  await expect.element(page.getByRole('button', { name: 'Visa 45 bostäder' })).toBeVisible()
  await expect.element(highest).toHaveFocus()
  await expect.element(highest).toHaveValue('4500000')
  await highest.fill('6000000')
  await expect.element(page.getByRole('button', { name: 'Visa 60 bostäder' })).toBeVisible()
  await userEvent.keyboard('{Escape}')
  await expect.element(page.getByRole('dialog')).not.toBeInTheDocument()
  await expect.element(page.getByRole('button', { name: '2 000 000 kr – 6 000 000 kr' })).toBeVisible()
  expect(changes).toMatchObject([
    { state: { minPrice: 2_000_000, maxPrice: 4_500_000 }, replaces: false },
    { state: { minPrice: 2_000_000, maxPrice: 6_000_000 }, replaces: true },
  ])
  expect(asked.map(({ body }) => (body as ObjectSearchRequest).filter?.maxPrice)).not.toContain(45)
})

test('rooms are chips that are pressed from the least to the most, and say which they are [K-002, F-077]', async () => {
  const { asked, changes } = await renderSearch(jmse)
  await page.getByRole('button', { name: 'Rum', exact: true }).click()
  const rooms = page.getByRole('group', { name: 'Antal rum' })
  const pressed = () =>
    rooms
      .getByRole('button', { pressed: true })
      .elements()
      .map(({ textContent }) => textContent)
  await expect.element(rooms.getByRole('status')).toHaveTextContent('Alla storlekar')
  await rooms.getByRole('button', { name: '2', exact: true }).click()
  await rooms.getByRole('button', { name: '4', exact: true }).click()
  expect(pressed()).toEqual(['2', '3', '4'])
  await expect.element(rooms.getByRole('status')).toHaveTextContent('2–4 rok')
  await expect.poll(() => asked.at(-1)?.body).toMatchObject({ filter: { minRooms: 2, maxRooms: 4 } })
  expect(changes.map(({ replaces }) => replaces)).toEqual([false, true])

  await userEvent.tab()
  await expect.element(rooms.getByRole('button', { name: '5+' })).toHaveFocus()
  await userEvent.keyboard(' ')
  expect(defined(changes.at(-1))).toEqual({ minRooms: 2 })
  await expect.element(rooms.getByRole('status')).toMatchTextContent(/^Minst 2\srok$/)
  expect(await barriersHere({ modal: true, drawn: true })).toEqual([])
})

test('a thumb of the slider moves by the step of the site and stops at its ends [K-001]', async () => {
  const { changes } = await renderSearch(jmse)
  await page.getByRole('button', { name: 'Pris', exact: true }).click()
  const low = page.getByRole('slider', { name: /^Lägst/ })
  await expect.element(low).toHaveAttribute('max', '10000000')
  ;(low.element() as HTMLElement).focus()
  await userEvent.keyboard('{ArrowRight}')
  await expect.poll(() => changes.at(-1)?.state.minPrice).toBe(100_000)
  await userEvent.keyboard('{Home}')
  await expect.poll(() => changes.at(-1)?.state.minPrice).toBeUndefined()
})

test('move-in now asks for homes near the visitor; later than a year narrows nothing [E-025, K-005, S-040, F-084]', async () => {
  const { asked, changes } = await renderSearch(jmse)
  await page.getByRole('button', { name: 'Inflyttning', exact: true }).click()
  await expect.element(page.getByRole('radio', { name: 'Även senare än ett år' })).toBeChecked()
  await page.getByRole('radio', { name: 'Nu' }).click()
  await expect.poll(() => asked.at(-1)?.body).toMatchObject({ filter: { inhabitDate: 0 } })
  await page.getByRole('radio', { name: 'Även senare än ett år' }).click()
  await expect.poll(() => changes.at(-1)?.state.inhabitDate).toBeUndefined()
})
