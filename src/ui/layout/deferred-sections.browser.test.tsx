import '#src/styles/main.css'
import { afterEach, expect, test, vi } from 'vitest'
import { render } from 'vitest-browser-react'
import { DeferredSections } from './deferred-sections.tsx'

afterEach(() => {
  vi.restoreAllMocks()
  history.replaceState(null, '', location.pathname)
})

const names = ['Läget', 'Papperen', 'Människorna']

const parts = (
  <DeferredSections>
    {names.map((name) => (
      <p key={name}>{name}</p>
    ))}
    {false}
  </DeferredSections>
)

const farApart = (
  <DeferredSections>
    {names.map((name) => (
      <p key={name} className="h-[300vh]">
        {name}
      </p>
    ))}
  </DeferredSections>
)

const isLaidOut = (text: string) => {
  const part = [...document.querySelectorAll('p')].find(({ textContent }) => textContent === text)
  return part?.checkVisibility({ contentVisibilityAuto: true }) ?? false
}

test('what lies far down is laid out a part at a time, from the top, until all of it is', async () => {
  const frames: FrameRequestCallback[] = []
  vi.spyOn(window, 'requestAnimationFrame').mockImplementation((frame) => frames.push(frame))
  await render(parts)
  for (const count of [0, 1, 2, 3]) {
    await expect.poll(() => names.filter(isLaidOut).length).toBe(count)
    // nothing more comes until the next frame does
    await expect.poll(() => frames).toHaveLength(1)
    frames.pop()?.(performance.now())
  }
})

test('an address that leads to a part of the page has all of it at once', async () => {
  history.replaceState(null, '', '#block-3')
  await render(parts)
  expect(names.filter(isLaidOut)).toEqual(names)
})

test('a part that is far from the window rests and keeps its place until it comes near', async () => {
  await render(farApart)
  await expect.poll(() => names.map(isLaidOut)).toEqual([true, false, false])
  const height = document.documentElement.scrollHeight
  expect(height).toBe(9 * window.innerHeight)
  // as far from the second part as the window was at the top
  window.scrollTo(0, height)
  await expect.poll(() => names.map(isLaidOut)).toEqual([false, false, true])
  expect(document.documentElement.scrollHeight).toBe(height)
})
