import { expect, test } from 'vitest'
import { stillToDo } from './errand-changes.ts'

const attached = (attachmentId: string, filename: string, size: number) => ({
  attachmentId,
  filename,
  size,
  mimeType: 'image/jpeg' as const,
})
const file = (name: string) => new File(['abc'], name, { type: 'image/jpeg' })
const old = attached('att-1', 'old.jpg', 3)
const before = { attachments: [old] }

test('of a change whose answer was lost, no file is taken away or sent again [F-126]', () => {
  const [one, two] = [file('new.jpg'), file('more.jpg')]
  const changes = { description: 'Colder', RemoveFiles: ['att-1'], NewFiles: [one, two] }
  expect(stillToDo(changes, before, before)).toEqual(changes)
  const made = { attachments: [attached('att-2', 'new.jpg', 3), attached('att-3', 'more.jpg', 3)] }
  expect(stillToDo(changes, before, made)).toEqual({ description: 'Colder' })
  const half = { attachments: [old, attached('att-2', 'new.jpg', 3)] }
  expect(stillToDo(changes, before, half)).toEqual({ ...changes, NewFiles: [two] })
})

test('a file that is like one that was there before is sent, and one that came stands for one alone', () => {
  const twins = [file('old.jpg'), file('old.jpg')]
  expect(stillToDo({ NewFiles: twins }, before, before)).toEqual({ NewFiles: twins })
  const now = { attachments: [old, attached('att-2', 'old.jpg', 3)] }
  expect(stillToDo({ NewFiles: twins }, before, now)).toEqual({ NewFiles: [twins[1]] })
})
