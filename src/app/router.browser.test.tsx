import { RouterProvider } from '@tanstack/react-router'
import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { cleanup, render } from 'vitest-browser-react'
import type { PageViewModel } from '#src/api/content/content.ts'
import type { Insight } from '#gen/insights/model.ts'
import { allTexts } from '#tests/support/texts/all-texts.ts'
import { jmEntreprenad } from '#src/sites/jm-entreprenad.ts'
import { jmno } from '#src/sites/jmno.ts'
import { nothingChosen, saveConsent } from '#src/lib/consent.ts'
import { jmseEn } from '#src/sites/jmse-en.ts'
import { jmse } from '#src/sites/jmse.ts'
import type { Site } from '#src/sites/site.ts'
import { Providers } from './providers.tsx'
import { createQueryClient } from './query-client.ts'
import { createAppRouter } from './router.tsx'
import '#src/styles/main.css'

const link = { id: 'n-1', name: 'Områden', url: '/omraden/', target: '_self' as const }
const chrome = {
  navigation: [{ ...link, children: [] }],
  footer: { companyLinks: [], discoveryLinks: [link], helpLinks: [] },
}
const viewModel = (template: string, content: object): Partial<PageViewModel> =>
  ({
    ...chrome,
    siteVersion: '1',
    template,
    content,
    seo: { title: 'Sidans titel', description: 'Om sidan', noindex: false },
    quickLinks: [],
    availableLanguages: [],
    crisisBanner: { bannerEnabled: false, isGlobal: false, isEmergency: false, heading: '', text: '' },
    breadcrumbs: [],
  }) as Partial<PageViewModel>
const missing = viewModel('error404', {
  kind: 'error404',
  heading: 'Huset är rivet',
  links: [link],
  blocks: [],
})

/** What the backend answers, by the end of the path that is asked for. */
let answers: Record<string, () => Response>
let asked: string[]
let reports: Insight[]
const startAddress = location.pathname

beforeEach(() => {
  // the question about cookies would come over the page when a test takes two seconds
  saveConsent(nothingChosen)
  answers = { '/api/system/navigation/get': () => Response.json(chrome) }
  asked = []
  reports = []
  vi.stubGlobal('fetch', async (input: string, init?: RequestInit) => {
    const path = new URL(input).pathname
    if (path === '/api/insights/save') {
      reports.push(JSON.parse(init?.body as string) as Insight)
      return new Response(null, { status: 204 })
    }
    asked.push(path)
    return answers[path]?.() ?? Response.json(missing, { status: 404 })
  })
})
afterEach(async () => {
  // the router follows the address as long as it is shown
  await cleanup()
  vi.unstubAllGlobals()
  history.replaceState(null, '', startAddress)
})

async function open(site: Site, address: string) {
  history.replaceState(null, '', address)
  const queryClient = createQueryClient()
  const { queries } = queryClient.getDefaultOptions()
  queryClient.setDefaultOptions({ queries: { ...queries, retry: false } })
  const router = createAppRouter({ site, queryClient })
  await render(
    <Providers site={site} messages={allTexts(site.language)} queryClient={queryClient}>
      <RouterProvider router={router} />
    </Providers>,
  )
  return router
}
/** A report is sent once what does so is loaded, which may be after the test whose page it is about. */
const reportsOf = (path: string) => reports.filter((report) => report.path === path)
const heading = (name: string) => page.getByRole('heading', { level: 1, name })

test('a page that is not there shows what its view model says, is reported and left out of search [S-084, X-073, F-030, X-019, T-033]', async () => {
  await open(jmse, '/rivet/')
  await expect.element(heading('Huset är rivet')).toBeVisible()
  await expect.element(page.getByRole('main').getByRole('link', { name: 'Områden' })).toBeVisible()
  await expect.poll(() => reportsOf('/rivet/')).toMatchObject([{ kind: 'failure', name: '404' }])
  await expect
    .poll(() => document.querySelector('meta[name=robots]')?.getAttribute('content'))
    .toBe('noindex')
})

test('the page of a feature that the site has switched off is not there [G-084]', async () => {
  await open(jmEntreprenad, '/sok-bostad/')
  await expect.element(heading('Sidan finns inte')).toBeVisible()
  await expect.element(page.getByRole('banner')).toBeVisible()
})

test('a view model that needs a login leads to the login page, and names the way back [S-083, F-044, X-072, R-064]', async () => {
  answers['/mine-sider/saker/GetViewModel'] = () => Response.json({}, { status: 401 })
  await open(jmno, '/mine-sider/saker/?errandId=7')
  await expect.poll(() => location.pathname).toBe('/logg-inn/')
  expect(new URLSearchParams(location.search).get('referrer')).toBe('/mine-sider/saker/?errandId=7')
})

