import { http, passthrough } from 'msw'
import { setupServer } from 'msw/node'
import { type Backend, createBackend } from './backend.ts'
import { nodeRasterizer } from './imagery/render/node/node-rasterizer.ts'

/** The mock backend behind fetch in a Node test, and the MSW server that puts it there. A broken contract is a 500. */
export function mockedFetch(): { backend: Backend; server: ReturnType<typeof setupServer> } {
  const backend = createBackend({ onViolation: 'fail', rasterizer: nodeRasterizer() })
  const everything = http.all('*', async ({ request }) => (await backend.handle(request)) ?? passthrough())
  return { backend, server: setupServer(everything) }
}
