import { approveElsewhere, bookViewing, homes, searchAll, searchShown, toFirstHome } from './steps.ts'
import type { Walks } from './task.ts'

/** The shortest ways that there are in the portal as it is. */
export const now: Walks = {
  find: {
    async walk({ page, person }) {
      const place = page.getByRole('combobox', { name: 'Ort, område eller projekt' })
      await person.write(place, 'Trea Nacka balkong under 4,5 miljoner')
      await person.press(
        page.getByRole('form', { name: 'Sök bostad' }).getByRole('button', { name: /^Visa/ }),
      )
      return person.read(
        homes(page)
          .filter({ hasText: /3\srok.*Balkong/s })
          .first(),
      )
    },
  },
  cheaper: {
    async walk({ page, person }) {
      await toFirstHome(page, person)
      await person.press(page.getByRole('button', { name: 'Jämför' }))
      const dialog = page.getByRole('dialog', { name: 'Jämför bostäder' })
      await person.press(dialog.getByRole('list').getByRole('button').first())
      const row = dialog.getByRole('row', { name: /^Om tio år.* kr .* kr/ })
      return person.read(row)
    },
  },
  nearby: {
    async walk({ page, person }) {
      await toFirstHome(page, person)
      const around = page.getByRole('region', { name: 'Läge och omgivning' })
      await around.scrollIntoViewIfNeeded()
      const walks = await person.read(around.getByText(/min till fots/).first())
      return `${await person.read(around.getByRole('term').first())}: ${walks}`
    },
  },
  viewing: {
    async walk({ page, person }) {
      await person.press(page.getByRole('link', { name: 'Visning i veckan' }))
      await searchShown(page)
      await person.press(
        homes(page)
          .getByRole('button', { name: /^Boka visning av/ })
          .first(),
      )
      return bookViewing(page, person)
    },
  },
  lowered: {
    async walk(walked) {
      const { page, person } = walked
      await person.press(searchAll(page))
      await person.press(page.getByRole('button', { name: 'Spara sökning' }))
      await approveElsewhere(walked)
      const dialog = page.getByRole('dialog', { name: 'Spara sökning' })
      await person.press(dialog.getByRole('radio', { name: 'Varje dag' }))
      await person.press(dialog.getByRole('button', { name: 'Spara sökningen' }))
      return person.read(page.getByRole('dialog', { name: 'Sökningen är sparad' }).getByRole('heading'))
    },
  },
  favourite: {
    async walk(walked) {
      const { page, person } = walked
      await person.press(searchAll(page))
      await searchShown(page)
      await person.press(
        homes(page)
          .first()
          .getByRole('button', { name: /^Spara .* som favorit$/ }),
      )
      const told = await person.read(page.getByRole('status').getByText('mejlar vi om priset sänks'))
      await person.press(page.getByRole('button', { name: 'Logga in och ta med den' }))
      await approveElsewhere(walked)
      await page.getByRole('dialog').waitFor({ state: 'detached' })
      await person.read(page.getByRole('button', { name: 'Jonas, ditt konto' }))
      return told
    },
  },
}
