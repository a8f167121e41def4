import { expect, test } from 'vitest'
import { diffDocuments } from '../../diff/diff-documents.ts'
import { toFindings } from '../../diff/to-findings.ts'
import type { Finding } from '../../finding.ts'
import { documentOf } from '../contract.ts'
import { mild, reasonFor, silent } from './edit-reasons.ts'
import type { Cell } from './edit.ts'
import { editSpace } from './edit-space.ts'

let documents = 0
const placed = (root: Cell['was']) => documentOf(root, `test:${(documents += 1)}`)
const judged = editSpace.map((cell) => ({
  cell,
  findings: toFindings(diffDocuments(placed(cell.was), placed(cell.is))),
}))

const nameOf = ({ keyword, edit, place }: Cell): string => `${keyword} ${edit} in ${place}`
const isSevere = ({ level }: Finding): boolean => level === 'breaking' || level === 'risky'

/** Whether an edit may take something from whoever keeps to the older version. */
function mayHurt({ edit, place }: Cell): boolean {
  if (edit === 'changed') return true
  const isSent = place === 'request' || place === 'parameter'
  return isSent ? edit === 'added' || edit === 'narrowed' : edit === 'removed' || edit === 'widened'
}

test('each keyword of OpenAPI that is added, removed, changed, widened or narrowed has a finding, or a reason for none', () => {
  const open = judged.filter(({ cell, findings }) => findings.length === 0 && !reasonFor(silent, cell))
  expect(open.map(({ cell }) => nameOf(cell))).toEqual([])
  expect(editSpace.length).toBeGreaterThan(2000)
})

test('each edit of a schema that may hurt somebody is risky or breaking, or has a reason why not', () => {
  const places = new Set(['request', 'response', 'parameter', 'header'])
  const open = judged.filter(
    ({ cell, findings }) =>
      places.has(cell.place) && mayHurt(cell) && !findings.some(isSevere) && !reasonFor(mild, cell),
  )
  expect(open.map(({ cell }) => nameOf(cell))).toEqual([])
})

test('no reason is given for what has a finding', () => {
  const idle = silent.filter((one) =>
    judged.every(({ cell, findings }) => findings.length > 0 || reasonFor([one], cell) !== one),
  )
  expect(idle).toEqual([])
})

test('every sentence says what was and what is, and names things as the contract does', () => {
  const sentences = judged.flatMap(({ findings }) => findings.map(({ message }) => message))
  const odd =
    /not restricted and is not restricted|no longer be not restricted|undefined|("[^"]*")(, \1| or \1)/
  expect(sentences.filter((one) => odd.test(one))).toEqual([])
  expect(sentences.filter((one) => one.includes('names a variant'))[0]).toMatch(/^a names a variant/)
})
