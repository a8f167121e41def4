import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { FrameLocator, Page } from '@playwright/test'
import type { EmbedMessage } from '#src/screens/embed/host/post-to-host.ts'
import { test as base } from '../journey/journey.ts'
import { texts } from '../texts/texts.ts'

type Heard = EmbedMessage & { origin: string }

/** The page of somebody else that embeds a view of the portal, and keeps what the view tells it. */
export type HostPage = {
  frame: FrameLocator
  heard: () => Promise<Heard[]>
}

/** A journey in a frame on a page from a server of its own: Chromium lets no made-up page embed one of this machine. */
export const test = base.extend<{ hostPort: number }>({
  hostPort: async ({ baseURL: _ }, use) => {
    const server = createServer(({ url = '' }, answer) => {
      const src = new URL(url, 'http://localhost').searchParams.get('src') ?? ''
      answer.setHeader('content-type', 'text/html; charset=utf-8').end(pageWith(src))
    })
    await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
    await use((server.address() as AddressInfo).port)
    server.close()
  },
})

const pageWith = (src: string) => `<!doctype html>
<html lang="sv">
  <title>Brf Ekbacken</title>
  <main style="height: 100vh">
    <h1>Brf Ekbacken</h1>
    <iframe src="${src}" title="Portalen" style="width: 100%; height: 85%; border: 0"></iframe>
  </main>
  <script>
    heard = []
    addEventListener('message', ({ origin, data }) => data.embed && heard.push({ origin, ...data }))
  </script>
</html>`

/** Opens the page of a host that embeds `src`. */
export async function embed(page: Page, host: string, src: string): Promise<HostPage> {
  await page.goto(`${host}/?src=${encodeURIComponent(src)}`)
  return {
    frame: page.frameLocator('iframe'),
    heard: () => page.evaluate(() => (globalThis as unknown as { heard: Heard[] }).heard),
  }
}

/** Fills in the login form by e-mail, and sends it. */
export async function logInByEmail(frame: FrameLocator, email: string, password: string): Promise<void> {
  const t = texts.sv.login.email
  await frame.getByLabel(t.email, { exact: true }).fill(email)
  await frame.getByLabel(t.password, { exact: true }).fill(password)
  await frame.getByRole('button', { name: t.submit, exact: true }).click()
}
