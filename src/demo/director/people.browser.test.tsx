import { afterEach, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { cleanup } from 'vitest-browser-react'
import { answerCalls } from '#tests/support/answers.ts'
import { renderBesidePortal } from '#tests/support/director-portal.tsx'
import type { Persona } from '../control.ts'
import { People } from './people.tsx'
import { sv as texts } from './panel-texts/sv.ts'

const persona = (id: string, name: string, more: Partial<Persona> = {}): Persona => ({
  id,
  name,
  siteKey: 'Jmse',
  special: `${name} is special.`,
  roles: ['privateUser'],
  logins: [{ method: 'eid', idType: 'bank_id', personalNumber: '19900101-2385' }],
  expectedResult: 'Ok',
  ...more,
})
const people = [
  ...['Amira', 'Bo', 'Cecilia', 'Dag', 'Eva', 'Farid'].map((name) => persona(name.toLowerCase(), name)),
  persona('axel', 'Axel', { expectedResult: 'SsnNotFound' }),
  persona('henning', 'Henning', { siteKey: 'Jmno' }),
  persona('visitor', 'Visitor', { logins: [], expectedResult: null }),
]
const reads = {
  'GET /__mock/personas': () => people,
  'GET /__mock/world': () => ({ id: 'default', personaId: null }),
}

afterEach(async () => {
  await cleanup()
  vi.unstubAllGlobals()
})

const open = () => renderBesidePortal(<People />)

const option = (name: string) => page.getByRole('option', { name: new RegExp(name) })

test('a few people of this site are at hand, whoever one is among them; all are one press away', async () => {
  answerCalls(reads)
  await open()
  await expect.element(option(`Visitor, ${texts.people.now}`)).toBeInTheDocument()
  expect(page.getByRole('option').elements()).toHaveLength(6)
  await expect.element(option('Henning')).not.toBeInTheDocument()
  await page.getByRole('button', { name: texts.people.all(people.length) }).click()
  expect(page.getByRole('option').elements()).toHaveLength(people.length)
  await page.getByRole('searchbox', { name: texts.people.find }).fill('henning is')
  expect(page.getByRole('option').elements()).toHaveLength(1)
})

test('somebody who is not at hand is found by name, and Enter logs in the only one found', async () => {
  const refuses = () => Response.json({ title: 'Conflict', code: 'conflict' }, { status: 409 })
  const asked = answerCalls({ ...reads, 'POST /__mock/personas/axel/session': refuses })
  await open()
  const box = page.getByRole('searchbox', { name: texts.people.find })
  await box.fill('is special')
  await userEvent.keyboard('{Enter}')
  expect(page.getByRole('option').elements()).toHaveLength(people.length)
  await box.fill('axel')
  await userEvent.keyboard('{Enter}')
  await expect.element(page.getByRole('alert')).toBeVisible()
  expect(asked.filter(({ call }) => call.startsWith('POST'))).toHaveLength(1)
})

test('whom no login lets in is not logged in, and it is said what the login page would answer', async () => {
  const refuses = () => Response.json({ title: 'Conflict', code: 'conflict' }, { status: 409 })
  answerCalls({ ...reads, 'POST /__mock/personas/axel/session': refuses })
  await open()
  await page.getByRole('button', { name: texts.people.all(people.length) }).click()
  await option('Axel').click()
  await expect
    .element(page.getByRole('alert'))
    .toHaveTextContent(texts.refused(texts.people.cannot('Axel', 'SsnNotFound')))
})
