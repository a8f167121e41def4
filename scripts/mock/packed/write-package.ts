import { cp, mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { root } from '../../generate/paths.ts'
import { runNode } from '../../processes/run-node.ts'
import { builtPage } from '../front-page.ts'
import { bundleMock } from './bundle.ts'
import { writeDeclarations } from './declarations.ts'
import { minNodeVersion } from './old-node.ts'

/**
 * Writes the mock into a folder, ready for `npm pack`: server, its front page, commands, clients and types, with all
 * contracts inside.
 *
 * @param folder what is in it is replaced
 */
export async function writeMockPackage(folder: string): Promise<void> {
  await rm(folder, { recursive: true, force: true })
  await mkdir(folder, { recursive: true })
  await Promise.all([
    bundleMock(folder),
    copyFrontPage(join(folder, 'front-page')),
    writeDeclarations(folder),
    copyAttachments(folder),
    cp(join(root, 'docs/use-the-mock.md'), join(folder, 'README.md')),
    cp(join(root, 'docs/examples/mock'), join(folder, 'examples/mock'), { recursive: true }),
    cp(join(root, 'LICENSE'), join(folder, 'LICENSE')),
    writeFile(join(folder, 'package.json'), `${JSON.stringify(await manifest(), null, 2)}\n`),
  ])
}

/** The page of the project, which is built anew only where it is older than what it is made of. */
async function copyFrontPage(to: string): Promise<void> {
  const args = [join(root, 'scripts/cli.ts'), 'front-page']
  const { code, output } = await runNode(args, { env: { NODE_ENV: 'production' } })
  if (code !== 0) throw new Error(output)
  await cp(builtPage, to, { recursive: true })
}

/** The files of seeded errands, which their module looks for in the folders beside itself. */
async function copyAttachments(folder: string): Promise<void> {
  const from = join(root, 'mocks/imagery/attachments')
  const kinds = ['images', 'documents']
  await Promise.all(kinds.map((kind) => cp(join(from, kind), join(folder, kind), { recursive: true })))
}

type Versions = Record<string, string>

async function manifest() {
  const { version, license, dependencies, devDependencies } = JSON.parse(
    await readFile(join(root, 'package.json'), 'utf8'),
  ) as { version: string; license?: string; dependencies: Versions; devDependencies: Versions }
  const all = { ...dependencies, ...devDependencies }
  const needed = ['@fontsource/schibsted-grotesk', 'fontkit', 'openapi-fetch', 'sharp']
  return {
    name: 'bjorkvall-mock',
    version,
    description: 'The backend of Björkvall, as a mock that remembers what one does',
    ...(license ? { license } : {}),
    type: 'module',
    bin: { 'bjorkvall-mock': 'bin.js' },
    exports: {
      '.': moduleOf('start-mock'),
      './clients': moduleOf('clients'),
      './msw': moduleOf('msw'),
      './playwright': moduleOf('playwright'),
      './package.json': './package.json',
    },
    engines: { node: `>=${minNodeVersion}` },
    dependencies: Object.fromEntries(needed.map((name) => [name, all[name]])),
    peerDependencies: { msw: `^${all['msw']}` },
    peerDependenciesMeta: { msw: { optional: true } },
  }
}

const moduleOf = (name: string) => ({ types: `./${name}.d.ts`, default: `./${name}.js` })
