import { expect, onTestFinished, test, vi } from 'vitest'
import '#src/styles/main.css'
import { MapSheet } from './map-sheet.ts'

const nothing = () => {}

function mapBox(): HTMLElement {
  const box = document.createElement('div')
  box.style.cssText = 'width: 600px; height: 400px'
  document.body.append(box)
  onTestFinished(() => box.remove())
  return box
}

function sheetIn(box: HTMLElement, onMove: () => void = nothing): MapSheet {
  const events = { nameCluster: String, onChoose: nothing, onPoint: nothing, onDraw: nothing, onMove }
  const sheet = new MapSheet(box, undefined, events)
  sheet.aim({ points: [], place: { center: { lat: 59.3, lng: 18.1 }, zoom: 9 }, key: 'nacka' })
  return sheet
}

test('pins that come to say something else keep their place in the order of the Tab key, and whoever stands on one', () => {
  const box = mapBox()
  const sheet = sheetIn(box)
  onTestFinished(() => sheet.remove())
  const pinsAt = (text: string, lng: number) => [
    { id: 'quay', at: { lat: 59.3, lng }, text, name: `The quay, ${text}` },
    { id: 'park', at: { lat: 59.5, lng: 18.6 }, text, name: `The park, ${text}` },
  ]
  const names = () => [...box.querySelectorAll('button')].map((pin) => pin.ariaLabel)
  const inTabOrder = () => [...box.querySelectorAll<HTMLButtonElement>('button[tabindex="0"]')]
  sheet.pins.setPins(pinsAt('2 mn', 18.1))
  const quay = inTabOrder()[0]
  quay?.focus()
  const { left } = quay?.getBoundingClientRect() ?? {}
  sheet.pins.setPins(pinsAt('3 mn', 18.2))
  expect(names()).toEqual(['The park, 3 mn', 'The quay, 3 mn'])
  expect(document.activeElement?.textContent).toBe('3 mn')
  expect(inTabOrder()).toEqual([document.activeElement])
  expect(document.activeElement?.getBoundingClientRect().left).toBeGreaterThan(left ?? Infinity)
})

test('a map that is left while it zooms goes without an error, and says nothing more of where it stands', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  onTestFinished(() => void vi.useRealTimers())
  const box = mapBox()
  const onMove = vi.fn<() => void>()
  const sheet = sheetIn(box, onMove)
  const isZooming = () => box.querySelector('.leaflet-zoom-anim') !== null
  sheet.zoom(1)
  await expect.poll(isZooming).toBe(true)
  const told = onMove.mock.calls.length
  sheet.remove()
  // as long as Leaflet takes to zoom
  vi.advanceTimersByTime(250)
  expect(isZooming()).toBe(false)
  expect(box.children).toHaveLength(0)
  expect(onMove).toHaveBeenCalledTimes(told)
})

test('a map that goes in the frame in which it came is drawn no more, and nothing fails', async () => {
  const onError = vi.fn<(event: ErrorEvent) => void>((event) => event.preventDefault())
  window.addEventListener('error', onError)
  onTestFinished(() => window.removeEventListener('error', onError))
  sheetIn(mapBox()).remove()
  await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))
  expect(onError.mock.calls.map(([{ message }]) => message)).toEqual([])
})
