import { expect, test } from 'vitest'
import { acceptedFiles, admitFiles } from './file-rules.ts'

const mb = 1024 * 1024

/** A file that says it is so large, without being it. */
function fileOf(name: string, type: string, size = 1000): File {
  return Object.defineProperty(new File(['x'], name, { type }), 'size', { value: size })
}

const jpeg = (name: string, size?: number) => fileOf(name, 'image/jpeg', size)
const flaws = (...[kept, given]: Parameters<typeof admitFiles>) =>
  admitFiles(kept, given).refused.map(({ name, flaw }) => `${name}: ${flaw}`)

test('pictures, pdf, films and docx are taken, by type and ending alike [V-047, E-069]', () => {
  const docx = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document'
  const good = [
    jpeg('a.JPG'),
    fileOf('b.png', 'image/png'),
    fileOf('c.pdf', 'application/pdf'),
    fileOf('d.mov', 'video/quicktime'),
    fileOf('e.docx', docx),
  ]
  expect(admitFiles([], good)).toEqual({ added: good, refused: [] })
  expect(flaws([], [fileOf('f.mp4', 'video/mp4')])).toEqual([])
  expect(flaws([], [fileOf('g.exe', 'image/jpeg'), fileOf('h.jpg', 'text/html'), jpeg('noending')])).toEqual([
    'g.exe: type',
    'h.jpg: type',
    'noending: type',
  ])
  expect(acceptedFiles).toContain('.mov')
})

test('five files at most, fewer when some are attached already [V-048]', () => {
  const six = ['1.jpg', '2.jpg', '3.jpg', '4.jpg', '5.jpg', '6.jpg'].map((name) => jpeg(name))
  expect(flaws([], six)).toEqual(['6.jpg: count'])
  expect(flaws([{ size: 1 }, { size: 1 }, { size: 1 }], six.slice(0, 3))).toEqual(['3.jpg: count'])
})

test('a file may have 20 MB and not a byte more, and not be empty [V-049]', () => {
  expect(flaws([], [jpeg('good.jpg', 20 * mb)])).toEqual([])
  expect(flaws([], [jpeg('large.jpg', 20 * mb + 1), jpeg('empty.jpg', 0)])).toEqual([
    'large.jpg: size',
    'empty.jpg: empty',
  ])
})

test('all files together may have 100 MB, with those that stay [V-050]', () => {
  const kept = [{ size: 20 * mb }, { size: 20 * mb }, { size: 20 * mb }, { size: 20 * mb + 1 }]
  expect(flaws(kept, [jpeg('last.jpg', 20 * mb)])).toEqual(['last.jpg: total'])
  expect(flaws(kept, [jpeg('small.jpg', 20 * mb - 1)])).toEqual([])
})
