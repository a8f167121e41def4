import { expect, test } from 'vitest'
import { acceptedFiles, attachmentLimits, takeFiles } from './attachments.ts'

/** A file that says how large it is, without the bytes. */
function file(name: string, size = 1000, type = 'image/jpeg') {
  const made = new File(['x'], name, { type, lastModified: 1 })
  Object.defineProperty(made, 'size', { value: size })
  return made
}

const reasons = (added: File[], chosen: File[] = [], kept: { size: number }[] = []) =>
  takeFiles(added, { chosen, kept }).refused.map(({ reason }) => reason)

test('a file of 20 MB is taken, one byte more is not [V-049, K-063]', () => {
  expect(reasons([file('a.jpg', attachmentLimits.eachBytes)])).toEqual([])
  expect(reasons([file('a.jpg', attachmentLimits.eachBytes + 1)])).toEqual(['tooLarge'])
})

test('five files are taken, the sixth is not, with those that an errand has [V-048]', () => {
  const six = 'a b c d e f'.split(' ').map((name) => file(`${name}.jpg`))
  expect(takeFiles(six, { chosen: [] }).files).toHaveLength(5)
  expect(reasons(six)).toEqual(['tooMany'])
  expect(reasons(six.slice(0, 3), [], [{ size: 1 }, { size: 1 }, { size: 1 }])).toEqual(['tooMany'])
})

test('only six types are taken, and the ending has to say the same [V-047, E-069]', () => {
  const docx = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document'
  const good = [
    file('a.JPG'),
    file('b.png', 1, 'image/png'),
    file('c.pdf', 1, 'application/pdf'),
    file('d.mov', 1, 'video/quicktime'),
    file('e.docx', 1, docx),
  ]
  expect(reasons(good)).toEqual([])
  expect(reasons([file('f.mp4', 1, 'video/mp4'), file('g.qt', 1, 'video/quicktime')])).toEqual([])
  expect(reasons([file('a.jpg', 1, 'application/zip')])).toEqual(['type'])
  expect(reasons([file('a.exe', 1, 'image/jpeg')])).toEqual(['type'])
  expect(reasons([file('jpg', 1, '')])).toEqual(['type'])
  expect(acceptedFiles).toContain('.mov,.qt')
})

test('an empty file is told of, and the same file twice is one', () => {
  expect(reasons([file('a.jpg', 0)])).toEqual(['empty'])
  expect(takeFiles([file('a.jpg')], { chosen: [file('a.jpg')] })).toMatchObject({
    files: { length: 1 },
    refused: [],
  })
})

test('a type that the system does not know comes from the ending', () => {
  expect(takeFiles([file('film.mov', 5, '')], { chosen: [] }).files[0]?.type).toBe('video/quicktime')
})

test('a name with slashes is sent without them, and one with an emoji as it is', () => {
  const odd = [file('a/b\\c:d.jpg'), file('🙂 sprickа.jpg', 2)]
  const names = takeFiles(odd, { chosen: [] }).files.map(({ name }) => name)
  expect(names).toEqual(['a-b-c-d.jpg', '🙂 sprickа.jpg'])
})

test('files of more than 100 MB together are refused [V-050]', () => {
  // five of the largest are exactly 100 MB, so only a smaller limit of the single file could exceed it
  const there = 'a b c d'.split(' ').map((name) => file(`${name}.jpg`, 26_000_000))
  expect(reasons([file('e.jpg', 1_000_000)], there)).toEqual(['tooLargeTogether'])
  const { eachBytes } = attachmentLimits
  const kept = [eachBytes, eachBytes, eachBytes, eachBytes + 1].map((size) => ({ size }))
  expect(reasons([file('e.jpg', eachBytes)], [], kept)).toEqual(['tooLargeTogether'])
  expect(reasons([file('e.jpg', eachBytes - 1)], [], kept)).toEqual([])
})
