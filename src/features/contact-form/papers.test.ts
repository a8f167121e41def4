import { expect, test } from 'vitest'
import { AppError } from '#src/api/errors.ts'
import { refusedPapers, takePapers } from './papers.ts'

const file = (name: string, type = '') => new File(['cv'], name, { type })

test('an application takes PDF and Word, five of them, and says which others were left out [T-077]', () => {
  const cv = file('cv.PDF', 'application/pdf')
  const { files, refused } = takePapers([cv, file('me.jpg', 'image/jpeg'), file('cv.pages')], [])
  expect(files.map(({ name, type }) => [name, type])).toEqual([['cv.PDF', 'application/pdf']])
  expect(refused).toEqual([
    { name: 'me.jpg', reason: 'type' },
    { name: 'cv.pages', reason: 'type' },
  ])
  const five = Array.from({ length: 5 }, (_, index) => file(`letter-${index}.docx`))
  const all = takePapers(five, files)
  expect(all.files).toHaveLength(5)
  expect(all.refused).toEqual([{ name: 'letter-4.docx', reason: 'tooMany' }])
})

test('what the service has against papers is told with the name of the one it means [T-077, CI-009]', () => {
  const sent = [file('cv.pdf'), file('letter.docx')]
  const refusedAt = (pointer: string, code = 'fileTypeNotAllowed') => {
    const errors = [{ in: 'body', pointer, code }]
    const body = { type: '/problems/unprocessable', title: 'No', status: 422, code, errors }
    return refusedPapers(new AppError('invalid', { status: 422, body }), sent)
  }
  expect(refusedAt('/files/1')).toEqual({ reason: 'type', name: 'letter.docx' })
  expect(refusedAt('/files')).toEqual({ reason: 'type', name: 'cv.pdf' })
  expect(refusedAt('/fields/email', 'invalidInput')).toBeUndefined()
  expect(refusedPapers(new AppError('tooLarge', { status: 413 }), sent)).toEqual({ reason: 'tooLarge' })
  expect(refusedPapers(new AppError('network'), sent)).toBeUndefined()
})
