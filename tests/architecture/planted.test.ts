import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { root } from '#scripts/generate/paths.ts'
import { applyPatches } from '#scripts/planted/work-copy/apply-patch.ts'
import { readDefects } from '#scripts/planted/defect.ts'

const defects = readDefects()

test('there are thirty planted defects in the portal, fifteen in the mock and fifteen in scripts', () => {
  const count = (part: string) => defects.filter((one) => one.part === part).length
  expect([count('portal'), count('mock'), count('scripts')]).toEqual([30, 15, 15])
})

test('each planted defect fits the code as it is', () => {
  const patches = defects.map(({ patch }) => patch)
  expect(applyPatches(patches, root, { check: true })).toBeUndefined()
})

test('each planted defect changes one line, and says what a user would notice', () => {
  const changed = (text: string, sign: '+' | '-') =>
    text.split('\n').filter((line) => line.startsWith(sign) && !line.startsWith(sign.repeat(3))).length
  const wrong = defects.filter(({ patch, notices, files }) => {
    const text = readFileSync(patch, 'utf8')
    return files.length !== 1 || notices === '' || changed(text, '+') > 1 || changed(text, '-') > 1
  })
  expect(wrong.map(({ name }) => name)).toEqual([])
})

test('a planted defect lies where its folder says, and under a name of its own', () => {
  const folders = { portal: 'src/', mock: 'mocks/', scripts: 'scripts/' }
  const strays = defects.filter(({ part, files }) => !files[0]?.startsWith(folders[part]))
  expect(strays.map(({ name }) => name)).toEqual([])
  expect(new Set(defects.map(({ name }) => name)).size).toBe(defects.length)
})

test('the tests that a planted defect names are there', () => {
  const named = defects.flatMap(({ tests, journeys }) => [...tests, ...journeys])
  expect(named.filter((file) => !existsSync(join(root, file)))).toEqual([])
})
