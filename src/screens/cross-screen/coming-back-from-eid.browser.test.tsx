import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { cleanup } from 'vitest-browser-react'
import register from '#src/screens/register/messages.sv.json'
import settings from '#src/screens/settings/messages.sv.json'
import { visits } from '#tests/support/component/visits.tsx'

const { asked, visit } = visits()

const told = (words: string) => page.getByRole('alert').filter({ hasText: words })

test.each([
  { what: 'a registration', type: 'register', path: '/skapa-konto/', texts: register.problem },
  {
    what: 'a connection',
    type: 'update',
    path: '/mina-sidor/mina-installningar/',
    persona: 'tove',
    texts: settings.eid.problem,
  },
])(
  'coming back from the e-ID of $what is told and goes on once: a reload is silent, and no session stays in the address [R-062, R-069, R-071]',
  async ({ type, path, persona, texts }) => {
    const address = `${path}?type=${type}#eident-error-timeout`
    const start = { path: address, ...(persona && { persona }) }
    await visit(start)
    await expect.element(told(texts.timeout)).toBeVisible()
    expect(location.pathname + location.search + location.hash).toBe(address)
    const entry: unknown = history.state
    await cleanup()
    await visit(start, entry)
    await expect.element(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expect.element(page.getByRole('main').getByRole('button').first()).toBeVisible()
    await expect.element(told(texts.timeout)).not.toBeInTheDocument()
    await cleanup()

    await visit({ ...start, path: `${path}?type=${type}&poolingId=ses-1` })
    await expect.poll(() => location.pathname + location.search).toBe(path)
    await expect.poll(() => asked(`/${type}/bank_id/status`).length).toBeGreaterThan(0)
  },
)

test('what another e-ID came back with is none of the registration', async () => {
  await visit({ path: '/skapa-konto/?type=update#eident-error-timeout' })
  await expect.element(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect.element(page.getByRole('textbox', { name: register.field.firstName })).toBeVisible()
  await expect.element(told(register.problem.timeout)).not.toBeInTheDocument()
})
