import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { root } from '#scripts/generate/paths.ts'
import { builds } from '#scripts/portal/builds.ts'
import { projectFiles } from './project-files.ts'

/** Each class that the portal's styles have a rule for. */
function classesWithRules(): Set<string> {
  const folder = join(root, builds.production.outDir, 'assets')
  const sheets = globSync('*.css', { cwd: folder }).map((file) => readFileSync(join(folder, file), 'utf8'))
  const selectors = sheets.join('\n').matchAll(/\.((?:\\.|[\w-])+)/g)
  return new Set([...selectors].map(([, name = '']) => name.replaceAll(/\\(.)/g, '$1')))
}

// the pages of a demonstration and the sandbox have sheets of their own
const isOfPortal = (file: string) =>
  /^src\/(?!demo\/|screens\/sandbox\/).*\.tsx$/.test(file) && !file.includes('.test.')

test('each class that a part of the portal writes out has a rule in what ships', () => {
  const known = classesWithRules()
  const written = projectFiles()
    .filter(isOfPortal)
    .flatMap((file) => {
      const attributes = readFileSync(join(root, file), 'utf8').matchAll(/className="([^"]*)"/g)
      return [...attributes]
        .flatMap(([, classes = '']) => classes.split(/\s+/))
        .map((name) => ({ file, name }))
    })
    .filter(({ name }) => name !== '')
  expect(written.length).toBeGreaterThan(2000)
  expect(written.filter(({ name }) => !known.has(name))).toEqual([])
})
