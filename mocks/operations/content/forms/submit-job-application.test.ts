import { expect, test } from 'vitest'
import { controlClient } from '#tests/support/clients/control-client.ts'
import { contentOf } from '#tests/support/file-contents.ts'

const pageId = 'page-jmse-karriar-lediga-jobb-platschef-nacka'
const cv = (type = 'application/pdf', name = 'cv.pdf') => new File([contentOf(type)], name, { type })

function opened() {
  const { backend } = controlClient()
  const world = backend.worlds.make('default')
  const apply = async (files: readonly File[], changes: object = {}, headers: HeadersInit = {}) => {
    const body = new FormData()
    const person = { firstName: 'Joel', lastName: 'Åkerlund', email: 'joel.akerlund@example.com' }
    const parts = { siteId: '1', pageId, ...person, ...changes }
    for (const [name, value] of Object.entries(parts)) body.append(name, value)
    for (const file of files) body.append('files', file)
    const path = 'http://localhost/contentservice/jobapplication'
    const answer = await backend.handle(new Request(path, { method: 'POST', headers, body }))
    const text = (await answer?.text()) ?? ''
    return { status: answer?.status, code: text && (JSON.parse(text) as { code: string }).code }
  }
  return { apply, mails: () => world.mailbox.list() }
}

test('an application comes with a CV, and a receipt says for which job [T-077, CI-009]', async () => {
  const { apply, mails } = opened()
  expect(await apply([])).toEqual({ status: 400, code: 'invalidRequest' })
  expect(await apply([cv(), cv()])).toEqual({ status: 204, code: '' })
  expect(mails()).toMatchObject([{ to: 'joel.akerlund@example.com', subject: 'Vi har fått din ansökan' }])
  expect(mails()[0]?.text).toContain('Platschef, Nacka')
})

test('an application that is sent again with its key is received once', async () => {
  const { apply, mails } = opened()
  const again = () => apply([cv()], {}, { 'idempotency-key': '"8e03978e40d543e8"' })
  for (let attempt = 0; attempt < 7; attempt++) expect(await again()).toEqual({ status: 204, code: '' })
  expect(mails()).toHaveLength(1)
})

test('a CV is PDF or Word, and is sent where a job is open', async () => {
  const { apply, mails } = opened()
  const picture = cv('image/png', 'me.png')
  expect(await apply([cv(), picture])).toEqual({ status: 422, code: 'fileTypeNotAllowed' })
  expect(await apply([cv('image/png')])).toEqual({ status: 422, code: 'fileTypeNotAllowed' })
  expect(await apply(Array.from({ length: 6 }, () => cv()))).toEqual({ status: 422, code: 'tooManyFiles' })
  expect(await apply([cv()], { pageId: 'page-jmse-start' })).toEqual({ status: 422, code: 'unprocessable' })
  expect(await apply([cv()], { siteId: '5' })).toEqual({ status: 422, code: 'unprocessable' })
  expect(mails()).toEqual([])
})
