import { join } from 'node:path'
import { root } from '../generate/paths.ts'
import { runNode, type Outcome } from '../processes/run-node.ts'
import { fitStaticHost } from './headers/fit-static-host.ts'

export type Build = {
  about: string
  /** Folder of the result below the root. */
  outDir: string
  env: Record<string, string>
}

/** The builds of the portal. A mocked one brings its backend and the tools of a demonstration along. */
export const builds = {
  production: { about: 'the portal as it ships', outDir: 'dist', env: {} },
  mocked: {
    about: 'the portal with the mock backend inside',
    outDir: 'dist-mocked',
    env: { VITE_MOCKS: '1', VITE_DEMO: '1' },
  },
} satisfies Record<string, Build>

/** The portal for the mock server on a local port, with the tools of a demonstration: what the browser tests run. */
export const localBuild = (apiPort: number): Build => ({
  about: `the portal for an API on port ${apiPort}`,
  outDir: '.cache/local-portal',
  env: { VITE_API_PORT: String(apiPort), VITE_DEMO: '1' },
})

/** The portal for a mock server that many share, at this address, with the tools of a demonstration. */
export const sharedBuild = (apiBase: string): Build => ({
  about: `the portal for the mock server at ${apiBase}`,
  outDir: 'dist-shared',
  env: { VITE_API_BASE: apiBase, VITE_DEMO: '1' },
})

/** The portal as it ships, for an API that a host answers for under its own address: what `npm run bench:web` measures. */
export const benchBuild = (origin: string): Build => ({
  about: `the portal behind ${origin}`,
  outDir: '.cache/bench-portal',
  env: { VITE_API_BASE: origin },
})

/** Builds the portal with Vite, in the root folder or in a copy of it. The outcome holds what Vite wrote. */
export async function buildPortal({ outDir, env }: Build, folder = root): Promise<Outcome> {
  const outcome = await runNode(
    ['node_modules/vite/bin/vite.js', 'build', '--outDir', outDir, '--emptyOutDir', '--manifest'],
    { env, cwd: folder },
  )
  // demonstrations are put on hosts that only hand out files
  if (outcome.code === 0 && env['VITE_DEMO']) await fitStaticHost(join(folder, outDir))
  return outcome
}
