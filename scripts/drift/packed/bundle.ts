import { rolldown } from 'rolldown'
import { root } from '../../generate/paths.ts'

/** What is run of the bundled tool. */
export const entry = 'portal-contracts.js'

/**
 * Writes the tool as plain code that needs nothing to be installed. What only some commands need is in files of its
 * own, which are read by those commands alone: a small tool starts at once.
 */
export async function bundleTool(folder: string): Promise<void> {
  const build = await rolldown({
    cwd: root,
    input: 'scripts/drift/packed/bin.ts',
    platform: 'node',
    plugins: [withoutCompiler],
    logLevel: 'silent',
  })
  await build.write({
    dir: folder,
    format: 'esm',
    entryFileNames: entry,
    // beside the entry, where the tool looks for what is packed with it
    chunkFileNames: '[name]-[hash].js',
    minify: true,
  })
  await build.close()
}

/**
 * The packed tool has the index of the portal, and no compiler: whoever makes the index of a project of their own has one
 * there.
 */
const compilerOfProject = `import { createRequire } from 'node:module'
let compiler
try { compiler = createRequire(process.cwd() + '/package.json')('typescript') } catch {}
export default compiler`

const withoutCompiler = {
  name: 'without-compiler',
  resolveId: (id: string) => (id === 'typescript' ? '\0no-compiler' : undefined),
  load: (id: string) => (id === '\0no-compiler' ? compilerOfProject : undefined),
}
