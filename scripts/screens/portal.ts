import { preview } from 'vite'
import { root } from '../generate/paths.ts'
import { buildPortal, localBuild } from '../portal/builds.ts'
import { freePort } from '../portal/start/free-port.ts'
import { startMockServer } from '../portal/start/mock-server.ts'

export type RunningPortal = { port: number; apiPort: number; stop: () => Promise<void> }

/**
 * Builds the portal for a mock server of its own, and serves both.
 *
 * @throws when it can not be built or the server does not start
 */
export async function runPortal(): Promise<RunningPortal> {
  const apiPort = await freePort(4310)
  const build = localBuild(apiPort)
  const outDir = '.cache/screens-portal'
  const { code, output } = await buildPortal({ ...build, outDir })
  if (code !== 0) throw new Error(output)
  const mock = await startMockServer(apiPort, '127.0.0.1')
  const port = await freePort(5373)
  const server = await preview({
    root,
    logLevel: 'error',
    build: { outDir },
    preview: { port, strictPort: true, host: '127.0.0.1' },
  })
  const stop = async () => {
    await Promise.all([server.close(), mock.stop()])
  }
  return { port, apiPort, stop }
}
