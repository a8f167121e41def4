import { expect, onTestFinished, test, vi } from 'vitest'
import '#src/styles/main.css'
import { MapSheet } from './map-sheet.ts'

test('a map that is left while it zooms goes without an error, and says nothing more of where it stands', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  const box = document.createElement('div')
  box.style.cssText = 'width: 600px; height: 400px'
  document.body.append(box)
  onTestFinished(() => {
    vi.useRealTimers()
    box.remove()
  })
  const onMove = vi.fn<() => void>()
  const sheet = new MapSheet(box, undefined, {
    nameCluster: String,
    onChoose: () => {},
    onPoint: () => {},
    onDraw: () => {},
    onMove,
  })
  sheet.aim({ points: [], place: { center: { lat: 59.3, lng: 18.1 }, zoom: 9 }, key: 'nacka' })
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
