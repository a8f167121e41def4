import { readFileSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { diffDocuments } from '../diff/diff-documents.ts'
import { toFindings } from '../diff/to-findings.ts'
import type { JsonObject } from '../document/json.ts'
import { codeFirst, documentHabits, schemaHabits, withHabit } from './code-first.ts'
import { documentOf } from './contract.ts'
import { plantedBreaks } from './planted-breaks.ts'

const folder = join(import.meta.dirname, '../../../contracts/released')
const contracts = readdirSync(folder).map(
  (file) => JSON.parse(readFileSync(join(folder, file), 'utf8')) as JsonObject,
)

const sizeOf = (root: JsonObject): number => JSON.stringify(root).length
const bySize = contracts.toSorted((a, b) => sizeOf(a) - sizeOf(b))
/** The two largest take longer to read again and again than they tell, and the smallest tell little. */
const middling = bySize.slice(-7, -2)

let documents = 0
const placed = (root: JsonObject) => documentOf(root, `test:${(documents += 1)}`)

const severe = (was: JsonObject, is: JsonObject): string[] =>
  toFindings(diffDocuments(placed(was), placed(is)))
    .filter(({ level }) => level === 'breaking' || level === 'risky')
    .map(({ level, message }) => `${level}: ${message}`)

const habits: [string, (root: JsonObject) => JsonObject][] = [
  ...Object.entries(schemaHabits).map(
    ([name, habit]) =>
      [name, (root: JsonObject) => withHabit(root, habit)] as [string, (root: JsonObject) => JsonObject],
  ),
  ...Object.entries(documentHabits).map(
    ([name, habit]) =>
      [name, (root: JsonObject) => habit(root) as JsonObject] as [string, (root: JsonObject) => JsonObject],
  ),
]

test('a service that is described from its code keeps every contract', () => {
  expect(contracts.flatMap((root) => severe(root, codeFirst(root)))).toEqual([])
}, 60_000)

test.each(habits)('so does one whose generator %s', (_, habit) => {
  expect(middling.flatMap((root) => severe(root, habit(root)))).toEqual([])
})

test('each of 60 breaks in services that are described from their code is found', () => {
  const some = bySize.slice(0, -2)
  const planted = plantedBreaks(some.map(codeFirst), 60)
  const missed = planted.filter(({ of, root }) => {
    const was = some[of]
    return !was || !severe(was, root).some((one) => one.startsWith('breaking'))
  })
  expect(planted).toHaveLength(60)
  expect(missed.map(({ title }) => title)).toEqual([])
}, 60_000)
