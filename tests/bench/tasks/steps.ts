import type { Page } from 'playwright'
import type { Person } from './person.ts'
import type { Walked } from './task.ts'

// what both walks do alike; in a visitor's words, as they stand on the screen

export const searchAll = (page: Page) => page.getByRole('button', { name: /^Visa [\d\s]+ bostäder$/ })

export const homes = (page: Page) => page.getByRole('list', { name: 'Bostäder' }).getByRole('article')

/** Waits until the search is there; cards of the start page look like its own. */
export const searchShown = (page: Page) =>
  page.getByRole('heading', { level: 1, name: /^Bostäder till salu/ }).waitFor()

/** From the start page to the first home of the list of all. */
export async function toFirstHome(page: Page, person: Person): Promise<void> {
  await person.press(searchAll(page))
  await searchShown(page)
  await person.press(homes(page).first().getByRole('link').first())
}

/** Chooses the next viewing that is offered, says who comes, and books; the answer is what the dialog then says. */
export async function bookViewing(page: Page, person: Person): Promise<string> {
  const dialog = page.getByRole('dialog')
  await person.write(dialog.getByLabel('Förnamn'), 'Joel')
  await person.writeNext(dialog.getByLabel('Efternamn'), 'Brandt')
  await person.writeNext(dialog.getByLabel('E-post'), 'joel.brandt@example.com')
  const telephone = dialog.getByLabel('Telefon')
  await person.writeNext(telephone, '0701234567')
  await person.send(telephone)
  return person.read(dialog.getByRole('status').filter({ hasText: 'Vi ses' }))
}

/** Logs in where the portal asks for it, with the e-ID of Jonas on a telephone beside the portal: two presses. */
export async function approveElsewhere({ page, person, approve }: Walked): Promise<void> {
  await person.press(page.getByRole('dialog').getByRole('button', { name: 'Använd en annan enhet' }))
  await page.getByRole('img', { name: 'QR-kod för din e-legitimation' }).waitFor()
  await person.pressElsewhere(() => approve('jonas'))
}
