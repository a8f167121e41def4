import { mkdirSync, mkdtempSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, expect, test } from 'vitest'
import { watchFiles } from './watch-files.ts'

const folders: string[] = []
const stops: (() => void)[] = []

afterEach(() => {
  for (const stop of stops.splice(0)) stop()
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true, force: true })
})

function watching() {
  const root = mkdtempSync(join(tmpdir(), 'watch-'))
  folders.push(root)
  mkdirSync(join(root, 'a/b'), { recursive: true })
  writeFileSync(join(root, 'a/b/one.yaml'), 'one')
  const saves: string[][] = []
  stops.push(
    watchFiles(
      root,
      ['a', ''],
      (file) => /\.(yaml|ts)$/.test(file),
      (files) => saves.push(files),
    ),
  )
  return { saves, write: (file: string, text: string) => writeFileSync(join(root, file), text), root }
}

test('a file that is saved is told, also when an editor puts another one in its place', async () => {
  const { saves, write, root } = watching()
  write('a/b/one.yaml', 'two')
  await expect.poll(() => saves).toEqual([['a/b/one.yaml']])
  write('a/b/one.yaml~', 'three')
  renameSync(join(root, 'a/b/one.yaml~'), join(root, 'a/b/one.yaml'))
  await expect.poll(() => saves).toEqual([['a/b/one.yaml'], ['a/b/one.yaml']])
})

test('a save that changes nothing is none, and what does not count is not told', async () => {
  const { saves, write } = watching()
  write('a/b/one.yaml', 'one')
  write('a/b/notes.txt', 'x')
  write('orval.config.ts', 'x')
  await expect.poll(() => saves).toEqual([['orval.config.ts']])
})

test('files of a new folder are told as well, and one that is gone', async () => {
  const { saves, write, root } = watching()
  mkdirSync(join(root, 'a/new'))
  write('a/new/two.ts', 'x')
  await expect.poll(() => saves.flat()).toContain('a/new/two.ts')
  rmSync(join(root, 'a/b'), { recursive: true })
  await expect.poll(() => saves.flat()).toContain('a/b/one.yaml')
  // another folder of the same name, as after a change of branches
  mkdirSync(join(root, 'a/b'))
  write('a/b/three.yaml', 'x')
  await expect.poll(() => saves.flat()).toContain('a/b/three.yaml')
  write('a/b/three.yaml', 'y')
  await expect.poll(() => saves.at(-1)).toEqual(['a/b/three.yaml'])
})
