import { expect, test } from 'vitest'
import type { Defect } from './defect.ts'
import type { Judgement, RunTests } from './levels/level.ts'
import { runBaseline, tryTogether } from './try-together.ts'
import { type TrialContext, tryDefect } from './try-defect.ts'

const defect: Defect = {
  name: 'wrong-rule',
  part: 'portal',
  notices: 'Something is wrong.',
  files: ['src/rule.ts'],
  tests: [],
  journeys: ['tests/e2e/rule.test.ts'],
  patch: 'wrong-rule.patch',
}

const importers = new Map([
  ['src/rule.ts', ['src/rule.test.ts', 'src/screen.tsx']],
  ['src/screen.tsx', ['src/page.tsx']],
  ['src/page.tsx', ['src/page.browser.test.tsx']],
])

const passed: Judgement = { at: 'passed' }
const failed = (file: string): Judgement => ({
  at: 'failed',
  by: { title: 'the rule holds', file, outcome: 'failed' },
  output: 'expected 1 to be 2',
})

/** A context whose tests say what they are told to, where the defect is planted and where it is not. */
function contextWith(answers: {
  vitest: (isPlanted: boolean, files: readonly string[]) => Judgement
  walk?: Judgement
}) {
  let isPlanted = false
  const asked: string[] = []
  const run: RunTests = (files) => {
    asked.push(files.join())
    return Promise.resolve(answers.vitest(isPlanted, files))
  }
  const walk = () => Promise.resolve(isPlanted ? (answers.walk ?? passed) : passed)
  const context: TrialContext = {
    copy: { plant: () => void (isPlanted = true), mend: () => void (isPlanted = false) },
    importers,
    vitest: {
      run,
      all: (files) =>
        Promise.resolve(
          files.map((file) => {
            const judgement = answers.vitest(isPlanted, [file])
            return judgement.at === 'failed' ? judgement.by : { title: 'a rule', file, outcome: 'passed' }
          }),
        ),
    },
    journeys: { build: () => Promise.resolve(undefined), run: walk },
    sound: new Set(),
    onFailure: () => undefined,
  }
  return { context, asked }
}

test('the test beside a defect notices it, and no other is asked', async () => {
  const { context, asked } = contextWith({
    vitest: (isPlanted) => (isPlanted ? failed('src/rule.test.ts') : passed),
  })
  expect(await tryDefect(defect, context)).toMatchObject({ at: 'noticed', level: 'unit' })
  // twice with the defect, and once without
  expect(asked).toEqual(['src/rule.test.ts', 'src/rule.test.ts', 'src/rule.test.ts'])
})

test('a test farther off is asked when the near ones pass', async () => {
  const { context } = contextWith({
    vitest: (isPlanted, [file = '']) => (isPlanted && file.includes('.browser.') ? failed(file) : passed),
  })
  expect(await tryDefect(defect, context)).toMatchObject({ at: 'noticed', level: 'component' })
})

test('a test that fails where nothing is planted has noticed nothing', async () => {
  const { context } = contextWith({
    vitest: (_isPlanted, files) => (files.includes('src/rule.test.ts') ? failed('src/rule.test.ts') : passed),
  })
  expect(await tryDefect(defect, context)).toEqual({ at: 'unnoticed', journeys: 'ran' })
})

test('what is known to pass without the defect is not run again', async () => {
  const { context, asked } = contextWith({
    vitest: (isPlanted) => (isPlanted ? failed('src/rule.test.ts') : passed),
  })
  await runBaseline([defect], context)
  expect(await tryDefect(defect, context)).toMatchObject({ at: 'noticed', level: 'unit' })
  expect(asked).toEqual(['src/rule.test.ts', 'src/rule.test.ts'])
})

test('a test that fails only now and then has noticed nothing', async () => {
  let runs = 0
  const { context } = contextWith({
    vitest: (isPlanted, [file = '']) => {
      runs += 1
      return isPlanted && runs === 1 ? failed(file) : passed
    },
  })
  expect(await tryDefect(defect, context)).toEqual({ at: 'unnoticed', journeys: 'ran' })
})

test('a journey is walked when the tests beside pass, before those that lie farther off', async () => {
  const names = ['near', 'folder', 'two', 'three', 'four', 'five', 'six', 'seven']
  const many = names.map((name) => `src/${name}.test.ts`)
  const { context, asked } = contextWith({ vitest: () => passed, walk: failed('e2e/rule.test.ts') })
  const far = { ...context, importers: new Map([['src/rule.ts', many]]) }
  expect(await tryDefect(defect, far)).toMatchObject({ at: 'noticed', level: 'journey' })
  expect(asked.flatMap((files) => files.split(','))).toHaveLength(6)
})

test('without journeys it is told that they were left out', async () => {
  const { context } = contextWith({ vitest: () => passed })
  expect(await tryDefect(defect, { ...context, journeys: undefined })).toEqual({
    at: 'unnoticed',
    journeys: 'left out',
  })
})

test('tests that do not end tell nothing', async () => {
  const { context } = contextWith({
    vitest: () => ({ at: 'stuck', why: 'the tests did not end in their time' }),
  })
  expect(await tryDefect(defect, context)).toEqual({
    at: 'unclear',
    why: 'the tests did not end in their time',
  })
})

test('defects are planted together where each has a test that reaches no other', async () => {
  const other: Defect = { ...defect, name: 'wrong-screen', files: ['src/screen.tsx'] }
  const { context } = contextWith({ vitest: (isPlanted, [file = '']) => (isPlanted ? failed(file) : passed) })
  const noticed: string[] = []
  await tryTogether([defect, other], context, ({ name }, verdict) => {
    noticed.push(`${name} ${verdict.at === 'noticed' ? verdict.by.file : verdict.at}`)
  })
  expect(noticed).toEqual(['wrong-screen src/page.browser.test.tsx', 'wrong-rule src/rule.test.ts'])
})
