import { createServer } from 'vite'
import { root } from '../generate/paths.ts'

/**
 * Serves the portal from its sources, against the API on another port of the same host.
 *
 * @param port where the portal listens
 * @param apiPort where the API listens
 * @returns the function that stops it
 */
export async function startDevServer(
  port: number,
  apiPort: number,
  host: string,
): Promise<() => Promise<void>> {
  // Vite reads VITE_ variables of the environment into import.meta.env
  process.env['VITE_API_PORT'] = String(apiPort)
  process.env['VITE_DEMO'] = '1'
  // the first page is compiled while the visitor's browser starts
  const warmup = { clientFiles: ['src/main.tsx', 'src/routes/*.tsx', 'src/screens/search/**/*.tsx'] }
  const server = await createServer({
    root,
    clearScreen: false,
    server: { port, host, strictPort: true, warmup },
  })
  await server.listen()
  // Vite would end this process at once; whoever started it also has the mock server to stop
  process.removeAllListeners('SIGTERM')
  return () => server.close()
}
