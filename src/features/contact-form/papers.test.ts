import { expect, test } from 'vitest'
import { takePapers } from './papers.ts'

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
