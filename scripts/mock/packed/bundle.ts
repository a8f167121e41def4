import { rolldown } from 'rolldown'
import { root } from '../../generate/paths.ts'
import { ascii } from '../ascii.ts'

/** What the package offers, by the name under which it is imported; `bin` is what is run. */
const entries = {
  'start-mock': 'mocks/package/start-mock.ts',
  clients: 'mocks/package/clients.ts',
  msw: 'mocks/package/msw.ts',
  playwright: 'mocks/package/playwright.ts',
  bin: 'scripts/mock/packed/bin.ts',
  'draw-for-parent': 'mocks/imagery/render/node/draw-for-parent.ts',
}

/** What npm installs beside it: parts that are no JavaScript, and what whoever uses it has already. */
const external = ['sharp', 'fontkit', 'openapi-fetch', /^msw(\/|$)/]

/** Writes mock, clients and commands as plain code for Node 22. */
export async function bundleMock(folder: string): Promise<void> {
  const build = await rolldown({
    cwd: root,
    input: entries,
    platform: 'node',
    external,
    plugins: [drawingProgram, ascii],
    logLevel: 'silent',
  })
  await build.write({
    dir: folder,
    format: 'esm',
    entryFileNames: '[name].js',
    // files that a module looks for beside itself lie beside all of them
    chunkFileNames: '[name]-[hash].js',
    minify: { compress: true, mangle: false },
  })
  await build.close()
}

/** The program of a drawing process is an entry of its own. */
const drawingProgram = {
  name: 'drawing-program',
  transform: {
    filter: { id: /drawing-process\.ts$/ },
    handler: (code: string) => code.replace("URL('draw-for-parent.ts'", "URL('draw-for-parent.js'"),
  },
}
