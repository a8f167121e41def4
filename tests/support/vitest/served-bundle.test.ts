import { expect, test } from 'vitest'
import { bundleServed } from './served-bundle.ts'

const modules: Record<string, string> = {
  '/src/page.tsx': `
    import { createElement } from '/node_modules/.vite/deps/react.js?v=1'
    import '/src/page.css'
    import { leave } from '/src/leave.ts'
    import texts from '/src/texts.json?import'
    export const page = () => [createElement, leave, texts]
    export const map = () => import('/src/map.ts')`,
  '/src/map.ts': `import '/src/map.css'; export const here = import.meta.url`,
  '/src/lost.ts': `import '/src/gone.ts'`,
  '/src/texts.json': `export default { title: 'Hem' }`,
}

const server = {
  transformRequest: (url: string) => {
    const code = modules[url]
    return Promise.resolve(code === undefined ? null : { code, map: null })
  },
  moduleGraph: { getModuleByUrl: (url: string) => Promise.resolve({ id: `/project${url}` }) },
}

const bundle = (...seeds: string[]) => bundleServed(server, new Set(seeds), new Set(['/src/leave.ts']))

test('modules are run together, and packages, styles and what stays apart are asked of the server', async () => {
  const { files, entries, inner } = await bundle('/src/page.tsx', '/node_modules/.vite/deps/react.js?v=1')
  expect([...entries]).toEqual([['/project/src/page.tsx', '/bundled/m0.js']])
  expect([...inner].toSorted()).toEqual(['/project/src/map.ts', '/project/src/texts.json'])
  const page = files.get('/bundled/m0.js')
  expect(page?.exports.toSorted()).toEqual(['map', 'page'])
  expect(page?.imports.filter((one) => one.startsWith('/')).toSorted()).toEqual([
    '/node_modules/.vite/deps/react.js?v=1',
    '/src/leave.ts',
    '/src/page.css',
  ])
  expect(page?.code).toContain('Hem')
})

test('what is imported late stays in a file of its own, and knows where it was', async () => {
  const { files } = await bundle('/src/page.tsx')
  const [late, ...others] = [...files.values()].filter(({ imports }) => imports.includes('/src/map.css'))
  expect(others).toEqual([])
  expect(late?.code).toContain('location.origin + "/src/map.ts"')
  expect(files.get('/bundled/m0.js')?.dynamicImports).toEqual([late?.fileName])
})

test('a module that is asked for with and without a mark of its kind is there once', async () => {
  const { entries, inner } = await bundle('/src/page.tsx', '/src/texts.json')
  expect([...entries.keys()].toSorted()).toEqual(['/project/src/page.tsx', '/project/src/texts.json'])
  expect(inner).toEqual(new Set(['/project/src/map.ts']))
})

test('an import that leads nowhere fails', async () => {
  await expect(bundle('/src/lost.ts')).rejects.toThrow('Nothing is served at /src/gone.ts')
})
