import { expect, test } from 'vitest'
import { type Notification, Notifications, type NotificationsData } from './notifications.ts'

const waiting = (id: string, createdOn: string): Notification => ({
  notificationType: 'Case',
  name: 'case_updated',
  id,
  createdOn,
})
const all = [waiting('a', '2026-11-18T09:00:00Z'), waiting('b', '2026-11-19T09:00:00Z')]

function opened() {
  const data: NotificationsData = { paused: {} }
  const notifications = new Notifications(data)
  const ids = (user = 'user-amira') => notifications.open(user, all).map(({ id }) => id)
  return { data, notifications, ids }
}

test('what waits is told newest first', () => {
  expect(opened().ids()).toEqual(['b', 'a'])
})

test('a paused one stays away from who paused it, and from nobody else', () => {
  const { notifications, ids } = opened()
  expect(notifications.pause('user-amira', 'b', all)).toBe(true)
  expect(ids()).toEqual(['a'])
  expect(ids('user-saga')).toEqual(['b', 'a'])
})

test('an errand that was paused is told again when something new happens to it, and can be paused again', () => {
  const { notifications, data } = opened()
  const later = [waiting('a', '2026-11-20T09:00:00Z')]
  notifications.pause('user-amira', 'a', all)
  expect(notifications.open('user-amira', later)).toEqual(later)
  notifications.pause('user-amira', 'a', later)
  expect(notifications.open('user-amira', later)).toEqual([])
  expect(data.paused['user-amira']).toEqual(['a@2026-11-20T09:00:00Z'])
})

test('pausing twice is like pausing once, and nobody pauses what does not wait for them', () => {
  const { notifications, data } = opened()
  expect(notifications.pause('user-amira', 'a', all)).toBe(true)
  expect(notifications.pause('user-amira', 'a', all)).toBe(true)
  expect(notifications.pause('user-amira', 'c', all)).toBe(false)
  expect(data).toEqual({ paused: { 'user-amira': ['a@2026-11-18T09:00:00Z'] } })
})

test('of more than two hundred paused ones the first are forgotten', () => {
  const { notifications, data } = opened()
  for (let attempt = 0; attempt < 201; attempt++)
    notifications.pause('user-amira', `n-${attempt}`, [waiting(`n-${attempt}`, '2026-11-18T09:00:00Z')])
  expect(data.paused['user-amira']).toHaveLength(200)
  expect(data.paused['user-amira']?.[0]).toBe('n-1@2026-11-18T09:00:00Z')
})
