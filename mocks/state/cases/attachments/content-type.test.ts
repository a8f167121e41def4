import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { contentOf } from '#tests/support/file-contents.ts'
import { contentType } from './content-type.ts'

const docx = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document'
const types = ['image/jpeg', 'image/png', 'application/pdf', 'video/mp4', 'video/quicktime', docx]

test.each(types)('a file of the type %s is known by its content', async (type) => {
  expect(await contentType(new Blob([contentOf(type)]))).toBe(type)
  expect(await contentType(new Blob([contentOf(type, 100_000)], { type: 'text/html' }))).toBe(type)
})

test.each([
  ['a page', '<!doctype html><script>alert(1)</script>'],
  ['a drawing', '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>'],
  ['words', 'GIF, PNG and PDF are types of files'],
  ['nothing', ''],
  ['a program', 'MZ\u0090\0\u0003'],
])('%s is none of the admitted types, whatever it says', async (_, text) => {
  expect(types).not.toContain(await contentType(new Blob([text], { type: 'image/png' })))
})

test('a film that an Apple program calls its own is an MP4', async () => {
  expect(await contentType(new Blob(['\0\0\0\u000cftypM4V ']))).toBe('video/mp4')
})

test('whatever is sent: the content is looked at without an error', async () => {
  const cut = fc
    .tuple(fc.constantFrom(...types), fc.nat({ max: 200 }), fc.uint8Array({ maxLength: 200 }))
    .map(([type, length, rest]) => new Uint8Array([...contentOf(type).subarray(0, length), ...rest]))
  await fc.assert(
    fc.asyncProperty(fc.oneof(cut, fc.uint8Array({ maxLength: 400 })), async (bytes) => {
      const type = await contentType(new Blob([new Uint8Array(bytes)]))
      expect(['string', 'undefined']).toContain(typeof type)
    }),
    { numRuns: 2000 },
  )
})
