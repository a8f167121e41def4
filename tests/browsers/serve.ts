import { type PreviewServer, preview } from 'vite'
import { root } from '../../scripts/generate/paths.ts'
import { buildPortal, builds } from '../../scripts/portal/builds.ts'
import { freePort } from '../../scripts/portal/start/free-port.ts'
import { runPortal } from '../../scripts/screens/portal.ts'

export type Served = {
  port: number
  apiPort: number
  staticPort: number
  setHost: (isUp: boolean) => Promise<void>
  stop: () => Promise<void>
}

/**
 * Builds the portal for a mock server of its own and with the backend inside, and serves both.
 *
 * @throws when one of them cannot be built or served
 */
export async function serve(): Promise<Served> {
  const portal = await runPortal()
  const { code, output } = await buildPortal(builds.mocked)
  if (code !== 0) throw new Error(output)
  const staticPort = await freePort(5473)
  const host = staticHost(staticPort)
  await host(true)
  const stop = async () => void (await Promise.all([portal.stop(), host(false)]))
  return { ...portal, staticPort, setHost: host, stop }
}

/** Hands out the static build on a port, or stops to. */
export function staticHost(port: number): (isUp: boolean) => Promise<void> {
  let server: PreviewServer | undefined
  return async (isUp) => {
    await server?.close()
    server = isUp
      ? await preview({
          root,
          logLevel: 'error',
          build: { outDir: builds.mocked.outDir },
          preview: { port, strictPort: true, host: '127.0.0.1' },
        })
      : undefined
  }
}
