import { RouterProvider, createMemoryHistory, createRootRoute, createRouter } from '@tanstack/react-router'
import { IntlProvider } from 'use-intl'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { allTexts } from '#tests/support/texts/all-texts.ts'
import { jmEntreprenad } from '#src/sites/jm-entreprenad.ts'
import { jmse } from '#src/sites/jmse.ts'
import type { Site } from '#src/sites/site.ts'
import { SiteContext } from '#src/sites/use-site.ts'
import { Footer } from './footer.tsx'

const links = {
  discoveryLinks: [{ name: 'Lägenheter', url: '/sok-bostad/', target: '_self' as const }],
  helpLinks: [{ name: 'Hjälpcenter', url: 'https://hjalp.example.com/', target: '_blank' as const }],
  companyLinks: [{ name: 'Om oss', url: '/om-oss/', target: '_self' as const }],
}

function show(site: Site) {
  const router = createRouter({
    history: createMemoryHistory(),
    routeTree: createRootRoute({ component: () => <Footer links={links} /> }),
  })
  return render(
    <SiteContext value={site}>
      <IntlProvider locale="sv" messages={allTexts('sv')} timeZone="Europe/Stockholm">
        <RouterProvider router={router} />
      </IntlProvider>
    </SiteContext>,
  )
}

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
