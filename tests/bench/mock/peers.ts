import { spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

const packages = ['@stoplight/prism-cli@5.16.0', '@scalar/mock-server@0.14.4', '@hono/node-server@2.1.8']

const scalarServer = `import { readFileSync } from 'node:fs'
import { serve } from '@hono/node-server'
import { createMockServer } from '@scalar/mock-server'
const [, , port, file] = process.argv
const app = await createMockServer({ document: readFileSync(file, 'utf8') })
serve({ fetch: app.fetch, port: Number(port), hostname: '127.0.0.1' })
`

export type Peers = {
  /** Arguments that make Node the server, given a port and a document. */
  prism: (port: number, document: string) => string[]
  scalar: (port: number, document: string) => string[]
}

/** Installs the peers into a temporary folder, or finds them there from last time. */
export function installedPeers(): Peers {
  const folder = join(tmpdir(), 'bjorkvall-bench-peers')
  const prism = join(folder, 'node_modules/@stoplight/prism-cli/dist/index.js')
  mkdirSync(folder, { recursive: true })
  if (!existsSync(prism)) {
    const manifest = { private: true, type: 'module', overrides: { '@scalar/openapi-parser': '0.29.2' } }
    writeFileSync(join(folder, 'package.json'), JSON.stringify(manifest))
    const install = ['install', '--no-audit', '--no-fund', '--ignore-scripts', ...packages]
    const { status } = spawnSync('npm', install, { cwd: folder, stdio: ['ignore', 'ignore', 'inherit'] })
    if (status !== 0) throw new Error('the peers could not be installed')
  }
  const scalar = join(folder, 'scalar.js')
  writeFileSync(scalar, scalarServer)
  return {
    prism: (port, document) => [prism, 'mock', document, '-p', String(port), '--verboseLevel', 'silent'],
    scalar: (port, document) => [scalar, String(port), document],
  }
}
