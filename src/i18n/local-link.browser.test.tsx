import { RouterProvider, createMemoryHistory, createRootRoute, createRouter } from '@tanstack/react-router'
import { expect, onTestFinished, test } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { jmse } from '#src/sites/jmse.ts'
import { SiteContext } from '#src/sites/use-site.ts'
import { LocalLink } from './local-link.tsx'

/** Shows one link; what the browser would do with a press is caught and told. */
async function renderLink(href: string) {
  const left: string[] = []
  const router = createRouter({
    history: createMemoryHistory(),
    routeTree: createRootRoute({ component: () => <LocalLink href={href}>Vidare</LocalLink> }),
  })
  await render(
    <SiteContext value={jmse}>
      <RouterProvider router={router} />
    </SiteContext>,
  )
  const listening = new AbortController()
  onTestFinished(() => listening.abort())
  const stop = (event: Event) => {
    if (!event.defaultPrevented) left.push(href)
    event.preventDefault()
  }
  document.addEventListener('click', stop, listening)
  return { router, left, link: page.getByRole('link', { name: 'Vidare' }) }
}

test('a page of this site opens without loading the document anew', async () => {
  const { router, left, link } = await renderLink('/om-oss/?a=1#b')
  await link.click()
  await expect.poll(() => router.history.location.href).toBe('/om-oss?a=1#b')
  expect(left).toEqual([])
})

test.each(['https://finans.example.com/', '//cdn.example.com/', 'mailto:hej@example.com', 'tel:0846500410'])(
  '%s is left to the browser [V-060]',
  async (href) => {
    const { router, left, link } = await renderLink(href)
    await link.click()
    expect(left).toEqual([href])
    expect(router.history.location.href).toBe('/')
  },
)

test.each(['/stadgar.pdf', '/en/'])('so are files and the sister site on the same host: %s', async (href) => {
  const { left, link } = await renderLink(href)
  await link.click()
  expect(left).toEqual([href])
})

test('an external link opens in a new tab [V-059, F-024]', async () => {
  const { link } = await renderLink('https://finans.example.com/')
  await expect.element(link).toHaveAttribute('target', '_blank')
  await expect.element(link).toHaveAttribute('rel', 'noopener')
})

test('a press with Ctrl is for the browser', async () => {
  const { router, left, link } = await renderLink('/om-oss/')
  await link.click({ modifiers: ['Control'] })
  expect(left).toEqual(['/om-oss/'])
  expect(router.history.location.href).toBe('/')
})
