import { Component, Suspense } from 'react'
import type { ReactNode } from 'react'
import { afterEach, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { awaitFirstWindow, firstWindowStands } from '#src/lib/first-window.ts'
import { featureTexts, setLanguage } from './feature-texts.ts'
import { lazyPart } from './lazy-part.tsx'

afterEach(() => firstWindowStands())

const load = (name: string) => vi.fn(() => Promise.resolve(({ of }: { of: string }) => `${name} ${of}`))
const when = 'afterFirstWindow'

test('a part that is shown is loaded then, once, and has its place until it is there', async () => {
  const read = load('Karta över')
  const Map = lazyPart(read, { until: <p>Här kommer kartan</p> })
  expect(read).not.toHaveBeenCalled()
  const { rerender } = await render(<Map of="Nacka" />)
  await expect.element(page.getByText('Karta över Nacka')).toBeVisible()
  await expect.element(page.getByText('Här kommer kartan')).not.toBeInTheDocument()
  await rerender(<Map key="new" of="Lund" />)
  expect(document.body.textContent).toContain('Karta över Lund')
  expect(read).toHaveBeenCalledOnce()
})

test('a part without a place of its own waits with what is around it', async () => {
  const { promise, resolve } = Promise.withResolvers<() => string>()
  const Dialog = lazyPart(() => promise)
  await render(
    <Suspense fallback="Ett ögonblick">
      <Dialog />
    </Suspense>,
  )
  await expect.element(page.getByText('Ett ögonblick')).toBeVisible()
  resolve(() => 'Logga in')
  await expect.element(page.getByText('Logga in')).toBeVisible()
})

test.each(['shown', when] as const)('a part that was loaded ahead shows at once: %s', async (moment) => {
  const read = load('Formulär om')
  const Form = lazyPart(read, { when: moment, until: 'Här kommer det' })
  await Form.load()
  const seen: string[] = []
  const observer = new MutationObserver(() => seen.push(document.body.textContent))
  observer.observe(document.body, { childList: true, subtree: true, characterData: true })
  await render(<Form of="Ekbacken" />)
  await expect.element(page.getByText('Formulär om Ekbacken')).toBeVisible()
  observer.disconnect()
  expect(seen.filter((text) => text.includes('Här kommer det'))).toEqual([])
  expect(read).toHaveBeenCalledOnce()
})

test('a part comes with the texts that it shows', async () => {
  setLanguage('sv')
  const Part = lazyPart(() => Promise.resolve(() => 'Anmäl intresse'), { texts: ['interest'] })
  expect(featureTexts()).not.toHaveProperty('interest')
  await Part.load()
  expect(featureTexts()).toHaveProperty('interest')
})

test('what could not be loaded is tried again by whoever loads it', async () => {
  const read = load('Hjälp om').mockRejectedValueOnce(new Error('offline'))
  const Help = lazyPart(read)
  await expect(Help.load()).rejects.toThrow('offline')
  await Help.load()
  await render(<Help of="Ekbacken" />)
  expect(document.body.textContent).toContain('Hjälp om Ekbacken')
})

test('a part of the page below its first window is loaded once that stands, and has its place until then', async () => {
  awaitFirstWindow()
  const read = load('Papper om')
  const Papers = lazyPart(read, { when, until: <p>Här kommer papperen</p> })
  await render(<Papers of="Ekbacken" />)
  await expect.element(page.getByText('Här kommer papperen')).toBeVisible()
  expect(read).not.toHaveBeenCalled()
  firstWindowStands()
  await expect.element(page.getByText('Papper om Ekbacken')).toBeVisible()
  await expect.element(page.getByText('Här kommer papperen')).not.toBeInTheDocument()
})

test('many of a kind are loaded once, and at once where one has been shown before', async () => {
  const read = load('Hjärta för')
  const Heart = lazyPart(read, { when })
  const { rerender } = await render(
    <>
      <Heart of="1201" />, <Heart of="1202" />
    </>,
  )
  await expect.element(page.getByText('Hjärta för 1201, Hjärta för 1202')).toBeVisible()
  await rerender(<Heart key="new" of="1203" />)
  expect(document.body.textContent).toContain('Hjärta för 1203')
  expect(read).toHaveBeenCalledOnce()
})

test('a part that cannot be loaded says so in its place, and is asked for again the next time', async () => {
  const quiet = vi.spyOn(console, 'error').mockImplementation(() => {})
  const read = load('Fakta om').mockRejectedValueOnce(new Error('offline'))
  const Facts = lazyPart(read, { when })
  const place = (key: string) => (
    <Place key={key}>
      <Facts of="Ekbacken" />
    </Place>
  )
  const { rerender } = await render(place('first'))
  await expect.element(page.getByText('Det gick inte')).toBeVisible()
  await rerender(place('again'))
  await expect.element(page.getByText('Fakta om Ekbacken')).toBeVisible()
  quiet.mockRestore()
})

class Place extends Component<{ children: ReactNode }> {
  override state = { hasFailed: false }
  static getDerivedStateFromError = () => ({ hasFailed: true })
  override render = () => (this.state.hasFailed ? 'Det gick inte' : this.props.children)
}
