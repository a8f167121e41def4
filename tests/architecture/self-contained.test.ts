import { readFileSync } from 'node:fs'
import { join, posix } from 'node:path'
import { expect, test } from 'vitest'
import { root } from '#scripts/generate/paths.ts'
import { projectFiles } from './project-files.ts'

const texts = projectFiles()
  .filter((file) => !/\.(png|jpg|webp|avif|ico|woff2|pdf)$/.test(file))
  .map((file) => ({ file, text: readFileSync(join(root, file), 'utf8') }))

/** The places a pattern is found in, as `file: match`. */
const found = (pattern: RegExp) =>
  texts.flatMap(({ file, text }) => [...text.matchAll(pattern)].map(([match]) => `${file}: ${match}`))

test('no file names a folder of the computer it was written on', () => {
  expect(found(/(?<![\w.:~@/$}*-])\/(home|root|Users|work|farm|mnt|tmp)\/[\w.-]+/g)).toEqual([])
})

test('no path leads out of the project', () => {
  const leaving = texts.flatMap(({ file, text }) =>
    [...text.matchAll(/(?<=['"`( ])(?:\.\.\/)+[\w.-]+/g)]
      .filter(([path]) => posix.join(posix.dirname(file), path).startsWith('..'))
      .map(([path]) => `${file}: ${path}`),
  )
  expect(leaving).toEqual([])
})

/** What says of each line of the documents which requirements it became, where these are shown, and the test of it. */
const tablesOfLines = /^(docs\/(capabilities|coverage)\.md|scripts\/trace\/coverage\/coverage\.test\.ts): /

test('requirements are cited by their ids, not by the lines of another document', () => {
  const cited = found(/\bD[123]:\d[\d,-]*/g).filter((one) => !tablesOfLines.test(one))
  expect(cited).toEqual([])
})

test('the project speaks of its subject, not of how it came about', () => {
  expect(
    found(
      /\b((language|reasoning) model|chat ?bot|co-author(ed)?-by|sub-?agent|prompt (engineer|injection))/gi,
    ),
  ).toEqual([])
})
