import { join, matchesGlob } from 'node:path'
import { expect, test } from 'vitest'
import { root } from '../generate/paths.ts'
import { ignored } from './dev-server.ts'

test('a build beside a portal that runs reloads nobody: its files are not watched, those of the portal are', () => {
  const isWatched = (file: string) => !ignored.some((pattern) => matchesGlob(join(root, file), pattern))
  expect(['dist/index.html', 'dist-mocked/assets/a.js', 'dist-shared/assets/a.js'].filter(isWatched)).toEqual(
    [],
  )
  expect(isWatched('src/main.tsx')).toBe(true)
  expect(isWatched('src/lib/distance.ts')).toBe(true)
})
