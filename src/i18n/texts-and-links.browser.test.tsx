import { RouterProvider, createMemoryHistory, createRootRoute, createRouter } from '@tanstack/react-router'
import { Component, Suspense, type ReactNode } from 'react'
import { expect, onTestFinished, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { jmse } from '#src/sites/jmse.ts'
import { SiteContext } from '#src/sites/use-site.ts'
import { featureTexts, loadTexts, setLanguage } from './feature-texts.ts'
import { lazyPart } from './lazy-part.tsx'
import { LocalLink } from './local-link.tsx'
import { waitLimit } from '#tests/support/wait-limit.ts'

const known = () => Object.keys(featureTexts()).toSorted()

test('texts of features are loaded in the language of the page, and each only once', async () => {
  const texts = featureTexts()
  await loadTexts('login')
  expect(known()).toEqual([])

  setLanguage('sv')
  await loadTexts('login')
  expect(known()).toEqual(['login'])
  const { login } = texts
  await loadTexts('login', 'my-pages')
  expect(known()).toEqual(['login', 'my-pages'])
  expect(texts.login).toBe(login)
})

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

test('what could not be loaded is tried again by whoever loads it a moment later', async () => {
  const read = load('Hjälp om').mockRejectedValueOnce(new Error('offline'))
  const Help = lazyPart(read)
  await expect(Help.load()).rejects.toThrow('offline')
  await vi.waitFor(Help.load, waitLimit)
  await render(<Help of="Ekbacken" />)
  expect(document.body.textContent).toContain('Hjälp om Ekbacken')
})

test('a part of the page below its first window is loaded once that is drawn, and has its place until then', async () => {
  const { promise, resolve } = Promise.withResolvers<() => string>()
  const drawnBefore: string[] = []
  const read = () => {
    drawnBefore.push(document.body.textContent)
    return promise
  }
  const Papers = lazyPart(read, { when, until: <p>Här kommer papperen</p> })
  await render(<Papers />)
  await expect.element(page.getByText('Här kommer papperen')).toBeVisible()
  await vi.waitFor(() => expect(drawnBefore).toEqual([expect.stringContaining('Här kommer papperen')]))
  resolve(() => 'Papper om Ekbacken')
  await expect.element(page.getByText('Papper om Ekbacken')).toBeVisible()
  await expect.element(page.getByText('Här kommer papperen')).not.toBeInTheDocument()
})

test('parts below the first window are loaded each in a task of its own', async () => {
  let begun = 0
  let mostInOneTask = 0
  const inTask = (text: string) => async () => {
    begun += 1
    mostInOneTask = Math.max(mostInOneTask, begun)
    // a task ends once nothing is left of what it began, however often that goes on
    for (let step = 0; step < 50; step += 1) await Promise.resolve()
    begun -= 1
    return () => text
  }
  const [Papers, Costs] = ['Papper', 'Kostnader'].map((text) => lazyPart(inTask(text), { when }))
  await render(<Place>{[Papers, Costs].map((Part, at) => Part && <Part key={at} />)}</Place>)
  await expect.element(page.getByText('PapperKostnader')).toBeVisible()
  expect(mostInOneTask).toBe(1)
})

test('what comes first below the window is loaded before the rest of what the window does without, and hinders none of it', async () => {
  const { promise, reject } = Promise.withResolvers<() => string>()
  const [head, foot] = [load('Huvud för'), load('Sidfot för')]
  const [Head, Homes] = [lazyPart(head, { when }), lazyPart(() => promise, { when: 'firstBelow' })]
  const Foot = lazyPart(foot, { when })
  const quiet = vi.spyOn(console, 'error').mockImplementation(() => {})
  await render(
    <>
      <p>
        <Head of="Nacka" />
      </p>
      <Place>
        <Homes />
      </Place>
      <p>
        <Foot of="Nacka" />
      </p>
    </>,
  )
  await new Promise((next) => setTimeout(next))
  expect([head, foot].map(({ mock }) => mock.calls.length)).toEqual([0, 0])
  reject(new Error('offline'))
  await expect.element(page.getByText('Huvud för Nacka')).toBeVisible()
  await expect.element(page.getByText('Sidfot för Nacka')).toBeVisible()
  quiet.mockRestore()
})

test('what comes first below the window is drawn when the rest begins to load', async () => {
  const drawnBefore: string[] = []
  const Foot = lazyPart(
    async () => {
      drawnBefore.push(document.body.textContent)
      return () => 'Sidfot'
    },
    { when },
  )
  const Homes = lazyPart(async () => () => 'Tre bostäder', { when: 'firstBelow' })
  await render(
    <>
      <Homes />
      <p>
        <Foot />
      </p>
    </>,
  )
  await expect.element(page.getByText('Sidfot')).toBeVisible()
  expect(drawnBefore).toEqual([expect.stringContaining('Tre bostäder')])
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

test.each(['shown', when] as const)(
  'a part that cannot be loaded says so in its place, and is asked for again the next time: %s',
  async (moment) => {
    const quiet = vi.spyOn(console, 'error').mockImplementation(() => {})
    const read = load('Fakta om').mockRejectedValueOnce(new Error('offline'))
    const Facts = lazyPart(read, { when: moment })
    const place = (key: string) => (
      <Place key={key}>
        <Suspense>
          <Facts of="Ekbacken" />
        </Suspense>
      </Place>
    )
    const { rerender } = await render(place('first'))
    await expect.element(page.getByText('Det gick inte')).toBeVisible()
    expect(read).toHaveBeenCalledOnce()
    let times = 0
    const tryAgain = async () => {
      await rerender(place(`again ${(times += 1)}`))
      return document.body.textContent
    }
    await expect.poll(tryAgain).toContain('Fakta om Ekbacken')
    expect(read).toHaveBeenCalledTimes(2)
    quiet.mockRestore()
  },
)

class Place extends Component<{ children: ReactNode }> {
  override state = { hasFailed: false }
  static getDerivedStateFromError = () => ({ hasFailed: true })
  override render = () => (this.state.hasFailed ? 'Det gick inte' : this.props.children)
}

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
