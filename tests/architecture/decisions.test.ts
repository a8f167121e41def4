import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { root } from '#scripts/generate/paths.ts'

const folder = join(root, 'docs/decisions')
const files = readdirSync(folder).filter((name) => name.endsWith('.md'))

test('each decision has a number of its own, which its heading names as well', () => {
  const numbers = files.map((name) => name.slice(0, 4))
  expect(numbers.length).toBeGreaterThan(15)
  expect(new Set(numbers).size).toBe(numbers.length)
  const others = files.filter(
    (name) => !readFileSync(join(folder, name), 'utf8').startsWith(`# ${name.slice(0, 4)} `),
  )
  expect(others).toEqual([])
})
