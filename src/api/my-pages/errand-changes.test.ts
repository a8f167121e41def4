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
const before = {
  description: 'Cold',
  alternativeContactFirstName: null,
  alternativeContactLastName: null,
  alternativeContactEmail: null,
  alternativeContactPhone: null,
  attachments: [old],
}

test('of a change whose answer was lost, no text and no file is sent again or taken away again [F-126]', () => {
  const [one, two] = [file('new.jpg'), file('more.jpg')]
  const changes = { description: 'Colder', RemoveFiles: ['att-1'], NewFiles: [one, two] }
  expect(stillToDo(changes, before, before)).toEqual(changes)
  const come = [attached('att-2', 'new.jpg', 3), attached('att-3', 'more.jpg', 3)]
  expect(stillToDo(changes, before, { ...before, attachments: come })).toEqual({ description: 'Colder' })
  const made = { ...before, description: 'Colder', attachments: come }
  expect(stillToDo(changes, before, made)).toBeUndefined()
  const half = { ...made, attachments: [old, attached('att-2', 'new.jpg', 3)] }
  expect(stillToDo(changes, before, half)).toEqual({ RemoveFiles: ['att-1'], NewFiles: [two] })
})

test('a file that is like one that was there before is sent, and one that came stands for one alone', () => {
  const twins = [file('old.jpg'), file('old.jpg')]
  expect(stillToDo({ NewFiles: twins }, before, before)).toEqual({ NewFiles: twins })
  const now = { ...before, attachments: [old, attached('att-2', 'old.jpg', 3)] }
  expect(stillToDo({ NewFiles: twins }, before, now)).toEqual({ NewFiles: [twins[1]] })
})
