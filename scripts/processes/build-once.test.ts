import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { temporaryFolder } from '#tests/support/temporary-folder.ts'
import { buildOnce } from './build-once.ts'

function project() {
  let sources = 'first'
  const above = temporaryFolder('build-once')
  const folder = join(above, 'cache', 'built')
  const file = join(folder, 'page')
  const read = () => (existsSync(file) ? readFileSync(file, 'utf8') : undefined)
  const built: string[] = []
  const build = async (beside: string) => {
    built.push(sources)
    await Promise.resolve()
    writeFileSync(join(beside, 'page'), sources)
  }
  const ask = () => buildOnce(folder, { isCurrent: () => read() === sources, build })
  return { above, folder, read, built, build, ask, change: (to: string) => (sources = to) }
}

test('of those who ask at once one builds, and all find it built', async () => {
  const { ask, read, built } = project()
  const found = await Promise.all([1, 2, 3].map(() => ask().then(read)))
  expect(found).toEqual(['first', 'first', 'first'])
  expect(built).toEqual(['first'])
})

test('what is built anew takes the place of what was there, and nothing is left beside it', async () => {
  const { above, ask, read, built, change } = project()
  await ask()
  change('second')
  await ask()
  await ask()
  expect(read()).toBe('second')
  expect(built).toEqual(['first', 'second'])
  expect(readdirSync(join(above, 'cache'))).toEqual(['built'])
})

test('a build that fails leaves what was there, and the next one may succeed', async () => {
  const { above, folder, ask, read, change } = project()
  await ask()
  change('second')
  const failing = buildOnce(folder, { isCurrent: () => false, build: () => Promise.reject(new Error('no')) })
  await expect(failing).rejects.toThrow('no')
  expect([read(), readdirSync(join(above, 'cache'))]).toEqual(['first', ['built']])
  await ask()
  expect(read()).toBe('second')
})
