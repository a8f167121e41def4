import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import type { Block } from '#gen/content/model.ts'
import { nothingChosen, saveConsent } from '#src/lib/consent.ts'
import { jmse } from '#src/sites/jmse.ts'
import { renderIn } from '#tests/support/component/portal-frame.tsx'
import { Blocks } from './blocks/blocks.tsx'
import { PageList } from './page-list.tsx'

const show = (...blocks: Block[]) =>
  renderIn(jmse, <Blocks blocks={blocks} residences={({ of, ids }) => <p>{`${of}: ${ids.join()}`}</p>} />)

test('each block has its place as the address of the page names it [R-072]', async () => {
  const { container } = await show(
    { type: 'richText', id: 'a', html: '<p>Ett</p>' },
    { type: 'quote', id: 'b', text: 'Två', author: 'Sanna' },
  )
  expect(container.querySelector('#block-1')?.textContent).toBe('Ett')
  expect(container.querySelector('#block-2')?.textContent).toBe('TvåSanna')
})

test.each([
  [1440, 'beside'],
  [390, 'above'],
] as const)(
  'in a window of %i px what a text is called stands %s it, and its lines stay readable',
  async (width, where) => {
    await page.viewport(width, 900)
    const blocks: Block[] = [
      { type: 'richText', id: 'a', html: `<h2>Så går det till</h2><p>${'Vi bygger. '.repeat(60)}</p>` },
      { type: 'factList', id: 'b', heading: 'Fakta', facts: [{ label: 'Byggår', value: '2026' }] },
    ]
    await renderIn(jmse, <Blocks blocks={blocks} isBeside residences={() => null} />)
    const text = page.getByText(/^Vi bygger/).element()
    const boxOf = (words: string) => page.getByText(words).element().getBoundingClientRect()
    const isBeside = (words: string, left: number) => boxOf(words).right <= left
    expect(isBeside('Så går det till', text.getBoundingClientRect().left)).toBe(where === 'beside')
    expect(isBeside('Fakta', boxOf('Byggår').left)).toBe(where === 'beside')
    // a letter is about half as wide as the size of its text: 72 of them
    const { fontSize } = getComputedStyle(text)
    expect(text.clientWidth / Number.parseFloat(fontSize)).toBeLessThanOrEqual(36)
  },
)

test('a question unfolds its answer', async () => {
  await show({
    type: 'faq',
    id: 'faq',
    items: [{ id: 'q', question: 'Vad ingår?', answer: '<p>Värme.</p>' }],
  })
  await expect.element(page.getByText('Värme.')).not.toBeVisible()
  await page.getByText('Vad ingår?').click()
  await expect.element(page.getByText('Värme.')).toBeVisible()
})

test('homes and projects of a page are what whoever puts it together makes of them', async () => {
  await show({
    type: 'residences',
    id: 'r',
    heading: 'Nya hem',
    of: 'stage',
    ids: ['stage-a'],
    display: 'list',
  })
  await expect.element(page.getByRole('region', { name: 'Nya hem' })).toMatchTextContent('stage: stage-a')
})

test('a link on a phone is never broken in the middle of e-post', async () => {
  await page.viewport(320, 640)
  const links = [{ name: 'Jag kommer inte åt min gamla e-post', url: '/byt-e-post/' }]
  await show({ type: 'links', id: 'links', links })
  const link = page.getByRole('link').element()
  expect(link.textContent).toBe('Jag kommer inte åt min gamla e-post')
  const word = new Range()
  const text = document.createTreeWalker(link, NodeFilter.SHOW_TEXT)
  while (text.nextNode()) if (text.currentNode.textContent?.endsWith('e-post')) break
  word.setStart(text.currentNode, (text.currentNode.textContent?.length ?? 0) - 'e-post'.length)
  word.setEndAfter(text.currentNode)
  expect(new Set([...word.getClientRects()].map(({ top }) => Math.round(top))).size).toBe(1)
})

test('a file says what kind it is and how large', async () => {
  const file = {
    id: 'd',
    name: 'Bofakta',
    url: '/files/d.pdf',
    mediaType: 'application/pdf',
    size: 2_202_009,
  }
  await show({ type: 'downloads', id: 'downloads', documents: [file] })
  await expect.element(page.getByRole('listitem')).toMatchTextContent('Bofakta')
  await expect.element(page.getByText('PDF 2,2 MB')).toBeVisible()
})

