import { describe, expect, test } from 'vitest'
import type { OpenApiDocument } from '#scripts/generate/document.ts'
import { documentOf, serviceNames } from '#tests/support/contract/contracts.ts'
import { casesOf } from './case.ts'
import { errorsOf } from './error-example.ts'
import { sendCase } from './send-case.ts'

// how an operation comes to each of its errors by itself is told in tests/contract/every-status
describe.each(serviceNames.filter((service) => service !== 'mock_control'))('%s', (service) => {
  const document = documentOf(service) as OpenApiDocument
  const cases = casesOf(service, document)
  const firsts = cases.filter(
    (one, at) => at === cases.findIndex((other) => other.operationId === one.operationId),
  )

  test.each(firsts)('$operationId answers each error that it shows', async (one) => {
    for (const { name, declared, problem } of errorsOf(document, one.operationId)) {
      const { type, title, code } = problem
      const fault = { status: declared, problemCode: code }
      const sent = await sendCase({ ...one, name: `error-${name}` }, fault)
      expect({ name, ...sent }).toMatchObject({
        name,
        status: declared,
        body: { type, title, status: problem.status, code },
      })
    }
  })
})
