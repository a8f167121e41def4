import { RouterProvider, createMemoryHistory, createRootRoute, createRouter } from '@tanstack/react-router'
import { IntlProvider } from 'use-intl'
import { expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { cleanup, render } from 'vitest-browser-react'
import { allTexts } from '#tests/support/texts/all-texts.ts'
import { holdTimers } from '#tests/support/component/held-timers.ts'
import { jmEntreprenad } from '#src/sites/jm-entreprenad.ts'
import { jmseEn } from '#src/sites/jmse-en.ts'
import { jmse } from '#src/sites/jmse.ts'
import { jmno } from '#src/sites/jmno.ts'
import { seniorgarden } from '#src/sites/seniorgarden.ts'
import type { Site } from '#src/sites/site.ts'
import { SiteContext } from '#src/sites/use-site.ts'
import '#src/styles/main.css'
import { Header } from './header.tsx'
import type { HeaderProps } from './header-props.ts'
import type { Session } from './session.ts'

const person = { fullName: 'Amira Lind', email: 'amira.lind@example.com' }
const customer: Session = { kind: 'private', name: 'Amira', favouriteCount: 6, ...person }
const board: Session = { kind: 'board', name: 'Brf Almvalvet', ...person }
const Bell = () => <p>Tekniker bokad</p>
const button = (name: string | RegExp) => page.getByRole('button', { name })
const link = (name: string | RegExp) => page.getByRole('link', { name, exact: true })

test('a visitor who wants to save a home has to log in first [F-047, P-006]', async () => {
  await page.viewport(1440, 900)
  const { onLogin } = await renderHeader(jmse)
  await button('Sparade bostäder').click()
  expect(onLogin).toHaveBeenCalledOnce()
})

test('the heart of a customer leads to the saved homes [F-047, P-007]', async () => {
  await page.viewport(1440, 900)
  await renderHeader(jmno, { session: customer })
  await expect.element(link('Lagrede boliger')).toHaveAttribute('href', '/mine-sider/mine-boliger/#favorites')
})

test('the bell shows how many notifications are new [F-048]', async () => {
  await page.viewport(1440, 900)
  await renderHeader(jmse, { session: customer, notificationCount: 3, notificationsPanel: Bell })
  await expect.element(button('Aviseringar, 3 nya')).toHaveTextContent('3')
  await button(/Aviseringar/).click()
  await expect.element(page.getByText('Tekniker bokad')).toBeVisible()
})

test('a board member sees neither favourites nor notifications, and the name of the association [F-049, F-051]', async () => {
  await page.viewport(1440, 900)
  await renderHeader(jmse, { session: board, notificationCount: 3, notificationsPanel: Bell })
  await expect.element(button(/Brf Almvalvet/)).toHaveTextContent('Brf Almvalvet')
  await expect.element(button(/Aviseringar/)).not.toBeInTheDocument()
  await expect.element(page.getByLabelText('Sparade bostäder')).not.toBeInTheDocument()
})

test('the user menu lists My Pages, settings and logout [F-049, F-050]', async () => {
  await page.viewport(1440, 900)
  const { onLogout } = await renderHeader(jmse, { session: customer })
  await button(/Amira/).click()
  await expect.element(link('Mina sidor')).toHaveAttribute('href', '/mina-sidor/')
  await expect.element(link('Inställningar')).toHaveAttribute('href', '/mina-sidor/mina-installningar/')
  await button('Logga ut').click()
  expect(onLogout).toHaveBeenCalledOnce()
  await expect.element(button('Logga ut')).not.toBeInTheDocument()
})

test('the user menu of a board member leads to the portal of the board [F-050]', async () => {
  await page.viewport(1440, 900)
  await renderHeader(jmse, { session: board })
  await button(/Brf Almvalvet/).click()
  await expect.element(link('Styrelseportal')).toBeVisible()
  await expect.element(link('Mina sidor')).not.toBeInTheDocument()
})

test.each([jmseEn, jmEntreprenad])('$name offers no login [F-002]', async (site) => {
  await page.viewport(1440, 900)
  await renderHeader(site)
  await expect.element(page.getByRole('banner')).toBeVisible()
  await expect.element(page.getByText(/Logga in|Log in/)).not.toBeInTheDocument()
})

test('opening one foldout closes another and tells the page to blur [F-052, S-032]', async () => {
  await page.viewport(1440, 900)
  const { onFoldoutChange } = await renderHeader(jmse, { session: customer })
  await button('hem').click()
  await expect.element(link('radhus')).toBeVisible()
  expect(onFoldoutChange).toHaveBeenLastCalledWith(true)

  await button(/Amira/).click()
  await expect.element(link('Mina sidor')).toHaveFocus()
  await expect.element(link('radhus')).not.toBeInTheDocument()

  await button(/Amira/).click()
  await expect.element(link('Mina sidor')).not.toBeInTheDocument()
  expect(onFoldoutChange).toHaveBeenLastCalledWith(false)
})

test('350 ms after a foldout is opened focus moves into it, and stays in the header from then on [F-019, K-037]', async () => {
  await page.viewport(1440, 900)
  await renderHeader(jmse)
  const tabFromTheEnd = async () => {
    const stops = page.getByRole('banner').element().querySelectorAll<HTMLElement>('a[href], button')
    const shown = [...stops].filter((stop) => stop.checkVisibility())
    shown.at(-1)?.focus()
    await userEvent.tab()
    return shown
  }
  const timers = holdTimers()
  await button('hem').click()
  await expect.element(link('radhus')).toBeVisible()
  timers.pass(349)
  await expect.element(button('hem')).toHaveFocus()
  await tabFromTheEnd()
  await expect.element(button('Page')).toHaveFocus()
  timers.pass(1)
  await expect.element(link('lagenheter')).toHaveFocus()
  const [first] = await tabFromTheEnd()
  expect(document.activeElement).toBe(first)
})

test('focus goes round in the header until Escape gives it back to what opened the foldout [F-019]', async () => {
  await page.viewport(1440, 900)
  await renderHeader(jmse)
  await button('hem').click()
  await expect.element(link('lagenheter')).toHaveFocus()
  for (let i = 0; i < 14; i++) await userEvent.tab()
  expect(page.getByRole('banner').element().contains(document.activeElement)).toBe(true)
  await userEvent.keyboard('{Escape}')
  await expect.element(link('radhus')).not.toBeInTheDocument()
  await expect.element(button('hem')).toHaveFocus()
})

test('a press on the page closes what is unfolded', async () => {
  await page.viewport(1440, 900)
  await renderHeader(jmse)
  await button('hem').click()
  await expect.element(link('radhus')).toBeVisible()
  await userEvent.click(page.getByRole('main').element(), { position: { x: 700, y: 700 } })
  await expect.element(link('radhus')).not.toBeInTheDocument()
})

test('a link in the menu opens its page here and folds the menu [T-095]', async () => {
  await page.viewport(1440, 900)
  const { router } = await renderHeader(jmse)
  await button('hem').click()
  await link('radhus').click()
  await expect.poll(() => router.history.location.pathname).toMatch('/radhus')
  await expect.element(link('radhus')).not.toBeInTheDocument()
})

test('the name of Norwegian is read in Norwegian, which the content service calls otherwise', async () => {
  await page.viewport(1440, 900)
  const norsk = { locale: 'no', name: 'Norsk', url: 'https://bjorkvall.example/no/' } as const
  await renderHeader(jmse, { languages: [norsk] })
  await button('Språk').click()
  await expect.element(link('Norsk')).toHaveAttribute('lang', 'nb')
})

test('an entry says that its page is the one on screen, or that this lies below it, and no other entry does', async () => {
  await page.viewport(1440, 900)
  const marks = () =>
    page
      .getByRole('navigation')
      .getByRole('link')
      .elements()
      .flatMap((one) =>
        [one.getAttribute('aria-current')].filter(Boolean).map((mark) => [one.textContent, mark]),
      )
  for (const [currentPath, marked] of [
    ['/omraden/', [['omraden', 'page']]],
    ['/omraden/nacka/', [['omraden', 'true']]],
    ['/omradet/', []],
    ['/', []],
  ] as const) {
    await renderHeader(jmse, { currentPath })
    await expect.element(link('omraden').first()).toBeVisible()
    expect({ currentPath, marks: marks() }).toEqual({ currentPath, marks: marked })
    await cleanup()
  }
})

test('languages unfold, each named in itself [T-097]', async () => {
  await page.viewport(1440, 900)
  await renderHeader(jmse, { languages: [{ locale: 'en', name: 'English', url: '/en/' }] })
  await button('Språk').click()
  await expect.element(link('English')).toHaveAttribute('lang', 'en')
})

test('on a narrow screen two quick links stay where search is on, otherwise three [F-054, K-039]', async () => {
  await page.viewport(900, 900)
  await renderHeader(jmse)
  await expect.element(link('omraden')).toBeVisible()
  await expect.element(link('inspiration')).not.toBeInTheDocument()
})

test('without search a third quick link stays [F-054, K-039]', async () => {
  await page.viewport(900, 900)
  await renderHeader(jmseEn)
  await expect.element(link('inspiration')).toBeVisible()
})

test('on a phone the menu stands behind one button [F-020, K-031]', async () => {
  await page.viewport(625, 900)
  await renderHeader(jmse, { languages: [{ locale: 'en', name: 'English', url: '/en/' }] })
  await expect.element(button('hem')).not.toBeInTheDocument()
  await button('Meny').click()
  for (const name of ['lagenheter', 'om-oss', 'English']) await expect.element(link(name)).toBeVisible()
})

test('the header gives way on the way down and comes back on the way up [F-053, K-036, Q-033]', async () => {
  await page.viewport(1440, 900)
  await renderHeader(jmse)
  const header = page.getByRole('banner')
  const top = () => header.element().getBoundingClientRect().bottom
  await expect.element(header).toHaveAttribute('data-at-top')
  window.scrollTo(0, 89)
  await expect.poll(() => scrollY).toBe(89)
  await expect.element(header).toHaveAttribute('data-at-top')
  window.scrollTo(0, 250)
  await expect.element(header).not.toHaveAttribute('data-at-top')
  await expect.element(header).not.toHaveAttribute('data-below-fold')
  await expect.poll(top).toBeLessThanOrEqual(0)
  window.scrollTo(0, 301)
  await expect.element(header).toHaveAttribute('data-below-fold')
  window.scrollTo(0, 280)
  await expect.element(header).toHaveAttribute('data-scrolling-up')
  await expect.poll(top).toBeGreaterThan(60)
})

test.each([320, 360, 390, 430, 650, 1101])('at %d px the header fits, whoever looks at it', async (width) => {
  await page.viewport(width, 900)
  for (const site of [jmse, seniorgarden, jmEntreprenad]) {
    for (const session of [customer, board, { kind: 'visitor' } as const]) {
      await renderHeader(site, { session, notificationsPanel: Bell })
      expect(document.documentElement.scrollWidth, `${site.name} ${session.kind}`).toBe(width)
      await cleanup()
    }
  }
})

test('the senior brand shows its number at any width', async () => {
  await page.viewport(390, 900)
  await renderHeader(seniorgarden)
  await expect.element(link('Ring oss på 08-465 004 30')).toBeVisible()
  await page.viewport(1440, 900)
  await expect.element(link('Ring oss på 08-465 004 30')).toBeVisible()
})

test('a header without a menu has the logo alone [T-094]', async () => {
  await page.viewport(1440, 900)
  await renderHeader(jmse, { type: 'no-menu', session: customer })
  await expect.element(link('Björkvall, till startsidan')).toHaveAttribute('href', '/')
  await expect.element(page.getByRole('banner').getByRole('button')).not.toBeInTheDocument()
})

const entry = (id: string) => ({ id, name: id, url: `/${id}/` })

/** A header on a page of its own, with a menu of four entries of which the first unfolds. */
async function renderHeader(site: Site, props: Partial<HeaderProps> = {}) {
  const told = { onLogin: vi.fn(), onLogout: vi.fn(), onFoldoutChange: vi.fn() }
  const navigation = ['bostader', 'omraden', 'inspiration', 'om-oss'].map((id) => ({
    ...entry(id),
    children: [],
  }))
  const router = createRouter({
    history: createMemoryHistory(),
    routeTree: createRootRoute({
      component: () => (
        <Header
          type="default"
          navigation={[{ ...entry('hem'), children: [entry('lagenheter'), entry('radhus')] }, ...navigation]}
          quickLinks={navigation.slice(0, 3)}
          languages={[]}
          session={{ kind: 'visitor' }}
          notificationCount={0}
          currentPath="/"
          {...told}
          {...props}
        />
      ),
    }),
  })
  document.documentElement.dataset['site'] = site.theme
  await render(
    <SiteContext value={site}>
      <IntlProvider locale={site.language} messages={allTexts(site.language)} timeZone={site.timeZone}>
        <RouterProvider router={router} />
        <main style={{ height: 3000 }}>
          <button type="button">Page</button>
        </main>
      </IntlProvider>
    </SiteContext>,
  )
  return { ...told, router }
}
