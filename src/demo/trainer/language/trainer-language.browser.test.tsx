import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { afterEach, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { cleanup, render } from 'vitest-browser-react'
import { jmse } from '#src/sites/jmse.ts'
import { answerCalls } from '#tests/support/component/answers.ts'
import fi from '../messages.fi.json'
import nb from '../messages.nb.json'
import { TrainerLanguage } from './trainer-language.tsx'
import { TrainerPage } from '../trainer-page.tsx'

const names: Record<string, string> = { fi: 'Asiakirjat eivät tule', no: 'Dokumenter kommer ikke' }

afterEach(async () => {
  await cleanup()
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
  localStorage.clear()
})

const scenario = (name: string) => ({
  id: 'documents-down',
  name,
  description: 'x',
  group: 'residence',
  siteKey: null,
  personaId: null,
  startPath: null,
  requirements: [],
})

/** Opens the page in a browser that asks for Finnish; its scenario is told in the language that is asked for. */
async function open() {
  vi.spyOn(navigator, 'languages', 'get').mockReturnValue(['fi-FI', 'en'])
  answerCalls({
    'GET /__mock/worlds': () => ({ limit: 50, worlds: [] }),
    'GET /__mock/personas': () => [],
    'GET /__mock/sheets': () => [],
    'GET /__mock/scenarios': ({ query }) => [scenario(names[query.get('language') ?? ''] ?? '')],
  })
  await render(
    <QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}>
      <TrainerLanguage>
        <TrainerPage site={jmse} />
      </TrainerLanguage>
    </QueryClientProvider>,
  )
}

test('the page speaks the language of the browser, until another is chosen, which is kept', async () => {
  await open()
  await expect.element(page.getByRole('heading', { name: fi.title })).toBeVisible()
  await expect.element(page.getByRole('option', { name: names['fi'] })).toBeInTheDocument()
  expect([document.documentElement.lang, document.title]).toEqual(['fi', fi.title])
  await userEvent.fill(page.getByLabelText(fi.make.count), '7')
  await page.getByRole('combobox', { name: fi.language }).selectOptions('nb')
  await expect.element(page.getByRole('heading', { name: nb.title })).toBeVisible()
  await expect.element(page.getByRole('option', { name: names['no'] })).toBeInTheDocument()
  expect([document.documentElement.lang, document.title]).toEqual(['nb', nb.title])
  // what was typed is still there, and what nobody typed follows the language
  await expect.element(page.getByLabelText(nb.make.count)).toHaveValue(7)
  const name = page.getByLabelText(nb.make.name, { exact: false })
  await expect.element(name).toHaveValue(nb.make.group)
  await cleanup()
  await open()
  await expect.element(page.getByRole('heading', { name: nb.title })).toBeVisible()
})
