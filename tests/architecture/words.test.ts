import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { root } from '#scripts/generate/paths.ts'
import { projectFiles } from './project-files.ts'

/** Where the texts of a language stand: in messages, in words of the mock, and in the pages of the sites that speak it. */
const places: Readonly<Record<string, RegExp>> = {
  sv: /messages\.sv\.json$|[-/]sv\.ts$|pages\/sites\/(bjorkvall|kvarter|senior|entreprenad)/,
  nb: /messages\.nb\.json$|[-/](nb|no)\.ts$|pages\/sites\/norway/,
  fi: /messages\.fi\.json$|[-/]fi\.ts$|pages\/sites\/finland/,
  en: /messages\.en\.json$|[-/]en\.ts$|pages\/sites\/english/,
}

/** A rule of `docs/words.md`: `| language | not | but |`, where a bar within a cell is escaped. */
const rules = readFileSync(join(root, 'docs/words.md'), 'utf8')
  .split('## Stray words')[1]
  ?.split('\n')
  .map((line) => /^\| (sv|nb|fi|en) \| (.+) \| (.+) \|$/.exec(line))
  .flatMap((row) => (row ? [{ language: row[1] ?? '', not: (row[2] ?? '').replaceAll('\\|', '|') }] : []))

/** What is said in a line of code or JSON: without addresses and names of keys. */
const said = (line: string) =>
  [...line.matchAll(/(?<=[:,([] ?)(['"`])(?![/.#])(.*?)\1(?=[,)\]}]|$)/g)].map(([text]) => text)

test('nobody reads a word that another stands for', () => {
  expect(rules).not.toEqual([])
  const strays = projectFiles()
    .filter((file) => /^(src|mocks)\//.test(file) && !file.endsWith('.test.ts'))
    .flatMap((file) => {
      const here = rules?.filter(({ language }) => places[language]?.test(file)) ?? []
      if (here.length === 0) return []
      const texts = readFileSync(join(root, file), 'utf8').split('\n').flatMap(said)
      return here.flatMap(({ not }) =>
        texts.filter((text) => new RegExp(not, 'i').test(text)).map((text) => `${file}: ${not} in ${text}`),
      )
    })
  expect(strays).toEqual([])
})
