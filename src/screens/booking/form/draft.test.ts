// @vitest-environment happy-dom
import { afterEach, expect, test } from 'vitest'
import { emptyFields } from './booking-form.ts'
import { dropDraft, keepDraft, keptDraft } from './draft.ts'

const owner = { userId: 'user-jonas', objectId: 'home-1' }
const fields = { ...emptyFields, city: 'Solna', isTwo: true, secondSsn: '20000229-2399', hasRead: true }

afterEach(dropDraft)

test('what was filled in is there again for the same person and the same home', () => {
  keepDraft({ ...owner, step: 'personal-info', startId: 'start-1', fields })
  expect(keptDraft(owner)).toMatchObject({
    step: 'personal-info',
    startId: 'start-1',
    fields: { city: 'Solna', isTwo: true },
  })
  expect(keptDraft({ ...owner, userId: 'user-viggo' })).toEqual({})
  expect(keptDraft({ ...owner, objectId: 'home-2' })).toEqual({})
})

test('neither a personal number nor what was read is kept', () => {
  keepDraft({ ...owner, fields, sent: fields })
  expect(sessionStorage.getItem('booking-draft')).not.toContain('2399')
  const kept = keptDraft(owner)
  expect(kept.fields).toMatchObject({ secondSsn: '', hasRead: false })
  expect(kept.sent).toMatchObject({ city: 'Solna', secondSsn: '', hasRead: false })
})

test('a draft that somebody has tampered with counts as none', () => {
  sessionStorage.setItem('booking-draft', '{"userId":"user-jonas","objectId":"home-1","step":"elsewhere"}')
  expect(keptDraft(owner)).toEqual({})
  sessionStorage.setItem('booking-draft', '{')
  expect(keptDraft(owner)).toEqual({})
})
