import { globSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { root } from '../../generate/paths.ts'

/** The ids that a file names. */
export type Mention = { file: string; ids: ReadonlySet<string> }

const isTest = (file: string) => /\.test(-support)?\.tsx?$/.test(file)

/** Files of the code, of its tests or of the portal alone, with the requirements that they name; in order of their paths. */
export function mentions(kind: 'tests' | 'portal'): Mention[] {
  const from = kind === 'tests' ? '{src,mocks,scripts,tests}' : 'src'
  return globSync(`${from}/**/*.{ts,tsx}`, { cwd: root })
    .map((file) => file.replaceAll('\\', '/'))
    .filter((file) => (kind === 'tests' ? isTest(file) : !isTest(file) && !file.startsWith('src/demo/')))
    .toSorted()
    .map((file) => ({ file, ids: idsOf(file) }))
    .filter(({ ids }) => ids.size > 0)
}

/** The ids of a file; a test whose title takes them from rows, `[$id]`, has those of the files that bring the rows. */
function idsOf(file: string): Set<string> {
  const text = readFileSync(join(root, file), 'utf8')
  return new Set([...idsIn(text), ...(text.includes('[$id]') ? rowsOf(file, text) : [])])
}

const rowsOf = (file: string, text: string): string[] =>
  [...text.matchAll(/from '([^']+\/(?:[\w-]+-rows\.test-support|served-pages)\.ts)'/g)].flatMap(
    ([, from = '']) => {
      const imported = from.startsWith('#') ? from.slice(1) : join(dirname(file), from)
      const rows = readFileSync(join(root, imported), 'utf8')
      return [...idsIn(rows), ...rowsOf(imported, rows)]
    },
  )

/** Ids in a text, also those of a span as `S-057 to S-059`. */
export function idsIn(text: string): Set<string> {
  const single = [...text.matchAll(/\b[A-Z]{1,4}-\d{3}\b/g)].map(([id]) => id)
  const spans = [...text.matchAll(/\b([A-Z]{1,4})-(\d{3}) to \1-(\d{3})\b/g)].flatMap(([, table, from, to]) =>
    Array.from(
      { length: Number(to) - Number(from) + 1 },
      (_, at) => `${table}-${String(Number(from) + at).padStart(3, '0')}`,
    ),
  )
  return new Set([...single, ...spans])
}
