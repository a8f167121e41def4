import { Component } from 'react'
import type { ReactNode } from 'react'
import { afterEach, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { awaitFirstWindow, firstWindowStands } from '#src/lib/first-window.ts'
import { later } from './later.tsx'

afterEach(() => firstWindowStands())

const load = (name: string) => vi.fn(() => Promise.resolve(({ of }: { of: string }) => `${name} ${of}`))

test('a part of the page below its first window is loaded once that stands, and has its place until then', async () => {
  awaitFirstWindow()
  const read = load('Papper om')
  const Papers = later(read, { until: <p>Här kommer papperen</p> })
  await render(<Papers of="Ekbacken" />)
  await expect.element(page.getByText('Här kommer papperen')).toBeVisible()
  expect(read).not.toHaveBeenCalled()
  firstWindowStands()
  await expect.element(page.getByText('Papper om Ekbacken')).toBeVisible()
  await expect.element(page.getByText('Här kommer papperen')).not.toBeInTheDocument()
})

test('many of a kind are loaded once, and at once where one has been shown before', async () => {
  const read = load('Hjärta för')
  const Heart = later(read)
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
  const Facts = later(read)
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
