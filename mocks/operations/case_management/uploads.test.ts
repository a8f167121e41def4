import { expect, test } from 'vitest'
import { contentOf } from '#tests/support/file-contents.ts'
import { boardReport, caseClient, residentReport } from './case-client.test-support.ts'
import { fileReply } from './shared/file-reply.ts'

const { as } = caseClient()
const page = '<!doctype html><script>alert(1)</script>'
const drawing = '<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>'

const refusedAt = (pointer: string) => ({
  status: 422,
  body: { code: 'fileTypeNotAllowed', errors: [{ pointer, code: 'fileTypeNotAllowed' }] },
})
const whole = new File([contentOf('image/png')], 'hel.png', { type: 'image/png' })

test.each([
  ['a page that says it is a picture', page, 'hall.jpg', 'image/jpeg'],
  ['a drawing with a script that says it is a picture', drawing, 'hall.png', 'image/png'],
  ['a program that says it is a document', 'MZ\u0090\0', 'kvitto.pdf', 'application/pdf'],
  ['a picture that says it is a film', contentOf('image/jpeg'), 'film.mp4', 'video/mp4'],
  ['a film of the other kind', contentOf('video/mp4'), 'film.mov', 'video/quicktime'],
  ['nothing at all', '', 'tom.jpg', 'image/jpeg'],
])('%s is refused in a report [X-058]', async (_, content, name, type) => {
  const amira = await as('amira')
  const files = [whole, new File([content], name, { type })]
  expect(await amira.report({ ...residentReport, files })).toMatchObject(refusedAt('/files/1'))
})

test('what is in a file is looked at wherever files come in [X-058]', async () => {
  const wrong = new File([page], 'hall.jpg', { type: 'image/jpeg' })
  const [amira, karin] = await Promise.all([as('amira'), as('karin', 'association-almvalvet')])
  expect(await amira.complete('case-204817', { NewFiles: [wrong] })).toMatchObject(refusedAt('/NewFiles/0'))
  expect(await karin.report({ ...boardReport, Files: [wrong] })).toMatchObject(refusedAt('/Files/0'))
})

test.each(['image/svg+xml', 'text/html', 'application/octet-stream'])(
  'a kept file of the type %s, which no upload can have, is not handed out',
  (mimeType) => {
    expect(fileReply({ filename: 'a.svg', mimeType, bytes: new Uint8Array(1) }).status).toBe(404)
  },
)
