import { describe, expect, test } from 'vitest'
import { type OpenApiDocument, operationsOf } from '#scripts/generate/document.ts'
import { readRequirements } from '#scripts/trace/requirements.ts'
import { documentOf, serviceNames } from '#tests/support/contract/contracts.ts'
import { accountServiceRecipes } from './account-service.ts'
import { bookingRecipes } from './booking.ts'
import { buyresidenceRecipes } from './buyresidence.ts'
import { caseManagementRecipes } from './case-management.ts'
import { contentRecipes } from './content.ts'
import { explorerRecipes } from './explorer.ts'
import { findingsOf } from './play/findings.ts'
import { insightsRecipes } from './insights.ts'
import { mockControlRecipes } from './mock-control.ts'
import { notificationRecipes } from './notification.ts'
import type { OperationRecipes } from './play/recipe.ts'
import { residenceRecipes } from './residence.ts'
import { systemRecipes } from './system.ts'
import { textsearchRecipes } from './textsearch.ts'

const services: Record<string, Record<string, OperationRecipes>> = {
  account_service: accountServiceRecipes,
  booking: bookingRecipes,
  buyresidence: buyresidenceRecipes,
  case_management: caseManagementRecipes,
  content: contentRecipes,
  explorer: explorerRecipes,
  insights: insightsRecipes,
  mock_control: mockControlRecipes,
  notification: notificationRecipes,
  residence: residenceRecipes,
  system: systemRecipes,
  textsearch: textsearchRecipes,
}

/** The row of the requirements that an operation is the call of: in table C, or else in table CI. */
const rows = new Map(
  readRequirements()
    .filter(({ table, cells }) => table === 'C' || /^[A-Z]+ \//.test(cells['Proposed call (ASSUMED)'] ?? ''))
    .toReversed()
    .map(({ id, cells }) => [cells['operationId'] ?? '', id]),
)

test('every service has its recipes', () => {
  expect(Object.keys(services)).toEqual(serviceNames)
})

describe.each(serviceNames)('%s', (service) => {
  const document = documentOf(service) as OpenApiDocument
  const recipes = services[service] ?? {}
  const operations = operationsOf(document).map(({ operation }) => operation)

  // test.each would cut the titles short, and with them the ids
  for (const operation of operations) {
    const { operationId } = operation
    const own = recipes[operationId] ?? {}
    const statuses = Object.keys(operation.responses).join(', ')
    const row = rows.has(operationId) ? ` [${rows.get(operationId)}]` : ''
    test(`${operationId} answers ${statuses}${row}`, async () => {
      expect(await findingsOf(operation, own, document)).toEqual([])
    })
  }

  test('each recipe is for an operation that the contract has', () => {
    const known = operations.map(({ operationId }) => operationId)
    expect(Object.keys(recipes).filter((operationId) => !known.includes(operationId))).toEqual([])
  })
})
