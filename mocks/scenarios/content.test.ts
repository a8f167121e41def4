import { expect, test } from 'vitest'
import { siteNamed } from '#src/sites/find-site.ts'
import { createBackend } from '../backend.ts'
import { contentScenarios as all } from './content.ts'
import type { Scenario } from './scenario.ts'

const listed = Object.entries(all as Record<string, Scenario>).map(([id, scenario]) => ({ id, scenario }))

/** Addresses whose pages are meant not to be there. */
const missing: readonly string[] = ['home-gone']

test.each(listed)('$id starts on a page of its site', async ({ id, scenario }) => {
  const backend = createBackend({ onViolation: 'fail' })
  const site = siteNamed(scenario.siteKey ?? 'Jmse')
  const [path = '/'] = (scenario.startPath ?? '/').split('?')
  const request = new Request(`http://localhost${path}GetViewModel`, {
    headers: { 'x-site': site?.key ?? 'Jmse' },
  })
  expect((await backend.handle(request))?.status).toBe(missing.includes(id) ? 404 : 200)
})

test('each scenario about pages has a name of its own', () => {
  const names = listed.map(({ scenario }) => scenario.name)
  expect(new Set(names).size).toBe(names.length)
})