test('any other failure shows the 500 page with menu and footer, and is reported [S-085, F-174, X-074, F-030, X-019]', async () => {
  answers['/trasig/GetViewModel'] = () => Response.json({}, { status: 503 })
  await open(jmse, '/trasig/')
  await expect.element(heading('Något gick fel')).toBeVisible()
  await expect.element(page.getByRole('contentinfo').getByRole('link', { name: 'Områden' })).toBeVisible()
  await expect.poll(() => reportsOf('/trasig/')).toMatchObject([{ kind: 'failure', name: '500' }])
  await expect.poll(() => document.title).toContain('Något gick fel')
})

test('around the 500 page of the English site stand its own menu and footer [F-174, C-030]', async () => {
  answers = {
    '/en/broken/GetViewModel': () => Response.json({}, { status: 503 }),
    '/api/system/navigation/get/en': () => Response.json(chrome),
  }
  await open(jmseEn, '/en/broken/')
  await expect.element(heading('Something went wrong')).toBeVisible()
  await expect.element(page.getByRole('contentinfo').getByRole('link', { name: 'Områden' })).toBeVisible()
})

test('the 500 page asks for menu and footer by themselves, and tries again at a press [C-029]', async () => {
  answers['/trasig/GetViewModel'] = () => Response.json({}, { status: 503 })
  await open(jmse, '/trasig/')
  await expect.element(heading('Något gick fel')).toBeVisible()
  await expect.poll(() => asked).toContain('/api/system/navigation/get')
  delete answers['/trasig/GetViewModel']
  await page.getByRole('button', { name: 'Försök igen' }).click()
  await expect.element(heading('Huset är rivet')).toBeVisible()
})

test('a template that nobody knows is an error [F-010, X-075]', async () => {
  answers['/udda/GetViewModel'] = () =>
    Response.json(viewModel('ingenMall', { kind: 'standardPage', blocks: [] }))
  await open(jmse, '/udda/')
  await expect.element(heading('Något gick fel')).toBeVisible()
  await expect.poll(() => reportsOf('/udda/')).toMatchObject([{ name: '500', details: { cause: 'Error' } }])
})

test('a foldout blurs the page behind the header [F-052, S-032]', async () => {
  await page.viewport(600, 900)
  await open(jmse, '/rivet/')
  await expect.element(heading('Huset är rivet')).toBeVisible()
  const behind = () =>
    page.getByRole('main', { includeHidden: true }).element().parentElement ?? document.body
  const blurOf = () => getComputedStyle(behind()).filter
  expect(blurOf()).toBe('none')
  await page.getByRole('button', { name: 'Meny' }).click()
  await expect.poll(blurOf).toBe('blur(8px)')
  expect(behind().inert).toBe(true)
  await userEvent.keyboard('{Escape}')
  await expect.poll(blurOf).toBe('none')
  expect(behind().inert).toBe(false)
})

test('a hash block-N scrolls to that block, 150 px below the top [R-072]', async () => {
  document.body.insertAdjacentHTML(
    'beforeend',
    '<div data-block style="padding: 3000px 0"><p id="block-2">Block</p></div>',
  )
  await open(jmse, '/rivet/#block-2')
  const block = document.querySelector('#block-2')
  await expect.poll(() => Math.round(block?.getBoundingClientRect().top ?? 0)).toBe(150)
  document.querySelector('[data-block]')?.remove()
})

test('a link that an editor wrote opens within the portal once the page has stood for a second [F-025, S-011]', async () => {
  const html = '<p>Läs <a href="/rivet/">mer</a></p>'
  answers['/om-oss/GetViewModel'] = () =>
    Response.json(
      viewModel('standardPage', {
        kind: 'standardPage',
        heading: 'Om oss',
        blocks: [{ type: 'richText', id: 'block-1', html }],
      }),
    )
  await open(jmse, '/om-oss/')
  const more = page.getByRole('link', { name: 'mer' })
  await expect.element(more).toBeVisible()
  const staying = new AbortController()
  onTestFinished(() => staying.abort())
  window.addEventListener('click', (event) => event.preventDefault(), staying)
  await expect
    .poll(() => {
      more.query()?.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }))
      return location.pathname
    })
    .toBe('/rivet/')
  await expect.element(heading('Huset är rivet')).toBeVisible()
})
