import type { PageViewModel } from '#gen/content/model.ts'
import type { Site } from '#src/sites/site.ts'
import { ask } from '#tests/support/clients/ask.ts'

const { MOCK_PORT = '4110' } = process.env

/** Who asks the mock server: in which world, and by which token where somebody is logged in. */
export type Asker = { world: string; token?: string | undefined }

/** What the content service of a site answers about a path; its query goes along. */
export async function askPage(
  site: Site,
  address: string,
  asker: Asker,
): Promise<{ status: number; view: PageViewModel }> {
  const [path = '', query] = address.split('?')
  const url = `http://localhost:${MOCK_PORT}${path}GetViewModel${query ? `?${query}` : ''}`
  const response = await ask(url, { headers: { 'x-site': site.key, ...headersOf(asker) } })
  return { status: response.status, view: (await response.json()) as PageViewModel }
}

/** Agrees to the terms of a site for whoever is logged in; without that they would see nothing else. */
export async function agreeToTerms({ siteId }: Site, asker: Asker): Promise<void> {
  const headers = { ...headersOf(asker), 'content-type': 'application/json' }
  const body = JSON.stringify({ consents: [{ siteId }] })
  await ask(`http://localhost:${MOCK_PORT}/account_service/update`, { method: 'POST', headers, body })
}

const headersOf = ({ world, token }: Asker): Record<string, string> => ({
  'x-world': world,
  ...(token && { authorization: `Bearer ${token}` }),
})
