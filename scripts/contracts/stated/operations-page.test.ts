import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { operationsFile, operationsPage } from './operations-page.ts'

test('contracts/operations.md has every operation as it is; npm run contracts:assumed -- --operations writes it', () => {
  const page = operationsPage()
  expect(readFileSync(operationsFile, 'utf8')).toBe(page)
  expect(page).toContain('| `searchObjects` | `POST /residence/search_object` |')
  expect(page).toContain('`src/api/homes/residence.ts`')
})
