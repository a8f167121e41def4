import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { root } from '#scripts/generate/paths.ts'
import { projectFiles } from './project-files.ts'

const code = projectFiles().filter((file) => /^(src|mocks|scripts|tests)\/.*\.(tsx?|mjs|css)$/.test(file))

const length = (file: string) => readFileSync(join(root, file), 'utf8').split('\n').filter(isContent).length

/** What a reader has to take in: neither blank lines nor comments. */
const isContent = (line: string) => !/^\s*($|\/\/|\/?\*)/.test(line)

test('no file has more than 300 lines', () => {
  expect(code.filter((file) => length(file) > 300)).toEqual([])
})

test('half of all files have at most 80 lines', () => {
  const lengths = code.map(length).toSorted((a, b) => a - b)
  expect(lengths[Math.floor(lengths.length / 2)]).toBeLessThanOrEqual(80)
})
