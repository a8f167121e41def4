// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { readCookie, writeCookie } from './cookies.ts'
import { forgetPerson, forgetIfEnded, onForgotten, rememberPerson, timesForgotten } from './person-memory.ts'

const told = vi.fn()
let stop = () => {}

beforeEach(() => {
  localStorage.clear()
  sessionStorage.clear()
  told.mockReset()
  forgetIfEnded()
  stop = onForgotten(told)
})
afterEach(() => stop())

/** What somebody leaves in a tab and in cookies. */
function leaveThings() {
  for (const key of [
    'booking-draft',
    'register-draft',
    'selectedResidence',
    'caseWizard',
    'of-a-new-feature',
  ])
    sessionStorage.setItem(key, 'Amira')
  for (const name of ['caseWizard', 'interest', 'consent']) writeCookie(name, 'Amira', 60)
}
const copyOfTab = () => Object.fromEntries(Object.entries(sessionStorage)) as Record<string, string>
const inTab = () => Object.values(copyOfTab()).filter((value) => value === 'Amira').length
const cookies = () => ['caseWizard', 'interest', 'consent'].filter((name) => readCookie(name) === 'Amira')

/** What another tab does that shares the storage of the browser, and has one of its own. */
function elsewhere(deed: () => void) {
  const own = copyOfTab()
  const calls = told.mock.calls.length
  deed()
  sessionStorage.clear()
  for (const [key, value] of Object.entries(own)) sessionStorage.setItem(key, value)
  told.mock.calls.length = calls
  window.dispatchEvent(new Event('storage'))
}

test('logging out leaves nothing of a person, and what is nobody’s stays', () => {
  rememberPerson('user-amira')
  leaveThings()
  sessionStorage.setItem('site', 'Jmse')
  sessionStorage.setItem('director-tab', 'world')
  forgetPerson()
  expect(inTab()).toBe(0)
  expect(cookies()).toEqual(['consent'])
  expect([sessionStorage.getItem('site'), sessionStorage.getItem('director-tab')]).toEqual(['Jmse', 'world'])
  expect(localStorage.getItem('person')).not.toContain('amira')
  expect(told.mock.calls).toEqual([['here']])
})

test('whoever logs in again after a session has ended finds all that was there', () => {
  rememberPerson('user-amira')
  leaveThings()
  rememberPerson('user-amira')
  expect([inTab(), cookies()]).toEqual([5, ['caseWizard', 'interest', 'consent']])
})

test('a visitor who logs in takes along what they began', () => {
  leaveThings()
  rememberPerson('user-amira')
  expect(inTab()).toBe(5)
})

test('somebody else who logs in after a session has ended finds nothing', () => {
  rememberPerson('user-amira')
  leaveThings()
  const before = timesForgotten()
  rememberPerson('user-viggo')
  expect([inTab(), cookies()]).toEqual([0, ['consent']])
  expect(timesForgotten()).toBe(before + 1)
  sessionStorage.setItem('booking-draft', 'Viggo')
  rememberPerson('user-viggo')
  expect(sessionStorage.getItem('booking-draft')).toBe('Viggo')
})

test.each([
  ['logs out', () => forgetPerson()],
  ['gives way to somebody else', () => rememberPerson('user-viggo')],
])('a tab forgets when its person %s in another one, and is told once', (_, deed) => {
  rememberPerson('user-amira')
  leaveThings()
  elsewhere(deed)
  expect(inTab()).toBe(0)
  expect(told.mock.calls).toEqual([['elsewhere']])
  document.dispatchEvent(new Event('visibilitychange'))
  expect(told.mock.calls).toHaveLength(1)
})

test('what listens late is told of a logout that came before it', () => {
  rememberPerson('user-amira')
  stop()
  elsewhere(forgetPerson)
  expect(told).not.toHaveBeenCalled()
  stop = onForgotten(told)
  expect(told.mock.calls).toEqual([['elsewhere']])
})

test('what the next person types in another tab is not taken away by one that wakes late', () => {
  rememberPerson('user-amira')
  leaveThings()
  elsewhere(() => {
    rememberPerson('user-viggo')
    writeCookie('caseWizard', 'Viggo', 60)
  })
  expect(readCookie('caseWizard')).toBe('Viggo')
})

test('a tab that is opened again after a logout holds nothing any more', () => {
  rememberPerson('user-amira')
  leaveThings()
  const kept = copyOfTab()
  forgetPerson()
  for (const [key, value] of Object.entries(kept)) sessionStorage.setItem(key, value)
  forgetIfEnded()
  expect(inTab()).toBe(0)
})

test.each(['{', '[]', 'null', '{"end":1,"id":{}}'])('a record like %s counts as none', (text) => {
  localStorage.setItem('person', text)
  rememberPerson('user-amira')
  expect(JSON.parse(localStorage.getItem('person') ?? '')).toEqual({ end: '', id: 'user-amira' })
})