const film = {
  // a page of our own: the test needs no network
  videoUrl: `${location.origin}/no-film`,
  title: 'Så blir gården',
  description: 'Två minuter om växthuset.',
  scriptText: 'Här kommer växthuset.',
  renderOnPage: false,
  hideDescriptionOnPage: false,
}
const player = () => document.querySelector('iframe')
const play = page.getByRole('button', { name: 'Spela filmen Så blir gården' })

test('nothing is fetched of a film before the visitor allows it, and its words can be read all the same [F-017, P-034]', async () => {
  saveConsent(nothingChosen)
  await show({ type: 'video', id: 'film', video: film })
  await play.click()
  await expect.element(page.getByRole('dialog', { name: 'Filmen kommer från någon annan' })).toBeVisible()
  expect(player()).toBeNull()
  await page.getByRole('button', { name: 'Nej tack' }).click()
  await page.getByText('Läs vad som sägs i filmen').click()
  await expect.element(page.getByText('Här kommer växthuset.')).toBeVisible()
})

test('a film plays in the page or over it, and its description shows or not, as its block says [F-110]', async () => {
  saveConsent({ ...nothingChosen, thirdParty: true })
  const shown = await show({ type: 'video', id: 'film', video: film })
  await expect.element(page.getByText(film.description)).toBeVisible()
  await play.click()
  await expect.element(page.getByRole('dialog', { name: film.title })).toBeVisible()
  expect(player()?.closest('figure')).toBeNull()
  await shown.unmount()

  await show({
    type: 'video',
    id: 'film',
    video: { ...film, renderOnPage: true, hideDescriptionOnPage: true },
  })
  await expect.element(page.getByText(film.description)).not.toBeInTheDocument()
  await play.click()
  await expect.poll(() => player()?.closest('figure')).toBeTruthy()
  expect(page.getByRole('dialog').elements()).toEqual([])
})

test('a list of pages is narrowed to a category and says how many are left', async () => {
  const items = [
    {
      id: '1',
      heading: 'Taket är på plats',
      url: '/nyheter/taket/',
      category: 'Bygge',
      publishedOn: '2026-11-17',
    },
    { id: '2', heading: 'Ny chef', url: '/nyheter/chef/', category: 'Organisation' },
  ]
  await renderIn(jmse, <PageList items={items} categories={['Bygge', 'Organisation']} label="Nyheter" />)
  await expect.element(page.getByText('17 november 2026 · Bygge')).toBeVisible()
  await page.getByRole('button', { name: 'Organisation' }).click()
  await expect.element(page.getByRole('link', { name: 'Ny chef' })).toBeVisible()
  await expect.element(page.getByRole('link', { name: 'Taket är på plats' })).not.toBeInTheDocument()
  await expect.element(page.getByRole('status')).toMatchTextContent('1 träff')
  await expect
    .element(page.getByRole('button', { name: 'Organisation' }))
    .toHaveAttribute('aria-pressed', 'true')
})

test('pages beside each other begin at the same height, with a day above them or without, and so does what is told of them', async () => {
  await page.viewport(1440, 900)
  const text = 'Det här är en sak att läsa mer om.'
  const items = [
    {
      id: '1',
      heading: 'Taket är på plats, och nu börjar vi med allt som görs inomhus innan det blir vinter igen',
      text,
      url: '/nyheter/taket/',
      publishedOn: '2026-11-17',
    },
    { id: '2', heading: 'Ny chef', text, url: '/nyheter/chef/' },
  ]
  await renderIn(jmse, <PageList items={items} label="Nyheter" />)
  await expect.element(page.getByRole('link', { name: 'Ny chef' })).toBeVisible()
  const tops = (all: Element[]) => new Set(all.map((one) => one.getBoundingClientRect().top))
  expect(tops(page.getByRole('heading').elements()).size).toBe(1)
  expect(tops(page.getByText(text).elements()).size).toBe(1)
})

test('a picture that is alone takes the room of two in a row of three', async () => {
  await page.viewport(1440, 900)
  const picture = (url: string) => ({ url, altText: url, orgWidth: 2560, orgHeight: 1707 })
  const images = ['/1', '/2', '/3', '/4'].map(picture)
  await show(
    { type: 'gallery', id: 'several', images: images.slice(1) },
    { type: 'gallery', id: 'alone', images: images.slice(0, 1) },
  )
  const [right = 0, second = 1] = ['/1', '/3'].map(
    (name) => page.getByRole('img', { name }).element().getBoundingClientRect().right,
  )
  expect(Math.round(right)).toBe(Math.round(second))
})
