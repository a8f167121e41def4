import { afterAll, describe, expect, test } from 'vitest'
import type { OpenApiDocument } from '#scripts/generate/document.ts'
import { documentOf, serviceNames } from '#tests/support/contract/contracts.ts'
import { casesOf, unseenIn } from './case.ts'
import { difference } from './same.ts'
import { type Sent, sendCase } from './send-case.ts'
import { AnswersOnFile } from './answers-on-file.ts'

/** `npm run contracts:examples -- --write` writes the answers anew instead of holding them to the examples. */
const isWriting = process.env['WRITE_EXAMPLES'] === '1'

/** The control API is of this mock and nobody else's. */
const services = serviceNames.filter((service) => service !== 'mock_control')

describe.each(services)('%s', (service) => {
  const document = documentOf(service) as OpenApiDocument
  const answers = new AnswersOnFile(service)
  if (isWriting) afterAll(() => answers.save())

  test.each(casesOf(service, document))('$operationId answers its example $name', async (one) => {
    const sent = await sendCase(one)
    const shown = one.shown[sent.status]
    if (isWriting && shown) await answers.note(one, sent)
    expect(isWriting ? refusalIn(sent) : wrongIn(sent, shown)).toBeUndefined()
  })

  test('no answer is shown that no example leads to', () => {
    const unseen = unseenIn(service, document)
    expect(unseen.filter((name) => !answers.isUnseen(name))).toEqual([])
  })
})

const refusalIn = ({ status, body }: Sent): string | undefined =>
  status < 300 || status === 303 ? undefined : `is ${status}: ${JSON.stringify(body)}`

function wrongIn(sent: Sent, shown: { type: string; value: unknown } | undefined): string | undefined {
  const refusal = refusalIn(sent)
  if (refusal) return refusal
  if (shown) return sent.type === shown.type ? difference(shown.value, sent.body) : `is ${sent.type}`
  // files, and answers without a body, have no example
  return sent.type.endsWith('json') || sent.type === 'text/plain'
    ? 'has no example in the contract'
    : undefined
}
