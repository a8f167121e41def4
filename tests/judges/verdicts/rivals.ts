import { existsSync } from 'node:fs'
import { redocly } from '#tests/bench/drift/drift-runs.ts'
import type { MeasuredRun } from './measured-run.ts'

/** A tool that compares two descriptions as this one does. */
export type Rival = {
  name: string
  needs: string
  isHere: () => boolean
  /** Its program and its words for two files. */
  line: (was: string, is: string) => readonly [file: string, ...args: string[]]
  /** Whether it says that the newer breaks somebody; undefined where it could not read the two. */
  verdict: (run: MeasuredRun) => boolean | undefined
  /** Of how many pairs it is given one, since it takes long to start. */
  every: number
}

const oasdiff = process.env['OASDIFF'] ?? ''
const specmatic = process.env['SPECMATIC_JAR'] ?? ''

export const rivals: readonly Rival[] = [
  {
    name: 'oasdiff',
    needs:
      'its program in OASDIFF: `GOBIN=$PWD go install github.com/oasdiff/oasdiff@v1.37.0`, then OASDIFF=$PWD/oasdiff',
    isHere: () => existsSync(oasdiff),
    line: (was, is) => [oasdiff, 'breaking', was, is, '--fail-on', 'ERR'],
    verdict: ({ code }) => (code === 0 ? false : code === 1 ? true : undefined),
    every: 1,
  },
  {
    name: 'redocly',
    needs: 'Redocly CLI, which is installed with this project',
    isHere: () => existsSync(redocly),
    line: (was, is) => [process.execPath, redocly, 'diff', was, is],
    verdict: ({ code, output }) => (code === 0 ? false : /Diff failed/.test(output) ? true : undefined),
    every: 5,
  },
  {
    name: 'specmatic',
    needs:
      'Java, and the jar of the npm package specmatic in SPECMATIC_JAR: `npm i specmatic@2.55.1`, then SPECMATIC_JAR=$PWD/node_modules/specmatic/specmatic.jar',
    isHere: () => existsSync(specmatic),
    line: (was, is) => ['java', '-jar', specmatic, 'compare', was, is],
    verdict: ({ code, output }) =>
      code === 0 ? false : /not backward compatible/.test(output) ? true : undefined,
    every: 20,
  },
]
