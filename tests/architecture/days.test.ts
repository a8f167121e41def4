import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { root } from '#scripts/generate/paths.ts'
import { projectFiles } from './project-files.ts'

const sources = projectFiles()
  .filter((file) => /^src\/.*[.]tsx?$/.test(file) && !/[.]test[.]tsx?$/.test(file))
  .map((file) => ({ file, text: readFileSync(join(root, file), 'utf8') }))
  .filter(({ text }) => text.includes('useFormats()'))

test('pages write every day in words; in figures it stands in lists that are looked through by it alone [K-029]', () => {
  const inFigures = /\bformats\.date\b|\{[^{}]*\bdate\b[^{}]*\} = useFormats\(\)/
  const inWords = /\bformats\.longDate\b|\{[^{}]*\blongDate\b[^{}]*\} = useFormats\(\)/
  expect(sources.filter(({ text }) => inWords.test(text)).length).toBeGreaterThan(20)
  expect(sources.filter(({ text }) => inFigures.test(text)).map(({ file }) => file)).toEqual([
    // in the header of a phone there is no room for words
    'src/screens/booking/frame/hold-clock.tsx',
    'src/screens/errands/list/errand-row.tsx',
    'src/screens/text-search/results/text-hit.tsx',
  ])
})
