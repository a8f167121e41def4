import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { expect, test } from 'vitest'
import { temporaryFolder } from '#tests/support/temporary-folder.ts'
import { ModuleVersions } from './module-versions.ts'

const folder = temporaryFolder('modules')
const root = pathToFileURL(`${folder}/`).href
const write = (file: string, text: string) => writeFileSync(join(folder, file), text)

test('what changed and what imports it is loaded anew, and all else stays as it is', async () => {
  write('rule.ts', 'export const rule: string = "old"')
  write('kept.ts', 'export const kept = {}')
  write('top.ts', 'export { rule } from "./rule.ts"\nexport { kept } from "./kept.ts"')
  const versions = new ModuleVersions(root)
  type Top = { rule: string; kept: object }
  const load = () => import(`${root}top.ts`) as Promise<Top>
  const first = await load()
  write('rule.ts', 'export const rule: string = "new"')
  expect((await load()).rule).toBe('old')
  const changed = [`${root}rule.ts`]
  expect(versions.knows(changed)).toBe(true)
  expect(versions.knows([`${root}other.ts`])).toBe(false)
  const renewed = versions.above(changed)
  expect([...renewed]).toEqual(expect.arrayContaining([`${root}rule.ts`, `${root}top.ts`]))
  expect(renewed).not.toContain(`${root}kept.ts`)
  versions.renew(renewed)
  const second = await load()
  expect(second.rule).toBe('new')
  expect(second.kept).toBe(first.kept)
})

test('what is not written to its place yet is read from where it lies meanwhile', async () => {
  write('law.ts', 'export const law: string = "old"')
  write('laws.ts', 'export { law } from "./law.ts"')
  write('meanwhile.ts', 'export const law: string = "new"')
  const versions = new ModuleVersions(root)
  const load = () => import(`${root}laws.ts`) as Promise<{ law: string }>
  expect((await load()).law).toBe('old')
  versions.readInstead(`${root}law.ts`, `${root}meanwhile.ts`)
  versions.renew(versions.above([`${root}law.ts`]))
  expect((await load()).law).toBe('new')
})
