import { bookViewing, homes, searchAll, searchShown } from './steps.ts'
import type { Walks } from './task.ts'

/** The shortest ways that there were on 26 November 2026 (907d2c39). */
export const before: Walks = {
  find: {
    async walk({ page, person }) {
      const search = page.getByRole('form', { name: 'Sök bostad' })
      await person.write(search.getByRole('combobox', { name: 'Ort, område eller projekt' }), 'Nacka')
      await person.choose(search.getByLabel('Antal rum'), '3 eller fler')
      await person.choose(search.getByLabel('Högsta pris'), '4 500 000 kr')
      await person.press(searchAll(page))
      await searchShown(page)
      await person.press(page.getByRole('button', { name: /^Fler filter/ }))
      await person.press(page.getByRole('checkbox', { name: /^Balkong/ }))
      await page.waitForURL(/balcony/)
      await person.press(page.getByRole('dialog').getByRole('button', { name: /^Visa / }))
      return person.read(
        homes(page)
          .filter({ hasText: /3\srok/ })
          .first(),
      )
    },
  },
  cheaper: { impossible: 'costs of the first month alone were told' },
  nearby: { impossible: 'metres alone were told, and no minutes' },
  viewing: {
    async walk({ page, person }) {
      await person.press(searchAll(page))
      await searchShown(page)
      await person.press(page.getByRole('button', { name: 'Visning', exact: true }))
      await person.press(page.getByRole('radio', { name: /^Visning inom 7 dagar/ }))
      await page.waitForURL(/viewing=in7Days/)
      await person.press(page.getByRole('dialog').getByRole('button', { name: /^Visa / }))
      await person.press(homes(page).first().getByRole('link').first())
      await person.press(page.getByRole('button', { name: 'Boka visning', exact: true }))
      return bookViewing(page, person)
    },
  },
  lowered: { impossible: 'a search could be saved, and no mail came of it' },
  favourite: { impossible: 'a home could be saved, and no mail came of it' },
}
