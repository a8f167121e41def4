import { RouterProvider, createMemoryHistory, createRootRoute, createRouter } from '@tanstack/react-router'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { holdTimers } from '#tests/support/held-timers.ts'
import { useArrival } from './use-arrival.ts'

function Page() {
  const main = useArrival()
  return (
    <main ref={main} tabIndex={-1}>
      <p id="block-2" style={{ margin: '3000px 0' }}>
        Block
      </p>
    </main>
  )
}

test('half a second after a page is reached by a hash block-N it scrolls to that block, 150 px below the top [F-014, K-038]', async () => {
  const timers = holdTimers()
  const router = createRouter({
    history: createMemoryHistory({ initialEntries: ['/#block-2'] }),
    routeTree: createRootRoute({ component: Page }),
  })
  await render(<RouterProvider router={router} />)
  await expect.element(page.getByText('Block')).toBeInTheDocument()
  await expect.poll(timers.count).toBe(1)
  const top = () => Math.round(page.getByText('Block').element().getBoundingClientRect().top)
  // the router leads there at once, but what comes late moves the block away again
  window.scrollTo(0, 0)
  timers.pass(499)
  expect(top()).toBeGreaterThan(2000)
  timers.pass(1)
  expect(top()).toBe(150)
})
