import { expect, test } from 'vitest'
import type { AttachmentType } from '#gen/case_management/model.ts'
import { isPicture, openPicture } from './open-picture.ts'

const drawing = '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>'
/** What a service says against its contract. */
const foreign = (mimeType: string) => ({ mimeType: mimeType as AttachmentType })

test('a drawing that can run scripts is no picture to open, and neither is a page', () => {
  for (const type of ['image/svg+xml', 'text/html', 'image/gif', '', 'constructor']) {
    expect(isPicture(foreign(type))).toBe(false)
    expect(openPicture(new Blob([drawing], { type }), foreign(type))).toBeUndefined()
  }
})

test('what opens is a picture by its type, whatever the answer that brought it says', async () => {
  const opened = openPicture(new Blob([drawing], { type: 'image/svg+xml' }), { mimeType: 'image/png' })
  expect(opened?.type).toBe('image/png')
  expect(await opened?.text()).toBe(drawing)
})
