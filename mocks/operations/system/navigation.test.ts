import { expect, test } from 'vitest'
import type { components } from '#gen/system/types.ts'
import { sites } from '#src/sites/sites.ts'
import { createBackend } from '../../backend.ts'

const { handle } = createBackend({ onViolation: 'fail' })

async function get<T>(path: string, site?: string): Promise<T> {
  const response = await handle(
    new Request(`http://localhost${path}`, { headers: site ? { 'x-site': site } : {} }),
  )
  expect(response?.status).toBe(200)
  return (await response?.json()) as T
}

type Navigation = components['schemas']['NavigationReply']

test('menus and footer of an error page are those of the site’s pages [C-029]', async () => {
  for (const { key } of sites) {
    const { navigation, footer, crisisBanner } = await get<Navigation>('/api/system/navigation/get', key)
    expect(await get('/GetViewModel', key)).toMatchObject({ navigation, footer, crisisBanner })
    expect(footer.helpLinks.length).toBeGreaterThan(0)
  }
})

test('the English sub-site has menus of its own, in English [C-030, CV-014]', async () => {
  const { navigation, availableLanguages } = await get<Navigation>('/api/system/navigation/get/en')
  expect(navigation.every(({ url }) => url.startsWith('/en/'))).toBe(true)
  expect(availableLanguages).toEqual([{ locale: 'sv', name: 'Svenska', url: '/' }])
})

test('without a site named, the host of the request decides', async () => {
  const response = await handle(new Request('http://no.localhost/api/system/navigation/get'))
  const reply = (await response?.json()) as Navigation | undefined
  expect(reply?.navigation.map(({ url }) => url)).toContain('/finn-din-bolig/')
})
