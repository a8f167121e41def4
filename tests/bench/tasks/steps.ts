import type { Page } from 'playwright'
import type { Person } from './person.ts'

// what both walks do alike; in a visitor's words, as they stand on the screen

export const searchAll = (page: Page) => page.getByRole('button', { name: /^Visa [\d\s]+ bostäder$/ })

export const homes = (page: Page) => page.getByRole('list', { name: 'Bostäder' }).getByRole('article')

/** From the start page to the first home of the list of all. */
export async function toFirstHome(page: Page, person: Person): Promise<void> {
  await person.press(searchAll(page))
  await person.press(homes(page).first().getByRole('link').first())
}

/** Chooses the next viewing that is offered, says who comes, and books; the answer is what the dialog then says. */
export async function bookViewing(page: Page, person: Person): Promise<string> {
  const dialog = page.getByRole('dialog')
  await person.write(dialog.getByLabel('Förnamn'), 'Joel')
  await person.write(dialog.getByLabel('Efternamn'), 'Brandt')
  await person.write(dialog.getByLabel('E-post'), 'joel.brandt@example.com')
  await person.write(dialog.getByLabel('Telefon'), '0701234567')
  await person.press(dialog.getByRole('button', { name: 'Boka plats' }))
  return person.read(dialog.getByRole('status').filter({ hasText: 'Vi ses' }))
}

/** A search by the fields of the start page, and a balcony in the filters of its list. */
export async function findWithBalcony(page: Page, person: Person): Promise<string> {
  const search = page.getByRole('form', { name: 'Sök bostad' })
  await person.choose(search.getByLabel('Antal rum'), '3 eller fler')
  await person.choose(search.getByLabel('Högsta pris'), '4 500 000 kr')
  await person.press(searchAll(page))
  await person.press(page.getByRole('button', { name: /^Fler filter/ }))
  await person.press(page.getByRole('checkbox', { name: /^Balkong/ }))
  await page.waitForURL(/balcony/)
  await person.press(page.getByRole('dialog').getByRole('button', { name: /^Visa / }))
  return person.read(
    homes(page)
      .filter({ hasText: /3\srok/ })
      .first(),
  )
}
