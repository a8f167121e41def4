import { expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import type { PageViewModel } from '#gen/content/model.ts'
import header from '#src/features/header/messages.sv.json'
import search from '#src/features/search/messages.sv.json'
import myPages from '#src/screens/my-pages/messages.sv.json'
import { barriersHere } from '#tests/support/barriers/barriers-here.ts'
import type { Start } from '#tests/support/journey/start.ts'
import { visits } from '#tests/support/component/visits.tsx'
import app from '../messages.sv.json'

const { answered, asked, visit } = visits()

const bar = page.getByRole('banner')
const foot = page.getByRole('contentinfo')
const menu = bar.getByRole('navigation', { name: header.mainMenu })
const heading = page.getByRole('main').getByRole('heading', { level: 1 })
const project = '/bostader/nacka/ekbacken/brf-strandangen/'
const inHead = (selector: string) => document.head.querySelector(selector)?.getAttribute('content')

/** Opens a page; it is there when its heading is. */
async function open(path: string, start: Start = {}) {
  await visit({ ...start, path })
  await expect.element(heading).toBeVisible()
}

test('a page has menu and footer, and a company page no heart [F-007]', async () => {
  await open('/om-oss/')
  await expect.element(menu).toBeVisible()
  await expect.element(foot).toBeVisible()
  await expect.element(bar.getByLabelText(header.favourites)).not.toBeInTheDocument()
})

test('a sandbox has neither menu nor footer [F-007]', async () => {
  await open('/sandbox/')
  await expect.element(bar).not.toBeInTheDocument()
  await expect.element(foot).not.toBeInTheDocument()
})

for (const path of [`${project}qr/`, `${project}visning/`, '/overlatelser/'])
  test(`what a QR code leads to has the logo alone: ${path} [F-007]`, async () => {
    await open(path)
    await expect.element(bar.getByRole('link')).toHaveLength(1)
    await expect.element(menu).not.toBeInTheDocument()
    await expect.element(foot).not.toBeInTheDocument()
  })

test('My Pages have a menu of their own, below a header with the heart [F-007]', async () => {
  await open('/mina-sidor/', { persona: 'amira' })
  await expect.element(bar.getByLabelText(header.favourites)).toHaveLength(1)
  await expect.element(page.getByRole('navigation', { name: myPages.menu.label })).toBeVisible()
  await expect.element(foot).toBeVisible()
})

test('the steps of a purchase have the logo alone [F-007]', async () => {
  await open('/boka/')
  await expect.element(menu).not.toBeInTheDocument()
  await expect.element(foot).not.toBeInTheDocument()
})

test('what is told before the steps of a purchase has menu and footer [F-007]', async () => {
  await open('/boka/info/')
  await expect.element(menu).toBeVisible()
  await expect.element(foot).toBeVisible()
})

test('what an editor looks at in the steps of a purchase has the menu [F-008]', async () => {
  await open('/boka/?editMode=true', { persona: 'petra' })
  await expect.element(menu).toBeVisible()
})

test('the footer shows the three lists that the page brings, with their addresses [F-026]', async () => {
  await open('/om-oss/')
  const [view] = await answered<PageViewModel>('/om-oss/GetViewModel')
  const { companyLinks = [], discoveryLinks = [], helpLinks = [] } = view?.footer ?? {}
  for (const list of [companyLinks, discoveryLinks, helpLinks]) {
    expect(list.length).toBeGreaterThan(1)
    const linkOf = (name: string) => foot.getByRole('link', { name, exact: true })
    for (const { name, url } of list) await expect.element(linkOf(name)).toHaveAttribute('href', url)
    for (const { name } of list.filter(({ target }) => target === '_blank'))
      await expect.element(linkOf(name)).toHaveAttribute('target', '_blank')
  }
})

test('a page made by a template that nobody knows is an error, and the next page is there [F-010, X-075]', async () => {
  const send = fetch
  vi.stubGlobal('fetch', async (url: string, init: RequestInit) => {
    const answer = await send(url, init)
    if (!new URL(url, location.href).pathname.endsWith('/om-oss/GetViewModel')) return answer
    return Response.json({ ...((await answer.json()) as object), template: 'noSuchTemplate' })
  })
  await open('/om-oss/')
  await expect.element(heading).toHaveTextContent(app.failure.title)
  await foot.getByRole('link', { name: 'Kundservice' }).click()
  await expect.element(heading).toHaveTextContent('Kundservice')
})

test('an address with block-2 leads to that block, 150 px below the top [R-072]', async () => {
  await open('/att-kopa-nytt/#block-2', { width: 390 })
  const place = () => Math.round(document.querySelector('#block-2')?.getBoundingClientRect().y ?? 0)
  await expect.poll(place).toBe(150)
})

const out = ['/logga-in/', '/om-oss/sok/', '/glomt-losenord/', '/boka/bokningsavtal/', '/finns-inte/']
const ofAmira = ['/mina-sidor/', '/mina-sidor/mina-bostader/']

for (const path of [...out, ...ofAmira])
  test(`search engines are asked to leave out ${path}, which is nobody else’s business [F-015]`, async () => {
    await open(path, ofAmira.includes(path) ? { persona: 'amira' } : {})
    await expect.poll(() => inHead('meta[name="robots"]')).toBe('noindex')
  })

for (const path of ['/', '/sok-bostad/', '/lokaler/', '/boka/info/'])
  test(`search engines find ${path}, with its address and what it is about [F-015]`, async () => {
    await open(path)
    await expect.element(foot).toBeVisible()
    expect(document.querySelector('meta[name="robots"]')).toBeNull()
    const canonical = document.head.querySelector<HTMLLinkElement>('link[rel="canonical"]')
    expect(canonical?.href).toMatch(new RegExp(`${path}$`))
    expect(inHead('meta[name="description"]')).toMatch(/\S{3,}/)
  })

test('pictures are asked for at the size they are shown: width, height, quality 75, cropped, as WebP [F-022, C-097]', async () => {
  await open('/sok-bostad/')
  await expect.element(page.getByRole('article').first()).toBeVisible()
  const picture = () => document.querySelector<HTMLImageElement>('main article img')
  await expect.poll(() => picture()?.currentSrc).toContain('/image?')
  const wanted = Object.fromEntries(new URL(picture()?.currentSrc ?? '').searchParams)
  expect(wanted).toMatchObject({ quality: '75', format: 'webp', crop: 'true' })
  expect(Number(wanted['width']) / Number(wanted['height'])).toBeCloseTo(3 / 2, 1)
})

test('a filter or another search of the same kind reads no view model anew [F-046, S-082]', async () => {
  const read = () => asked('GetViewModel').map(({ path }) => path)
  await open('/sok-bostad/')
  await expect.poll(() => page.getByRole('article').elements().length).toBe(30)
  expect(read()).toEqual(['/sok-bostad/GetViewModel'])
  history.pushState({}, '', '/sok-bostad/stockholm/?minRooms=2')
  await expect.element(page.getByRole('button', { name: search.clear.all }).first()).toBeVisible()
  expect(location.search).toContain('minRooms=2')
  expect(read()).toEqual(['/sok-bostad/GetViewModel'])
  await foot.getByRole('link', { name: 'Kundservice' }).click()
  await expect.element(heading).toHaveTextContent('Kundservice')
  expect(read()).toContain('/kundservice/GetViewModel')
})

for (const width of [1440, 390])
  test(`the user menu has no barrier at ${width} px`, async () => {
    await visit({ persona: 'amira', path: '/mina-sidor/', width })
    await page.getByRole('button', { name: /^Amira/ }).click()
    await expect.element(page.getByRole('button', { name: header.logout })).toBeVisible()
    expect(await barriersHere({ modal: true })).toEqual([])
  })

test('pages of the company end with the price of its share, where the site shows it [G-078, E-004]', async () => {
  await visit({ path: '/om-oss/' })
  const share = page.getByRole('complementary', { name: 'Aktien' })
  await expect.element(share.getByText(/^\d{3},\d0\skr$/)).toBeVisible()
  await expect.element(share.getByText(/^[−+]?\d,\d\s% sedan börsdagen före$/)).toBeVisible()
  await expect.element(share.getByRole('link')).toHaveAttribute('href', '/om-oss/investerare/')
})
