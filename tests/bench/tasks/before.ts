import { bookViewing, findWithBalcony, toFirstHome } from './steps.ts'
import type { Walks } from './task.ts'

/** The shortest ways that there were on 26 November 2026 (907d2c39). */
export const before: Walks = {
  find: {
    async walk({ page, person }) {
      await person.write(page.getByRole('combobox', { name: 'Ort, område eller projekt' }), 'Nacka')
      return findWithBalcony(page, person)
    },
  },
  cheaper: { impossible: 'costs of the first month alone were told' },
  nearby: { impossible: 'metres alone were told, and no minutes' },
  viewing: {
    async walk({ page, person }) {
      await toFirstHome(page, person)
      await person.press(page.getByRole('button', { name: 'Boka visning', exact: true }))
      return bookViewing(page, person)
    },
  },
  lowered: { impossible: 'a search could be saved, and no mail came of it' },
}
