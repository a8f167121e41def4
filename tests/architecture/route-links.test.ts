import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { root } from '#scripts/generate/paths.ts'
import { projectFiles } from './project-files.ts'

/** In a build they are left out (`routesWithoutLink` in vite.config.ts), in development they are there. */
test('nobody asks a route for a link of its own', () => {
  const sources = projectFiles().filter((file) => /^src\/.*\.tsx?$/.test(file))
  const asking = sources.filter((file) =>
    /\b(Route|getRouteApi\([^)]*\))\.Link\b/.test(readFileSync(join(root, file), 'utf8')),
  )
  expect(sources.length).toBeGreaterThan(500)
  expect(asking).toEqual([])
})
