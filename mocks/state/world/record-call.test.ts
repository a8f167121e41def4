import { expect, test } from 'vitest'
import type { LogEntry } from '../../engine/worlds/log.ts'
import { recordCall } from './record-call.ts'
import { newWorldData } from './world-data.ts'

const call = { method: 'GET', path: '/account_service/user', status: 200 } as LogEntry

function noted(...calls: Partial<LogEntry>[]) {
  const data = newWorldData({ id: 'default', seed: 1, size: 1 }, 1000)
  for (const one of calls) recordCall(data, { ...call, ...one }, 5000)
  return data
}

test('a world knows when somebody was last seen, and on which page', () => {
  expect(noted({ path: '/mina-sidor/arenden/GetViewModel' }, {})).toMatchObject({
    lastSeenAt: 5000,
    lastPath: '/mina-sidor/arenden/',
  })
  expect(noted({ path: '/GetViewModel' }).lastPath).toBe('/')
  expect(noted({}).lastPath).toBeNull()
})

test('its revision rises with what may have written, not with what was refused or only read', () => {
  expect(noted({ method: 'POST' }, { method: 'DELETE', status: 204 }).revision).toBe(2)
  expect(noted({}, { method: 'POST', status: 422 }, { method: 'POST', status: null }).revision).toBe(0)
  expect(noted({ method: 'POST', operationId: 'searchObjects' }).revision).toBe(0)
})

test('a GET that changes something counts, when it succeeds [Q-028]', () => {
  const writing = ['pauseNotification', 'confirmChangeEmail', 'selectBoardMember', 'removeBuyResidenceCookie']
  expect(noted(...writing.map((operationId) => ({ operationId }))).revision).toBe(4)
  expect(noted({ operationId: 'pauseNotification', status: 404 }).revision).toBe(0)
  expect(noted({ operationId: 'getNotifications' }).revision).toBe(0)
})
