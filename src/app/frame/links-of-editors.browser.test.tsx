import { RouterProvider, createMemoryHistory, createRootRoute, createRouter } from '@tanstack/react-router'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { jmse } from '#src/sites/jmse.ts'
import { SiteContext } from '#src/sites/use-site.ts'
import { Html } from '#src/ui/content/html.tsx'
import { holdTimers } from '#tests/support/component/held-timers.ts'
import { useArrival } from './use-arrival.ts'
import { useContentLinks } from './use-content-links.ts'

/** Where the browser itself would have gone. */
let left: string[]
let listening: AbortController
let timers: ReturnType<typeof holdTimers>

beforeEach(() => {
  timers = holdTimers()
  left = []
  listening = new AbortController()
  // after all that the portal has listened with
  window.addEventListener(
    'click',
    (event) => {
      const link = event.target instanceof Element && event.target.closest('a')
      if (link && !event.defaultPrevented) left.push(link.getAttribute('href') ?? '')
      event.preventDefault()
    },
    listening,
  )
})
afterEach(() => listening.abort())

/** A page at an address of the portal, with a link that an editor wrote. */
async function openWith(href: string, path = '/about-us') {
  function Page() {
    useContentLinks()
    return <Html html={`<p>Läs <a href="${href}">mer</a></p>`} />
  }
  const router = createRouter({
    history: createMemoryHistory({ initialEntries: [path] }),
    routeTree: createRootRoute({ component: Page, notFoundComponent: Page }),
  })
  await render(
    <SiteContext value={jmse}>
      <RouterProvider router={router} />
    </SiteContext>,
  )
  const link = page.getByRole('link', { name: 'mer' })
  await expect.element(link).toBeVisible()
  await expect.poll(() => router.state.resolvedLocation?.pathname).toBe(path)
  return { link, shown: () => router.history.location.href }
}

/** The wait for the second has begun. */
const secondBegun = () => expect.poll(timers.count).toBe(1)

test('a link that an editor wrote is the browser’s for the first second, and then opens within the portal [F-025, S-011, S-012, K-041]', async () => {
  const { link, shown } = await openWith('/kundservice/?a=1#b')
  await secondBegun()
  timers.pass(999)
  await link.click()
  expect(left).toEqual(['/kundservice/?a=1#b'])
  expect(shown()).toBe('/about-us')
  timers.pass(1)
  await link.click()
  expect(left).toHaveLength(1)
  expect(shown()).toBe('/kundservice?a=1#b')
})

test('the second begins anew on each page', async () => {
  const { link, shown } = await openWith('/kundservice/')
  await secondBegun()
  timers.pass(1000)
  await link.click()
  await expect.poll(shown).toBe('/kundservice')
  await secondBegun()
  timers.pass(999)
  await link.click()
  expect(left).toEqual(['/kundservice/'])
})

test.each(['/my-pages', '/my-pages/news', '/my-pages/timeline'])(
  'on %s a link that an editor wrote stays the browser’s [F-025, S-011]',
  async (path) => {
    const { link, shown } = await openWith('/kundservice/', path)
    timers.pass(5000)
    await link.click()
    expect(left).toEqual(['/kundservice/'])
    expect(shown()).toBe(path)
  },
)

test.each(['https://finans.example.com/', 'mailto:hej@bjorkvall.example', 'tel:0846500410', '/stadgar.pdf'])(
  '%s opens as the browser opens it, however long the page has stood [F-025, S-012]',
  async (href) => {
    const { link, shown } = await openWith(href)
    await secondBegun()
    timers.pass(5000)
    await link.click()
    expect(left).toEqual([href])
    expect(shown()).toBe('/about-us')
  },
)

test('a press with Ctrl is for the browser', async () => {
  const { link, shown } = await openWith('/kundservice/')
  await secondBegun()
  timers.pass(1000)
  await link.click({ modifiers: ['Control'] })
  expect(left).toEqual(['/kundservice/'])
  expect(shown()).toBe('/about-us')
})

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
