import { beforeAll, expect, test } from 'vitest'
import { pageClient, loginOf } from '#tests/support/clients/page-client.ts'
import { accountRows } from '../rows/account-rows.test-support.ts'
import { companyRows } from '../rows/company-rows.test-support.ts'
import { salesRows } from '../rows/sales-rows.test-support.ts'

let pages: ReturnType<typeof pageClient>

beforeAll(() => {
  pages = pageClient()
})

const rows = [...salesRows(), ...companyRows(), ...accountRows()]

test.each(rows)(
  '$site serves $template at $path with all that belongs to it [$id]',
  async ({ template, site, path, personaId, associationId, status = 200, shows }) => {
    const as = personaId ? loginOf(pages.world, personaId, associationId) : undefined
    const answer = await pages.ask(path, site, as)
    expect(answer.status).toBe(status)
    expect(answer.page.template).toBe(template)
    shows(answer.page)
  },
)

test('every template of the table is served somewhere', () => {
  const all = Array.from({ length: 84 }, (_, index) => `T-${String(index + 1).padStart(3, '0')}`)
  const served = new Set(rows.map(({ id }) => id))
  expect(all.filter((id) => !served.has(id))).toEqual([])
})
