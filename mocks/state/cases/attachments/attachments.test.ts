import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { attachmentError, attachmentLimits, safeFilename } from './attachments.ts'

const docx = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document'
const file = (size: number, name = 'a.jpg', type = 'image/jpeg', content = type) => ({
  name,
  type,
  size,
  content,
})
const files = (count: number, size = 1) => Array.from({ length: count }, () => file(size))
const largest = attachmentLimits.file

test.each([
  ['a.jpg', 'image/jpeg'],
  ['a.JPEG', 'image/jpeg'],
  ['a.png', 'image/png'],
  ['a.b.pdf', 'application/pdf'],
  ['a.mp4', 'video/mp4; codecs="avc1"', 'video/mp4'],
  ['a.mov', 'video/quicktime'],
  ['a.docx', docx],
])('%s of the type %s is taken [V-047, E-069, G-107]', (name, type, content?: string) => {
  expect(attachmentError('files', [file(1, name, type, content)])).toBeUndefined()
})

test.each([
  ['a.gif', 'image/gif'],
  ['a.exe', 'image/jpeg'],
  ['a.jpg', 'text/html'],
  ['a.jpg', 'image/png'],
  ['a', 'application/pdf'],
  ['a.doc', 'application/msword'],
  ['a.svg', 'image/svg+xml'],
  ['a.jpg', 'constructor'],
  ['a.jpg', 'image/jpeg', 'image/png'],
  ['a.png', 'image/png', 'application/xml'],
])('%s of the type %s is refused, and the part is named [V-047, X-058]', (name, type, content?: string) => {
  expect(attachmentError('files', [file(1), file(1, name, type, content)])).toEqual({
    status: 422,
    code: 'fileTypeNotAllowed',
    errors: [{ in: 'body', pointer: '/files/1', code: 'fileTypeNotAllowed' }],
  })
})

test('five files are taken, a sixth is not, and those that stay count [V-048, X-057]', () => {
  expect(attachmentError('Files', files(5))).toBeUndefined()
  expect(attachmentError('NewFiles', files(3), files(2))).toBeUndefined()
  const error = {
    status: 422,
    code: 'tooManyFiles',
    errors: [{ in: 'body', pointer: '/NewFiles', code: 'tooManyFiles', limit: 5 }],
  }
  expect(attachmentError('NewFiles', files(6))).toEqual(error)
  expect(attachmentError('NewFiles', files(1), files(5))).toEqual(error)
})

test('a file may have 20,971,520 bytes and not one more; each that has is named [V-049, X-059, K-063]', () => {
  expect(attachmentError('files', [file(largest)])).toBeUndefined()
  expect(attachmentError('files', [file(largest + 1), file(1), file(largest + 1)])).toEqual({
    status: 413,
    code: 'fileTooLarge',
    errors: [
      { in: 'body', pointer: '/files/0', code: 'fileTooLarge', limit: 20_971_520 },
      { in: 'body', pointer: '/files/2', code: 'fileTooLarge', limit: 20_971_520 },
    ],
  })
})

test('all together may have 104,857,600 bytes, with those that stay [V-050, X-060, K-063]', () => {
  expect(attachmentError('files', files(5, largest))).toBeUndefined()
  expect(attachmentError('files', files(1, largest), files(4, largest))).toBeUndefined()
  const error = {
    status: 413,
    code: 'filesTooLargeTogether',
    errors: [{ in: 'body', pointer: '/files', code: 'filesTooLargeTogether', limit: 104_857_600 }],
  }
  expect(attachmentError('files', [...files(5, largest), file(1)])).toEqual(error)
  expect(attachmentError('files', [file(1)], files(5, largest))).toEqual(error)
})

test('whatever is sent: it is taken exactly when every limit holds', () => {
  const size = fc.oneof(fc.nat({ max: 1000 }), fc.integer({ min: largest - 2, max: largest + 2 }))
  const sent = fc.array(fc.record({ size, type: fc.constantFrom('image/jpeg', 'image/gif') }), {
    maxLength: 7,
  })
  const staying = fc.array(fc.record({ size: fc.nat({ max: largest }) }), { maxLength: 5 })
  fc.assert(
    fc.property(sent, staying, (uploads, kept) => {
      const total = [...uploads, ...kept].reduce((sum, one) => sum + one.size, 0)
      const holds =
        uploads.length === 0 ||
        (uploads.every((one) => one.size <= largest && one.type === 'image/jpeg') &&
          uploads.length + kept.length <= 5 &&
          total <= 104_857_600)
      const given = uploads.map((one) => ({ ...one, name: 'a.jpg', content: one.type }))
      expect(attachmentError('files', given, kept) === undefined).toBe(holds)
    }),
    { numRuns: 500 },
  )
})

test('where no file comes, those that are there are no matter', () => {
  expect(attachmentError('NewFiles', [], files(9, largest))).toBeUndefined()
})

test.each([
  ['bild.jpg', 'bild.jpg'],
  ['C:\\Bilder\\hall och kök.jpg', 'hall och kök.jpg'],
  ['../../etc/passwd.pdf', 'passwd.pdf'],
  ['vad? "detta": <b>|*.png', 'vad_ _detta__ _b___.png'],
  [`${'å'.repeat(300)}.jpeg`, `${'å'.repeat(250)}.jpeg`],
  ['\ud83c.png', '\ufffd.png'],
  ['.png', '.png'],
])('a file that is called %j is kept as %j', (given, kept) => {
  expect(safeFilename(given)).toBe(kept)
})
