import { readdirSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { root } from '../generate/paths.ts'

/** Where a defect lies. */
export const parts = ['portal', 'mock', 'scripts'] as const

export type Part = (typeof parts)[number]

/** A mistake of one line that somebody could make, kept as a patch. */
export type Defect = {
  /** The file name of the patch without its ending. */
  name: string
  part: Part
  /** What a user would notice: the line of the patch that begins so. */
  notices: string
  /** The files that the patch changes, below the root. */
  files: string[]
  /** Tests of Vitest that reach the code in another way than by importing it. */
  tests: string[]
  /** Journeys that come by, for a defect that shows only there. */
  journeys: string[]
  /** The file of the patch. */
  patch: string
}

const plantedDir = join(root, 'tests/planted')

/** Every planted defect, by part, the folder in it, and name. */
export function readDefects(): Defect[] {
  return parts.flatMap((part) =>
    readdirSync(join(plantedDir, part), { encoding: 'utf8', recursive: true })
      .filter((file) => file.endsWith('.patch'))
      .sort()
      .map((file) => {
        const patch = join(plantedDir, part, file)
        const parsed = parseDefect(readFileSync(patch, 'utf8'))
        return { name: basename(file, '.patch'), part, patch, ...parsed }
      }),
  )
}

/** What a patch says of itself: lines of `Key: value` before the first `diff`, and the files that it changes. */
export function parseDefect(text: string): Pick<Defect, 'notices' | 'files' | 'tests' | 'journeys'> {
  const [head = ''] = text.split(/^diff /m, 1)
  const said = (key: string) => new RegExp(`^${key}: (.+)$`, 'm').exec(head)?.[1]?.trim() ?? ''
  const list = (key: string) =>
    said(key)
      .split(/[\s,]+/)
      .filter(Boolean)
  return {
    notices: said('A user notices'),
    files: [...text.matchAll(/^\+\+\+ b\/(.+)$/gm)].map(([, file = '']) => file),
    tests: list('Tests'),
    journeys: list('Journeys'),
  }
}
