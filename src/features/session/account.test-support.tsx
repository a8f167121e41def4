import { RouterProvider } from '@tanstack/react-router'
import { UnsecuredJWT } from 'jose'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { restoreSession } from '#src/api/session/session.ts'
import { jmse } from '#src/sites/jmse.ts'
import { allTexts } from '#tests/support/texts/all-texts.ts'
import { Providers } from '#src/app/providers.tsx'
import { createQueryClient } from '#src/app/query-client.ts'
import { createAppRouter } from '#src/app/router.tsx'

export const startAddress = location.pathname
export const token = () => new UnsecuredJWT({ sub: 'u-1' }).setExpirationTime('1h').encode()
export const amira = {
  id: 'user-amira',
  firstName: 'Amira',
  lastName: 'Nordin',
  email: 'amira.nordin@example.com',
  favorites: [],
  payments: [],
  bookings: [],
  consents: [{ site: 'Jmse', siteId: 1 }],
  isVip: false,
  isBoardMember: false,
}

const pageOf = (template: string, content: object) => ({
  siteVersion: '1',
  template,
  content: { blocks: [], ...content },
  seo: { title: template, description: '', noindex: false },
  navigation: [],
  quickLinks: [],
  availableLanguages: [],
  popularSearches: [],
  crisisBanner: { bannerEnabled: false },
  breadcrumbs: [],
  footer: { companyLinks: [], discoveryLinks: [], helpLinks: [] },
})
const content = pageOf('standardPage', { kind: 'standardPage', heading: 'Om oss' })
const myPages = pageOf('myPages', {
  kind: 'myPages',
  heading: 'Mina sidor',
  residences: [],
  timeline: [],
  news: [],
  documents: [],
  contacts: [],
})
const refused = () => Response.json({ title: 'Log in', code: 'unauthorized' }, { status: 401 })

/** What every visit may ask for. */
export const answers = {
  'GET /om-oss/GetViewModel': () => content,
  'GET /GetViewModel': () => content,
  'GET /logga-in/GetViewModel': () => pageOf('login', { kind: 'login', heading: 'Logga in' }),
  'GET /mina-sidor/GetViewModel': ({ bearer }: { bearer: string | null }) => (bearer ? myPages : refused()),
  'GET /account_service/user': () => amira,
  'GET /notifications/Jmse': () => [],
  'GET /case_management/has_cases': () => false,
  'POST /account_service/login/email': () => ({ status: 'ok', result: 'Ok', token: token() }),
}

let opened: ReturnType<typeof createAppRouter> | undefined

/** Opens the portal at an address, as a page that is loaded does, or with what a reload finds at its entry. */
export async function open(address: string, entry: unknown = null) {
  // a page that is loaded anew leaves nobody behind who follows the address
  opened?.history.destroy()
  history.replaceState(entry, '', address)
  const queryClient = createQueryClient()
  const { queries } = queryClient.getDefaultOptions()
  queryClient.setDefaultOptions({ queries: { ...queries, retry: false } })
  await restoreSession(queryClient)
  const router = createAppRouter({ site: jmse, queryClient })
  opened = router
  await render(
    <Providers site={jmse} messages={allTexts('sv')} queryClient={queryClient}>
      <RouterProvider router={router} />
    </Providers>,
  )
  return router
}

export const dialog = page.getByRole('dialog', { name: 'Logga in' })
export const here = () => decodeURIComponent(location.pathname + location.search + location.hash)

export async function logInByEmail(within = page.getByRole('tabpanel')) {
  await within.getByRole('button', { name: 'Logga in med e-post' }).click()
  await within.getByLabelText('E-post', { exact: true }).fill('amira.nordin@example.com')
  await within.getByLabelText('Lösenord', { exact: true }).fill('hemligt-ord')
  await within.getByRole('button', { name: 'Logga in', exact: true }).click()
}
