import { expect, test } from 'vitest'
import {
  boardReport,
  caseClient,
  fileOf,
  residentReport,
  writtenAddress,
} from './case-client.test-support.ts'

const keyed = (key: string) => ({ 'idempotency-key': `"${key}"` })
const stranger = {
  ...writtenAddress,
  firstName: 'Joel',
  lastName: 'Åkerlund',
  email: 'joel.akerlund@example.com',
  phone: '070-1740601',
}
const board = {
  ...writtenAddress,
  compoundName: 'Brf Tegelgläntan',
  compoundNumber: '769999-0102',
  isMember: 'true',
}

test.each([
  ['a resident', 'amira', undefined, { ...residentReport, files: [fileOf()] }],
  ['a board', 'karin', 'association-almvalvet', { ...boardReport, Files: [fileOf()] }],
  ['a board without technical management', 'birgitta', undefined, board],
  ['a stranger', undefined, undefined, stranger],
])(
  'a report of %s that is sent again with its key is received once, for a day [C-063, C-070]',
  async (_who, persona, association, parts) => {
    const { as, world, advance } = caseClient()
    const reporter = await as(persona, association)
    const letters = () => world().mailbox.list().length
    const first = await reporter.report(parts, keyed('one'))
    expect(first.status).toBe(201)
    const sent = letters()
    for (let attempt = 0; attempt < 3; attempt++) {
      const again = await reporter.report(parts, keyed('one'))
      expect([again.status, again.body, again.headers.get('location')]).toEqual([
        201,
        first.body,
        first.headers.get('location'),
      ])
    }
    expect(letters()).toBe(sent)
    expect((await reporter.report(parts, keyed('other'))).body.id).not.toBe(first.body.id)
    advance(1)
    if (persona) await reporter.logInAgain()
    expect((await reporter.report(parts, keyed('one'))).body.id).not.toBe(first.body.id)
  },
)

test('another report with the key of one that was received is refused, and says why [C-063]', async () => {
  const { as } = caseClient()
  const amira = await as('amira')
  expect((await amira.report(residentReport, keyed('one'))).status).toBe(201)
  const refused = [422, { errors: [{ code: 'idempotencyKeyReused' }] }]
  const rewritten = await amira.report({ ...residentReport, description: 'Något annat.' }, keyed('one'))
  expect([rewritten.status, rewritten.body]).toMatchObject(refused)
  const withFile = await amira.report({ ...residentReport, files: [fileOf()] }, keyed('one'))
  expect([withFile.status, withFile.body]).toMatchObject(refused)
})

test('the key of one person is nothing to another, and no errand shows it', async () => {
  const { as } = caseClient()
  const amira = await as('amira')
  const { body } = await amira.report(residentReport, keyed('one'))
  expect(Object.keys((await amira.read(body.id)).body)).not.toContain('idempotencyKey')
  expect(Object.keys((await amira.read(body.id)).body)).not.toContain('fingerprint')
  expect((await (await as()).report(stranger, keyed('one'))).body.id).not.toBe(body.id)
})
