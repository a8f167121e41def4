import { expect, test } from 'vitest'
import { eidReturnOf } from './eid-return.ts'

const back = (query: string, hash = '', stored: string | null = null) =>
  eidReturnOf('register', new URLSearchParams(query), hash, stored)

test('a code or a session comes back to the flow that was left, as the address or the tab says it [R-062, G-030]', () => {
  expect(back('type=register&code=abc&sid=ses-1')).toEqual({ kind: 'code', code: 'abc', session: 'ses-1' })
  expect(back('poolingId=ses-2', '', 'register')).toEqual({ kind: 'session', session: 'ses-2' })
  expect(back('type=register')).toBeUndefined()
})

test('the return of another flow is nobody else’s [E-030]', () => {
  expect(back('type=login&code=abc', '', 'register')).toBeUndefined()
  expect(back('code=abc')).toBeUndefined()
})

test('a refusal in the hash is told by its name [X-036]', () => {
  expect(back('type=register', 'eident-error-nopid')).toEqual({
    kind: 'problem',
    problem: 'mustActivatePid',
  })
})
