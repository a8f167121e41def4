import {
  RouterProvider,
  createMemoryHistory,
  createRootRoute,
  createRoute,
  createRouter,
} from '@tanstack/react-router'
import { StrictMode } from 'react'
import { expect, onTestFinished, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { drawPage } from './draw-page.ts'

/** Drawn in more than one task, unless it has to be drawn in one. */
function Slow({ onDraw }: { onDraw: () => void }) {
  onDraw()
  const end = performance.now() + 20
  while (performance.now() < end);
  return null
}

test('a page that comes while its frame is being drawn is shown without a warning of React', async () => {
  const complaints: unknown[] = []
  vi.spyOn(console, 'error').mockImplementation((...words) => void complaints.push(words.join(' ')))
  const place = document.body.appendChild(document.createElement('div'))
  onTestFinished(() => {
    vi.restoreAllMocks()
    place.remove()
  })
  const rootRoute = createRootRoute()
  const { promise, resolve } = Promise.withResolvers<void>()
  const home = createRoute({
    getParentRoute: () => rootRoute,
    path: '/',
    loader: () => promise,
    component: () => <h1>Here</h1>,
  })
  const router = createRouter({ routeTree: rootRoute.addChildren([home]), history: createMemoryHistory() })
  let isLoaded = false
  void router.load().then(() => (isLoaded = true))
  const frame = Array.from({ length: 10 }, (_, index) => <Slow key={index} onDraw={resolve} />)
  drawPage(
    place,
    <StrictMode>
      <RouterProvider router={router as never} />
      {frame}
    </StrictMode>,
    isLoaded,
  )
  await expect.element(page.getByRole('heading', { name: 'Here' })).toBeVisible()
  expect(complaints).toEqual([])
})
