import { join } from 'node:path'
import { type ViteDevServer, createServer } from 'vite'
import { root } from '../generate/paths.ts'
import { replacedInPlace } from './replaced-in-place-plugin.ts'

/**
 * What reloads nobody's page: what the mock answers by is followed by itself, what it keeps is nobody's to look at, and a
 * build beside it is another portal.
 */
export const ignored = [
  '**/.cache/**',
  '**/{mocks,contracts,tests}/**',
  '**/generated/.orval-*/**',
  join(root, 'dist*/**'),
]

/**
 * Serves the portal from its sources, against the API on another port of the same host.
 *
 * @param port where the portal listens
 * @param apiPort where the API listens
 */
export async function startDevServer(port: number, apiPort: number, host: string): Promise<ViteDevServer> {
  // Vite reads VITE_ variables of the environment into import.meta.env
  process.env['VITE_API_PORT'] = String(apiPort)
  process.env['VITE_DEMO'] = '1'
  // the first page is compiled while the visitor's browser starts
  const warmup = {
    clientFiles: ['src/main.tsx', 'src/routes/*.tsx', 'src/screens/search/**/*.tsx', '!**/*.test.tsx'],
  }
  const server = await createServer({
    root,
    clearScreen: false,
    plugins: [replacedInPlace()],
    server: { port, host, strictPort: true, warmup, watch: { ignored } },
  })
  await server.listen()
  // Vite would end this process at once; whoever started it also has the mock server to stop
  process.removeAllListeners('SIGTERM')
  return server
}
