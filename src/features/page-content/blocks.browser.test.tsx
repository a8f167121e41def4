import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import type { Block } from '#gen/content/model.ts'
import { jmse } from '#src/sites/jmse.ts'
import { renderIn } from '#tests/support/portal-frame.tsx'
import { Blocks } from './blocks.tsx'

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

test('a film that plays elsewhere opens there, and its words can be read here', async () => {
  const video = {
    videoUrl: 'https://film.example/1',
    title: 'Så blir gården',
    scriptText: 'Här kommer växthuset.',
    renderOnPage: false,
    hideDescriptionOnPage: false,
  }
  await show({ type: 'video', id: 'film', video })
  await expect
    .element(page.getByRole('link', { name: /Se filmen Så blir gården/ }))
    .toHaveAttribute('target', '_blank')
  await page.getByText('Läs vad som sägs i filmen').click()
  await expect.element(page.getByText('Här kommer växthuset.')).toBeVisible()
})
