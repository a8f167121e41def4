import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { readCapabilities } from '#scripts/trace/coverage/capabilities.ts'
import { areaOf, noCall } from '#scripts/trace/coverage/coverage.ts'
import { coverageFile, lackingRows, readCoverage } from '#scripts/trace/coverage/coverage-page.ts'
import { mentions } from '#scripts/trace/coverage/mentions.ts'
import { operationsById } from '#scripts/trace/coverage/operations.ts'
import { placeOf } from '#scripts/trace/place.ts'
import { portalOperations } from '#scripts/trace/portal-operations.ts'
import { readRequirements } from '#scripts/trace/requirements.ts'

const requirements = readRequirements()
const capabilities = readCapabilities().flatMap((document) => document.capabilities)
const tests = mentions('tests')
const inPortal = [...mentions('portal'), ...tests.filter(({ file }) => file.startsWith('src/'))]
const operations = operationsById(requirements)

const written = readFileSync(coverageFile, 'utf8')
  .split('\n')
  .flatMap((row) => {
    const cells = row.split(' | ').map((cell) => cell.replaceAll(/^\| | \|$/g, ''))
    return /^\| D\d:/.test(row) ? [cells] : []
  })
const wordsOf = (cell = '') => [...cell.matchAll(/`([^`]+)`/g)].map(([, word = '']) => word)

test('no capability of the documents lacks a screen or a test', () => {
  expect(lackingRows(readCoverage())).toEqual([])
})

test('each requirement that a line names exists', () => {
  const known = new Set(requirements.map(({ id }) => id))
  expect(capabilities.flatMap(({ ids }) => ids).filter((id) => !known.has(id))).toEqual([])
})

// other rows than the command would choose today are fine as long as they are true: it is not run with every commit
test('each row of docs/coverage.md is true; npm run trace -- --table writes it anew', () => {
  expect(written.map(([line]) => line)).toEqual(capabilities.map(({ line }) => line))
  const untrue = written.flatMap(([line = '', , screens, calls, proofs], at) => {
    const ids = capabilities[at]?.ids ?? []
    const names = ({ ids: named }: { ids: ReadonlySet<string> }) => ids.some((id) => named.has(id))
    const areas = new Set(inPortal.filter(names).map(({ file }) => areaOf(file)))
    const files = new Set(tests.filter(names).map(({ file }) => file))
    const served = new Set([noCall, ...ids.flatMap((id) => [...(operations.get(id) ?? [])])])
    const columns = [
      [screens, areas],
      [calls, served],
      [proofs, files],
    ] as const
    return columns.flatMap(([cell, right]) => {
      const words = wordsOf(cell)
      return words.length === 0 ? [`${line} is empty`] : words.filter((word) => !right.has(word))
    })
  })
  expect(untrue).toEqual([])
})

test('the portal makes each call, or its row says why not, and has been seen to show each template, layout and header', () => {
  const called = portalOperations()
  const ofTable = (table: string) => requirements.filter((one) => one.table === table)
  const silent = ofTable('C').filter(
    ({ cells }) =>
      !called.has(cells['operationId']?.split(' ')[0] ?? '') &&
      !cells['Basis']?.includes('portal: no reason'),
  )
  expect(silent.map(({ id }) => id)).toEqual([])
  const shown = tests.filter(({ file }) => placeOf(file) === 'portal')
  const unseen = ofTable('T').filter(({ id }) => !shown.some(({ ids }) => ids.has(id)))
  expect(unseen.map(({ id }) => id)).toEqual([])
})
