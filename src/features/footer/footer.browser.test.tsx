import { RouterProvider, createMemoryHistory, createRootRoute, createRouter } from '@tanstack/react-router'
import type { ComponentProps } from 'react'
import { IntlProvider } from 'use-intl'
import { afterEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { allTexts } from '#tests/support/texts/all-texts.ts'
import { jmEntreprenad } from '#src/sites/jm-entreprenad.ts'
import { jmoy } from '#src/sites/jmoy.ts'
import { jmse } from '#src/sites/jmse.ts'
import type { Site } from '#src/sites/site.ts'
import { SiteContext } from '#src/sites/use-site.ts'
import '#src/styles/main.css'
import { Footer } from './footer.tsx'

const links: ComponentProps<typeof Footer>['links'] = {
  discoveryLinks: [{ name: 'Lägenheter', url: '/sok-bostad/', target: '_self' }],
  helpLinks: [{ name: 'Hjälpcenter', url: 'https://hjalp.example.com/', target: '_blank' }],
  companyLinks: [{ name: 'Om oss', url: '/om-oss/', target: '_self' }],
}

function show(site: Site, shown = links) {
  const router = createRouter({
    history: createMemoryHistory(),
    routeTree: createRootRoute({ component: () => <Footer links={shown} /> }),
  })
  return render(
    <SiteContext value={site}>
      <IntlProvider locale="sv" messages={allTexts('sv')} timeZone="Europe/Stockholm">
        <RouterProvider router={router} />
      </IntlProvider>
    </SiteContext>,
  )
}

afterEach(() => page.viewport(1280, 800))

test('the footer shows its three lists of links with name, address and target [F-026, N-062, N-063]', async () => {
  await show(jmse)
  const link = (name: string) => page.getByRole('link', { name })
  await expect.element(link('Lägenheter')).toHaveAttribute('href', '/sok-bostad/')
  await expect.element(link('Om oss')).toHaveAttribute('target', '_self')
  await expect.element(link('Hjälpcenter')).toHaveAttribute('target', '_blank')
  await expect.element(page.getByRole('heading', { name: 'Hitta hem' })).toBeVisible()
})

test('the foot of the contractor says what a contractor builds, and that of the others that they build homes', async () => {
  const screen = await show(jmEntreprenad)
  await expect.element(page.getByText(/^Vi bygger kajer, gator och ledningar/)).toBeVisible()
  expect(page.getByText(/^Vi bygger hem/).elements()).toEqual([])
  await screen.unmount()
  await show(jmse)
  await expect.element(page.getByText(/^Vi bygger hem/)).toBeVisible()
})

test('the lists of the foot have room in the window of a small tablet, however long their words', async () => {
  await page.viewport(640, 400)
  await show(jmoy, {
    discoveryLinks: [{ name: 'Kerrostaloasunnot', url: '/myytavat-asunnot/', target: '_self' }],
    helpLinks: [{ name: 'Asiakaspalvelu', url: '/asiakaspalvelu/', target: '_self' }],
    companyLinks: [{ name: 'Saavutettavuus', url: '/saavutettavuus/', target: '_self' }],
  })
  const top = (name: string) => page.getByRole('link', { name }).element().getBoundingClientRect().top
  await expect.element(page.getByRole('link', { name: 'Saavutettavuus' })).toBeVisible()
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(640)
  expect(top('Saavutettavuus')).toBe(top('Kerrostaloasunnot'))
  await page.viewport(800, 600)
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(800)
  const tagline = page
    .getByText(/^Vi bygger hem/)
    .element()
    .getBoundingClientRect()
  expect(tagline.right).toBeLessThan(page.getByRole('heading').first().element().getBoundingClientRect().left)
})

test('no link of the foot reaches out of a phone’s margins', async () => {
  await page.viewport(320, 700)
  await show(jmse, {
    ...links,
    discoveryLinks: [{ name: 'Næringslokaler', url: '/naeringslokaler/', target: '_self' }],
    helpLinks: [{ name: 'Informasjonskapsler', url: '/informasjonskapsler/', target: '_self' }],
  })
  const ends = page
    .getByRole('link')
    .elements()
    .map((link) => link.getBoundingClientRect().right)
  expect(Math.max(...ends)).toBeLessThanOrEqual(300)
})
