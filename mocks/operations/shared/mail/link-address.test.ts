import { expect, test } from 'vitest'
import { jmno } from '#src/sites/jmno.ts'
import { jmse } from '#src/sites/jmse.ts'
import { createBackend } from '../../../backend.ts'
import { linkAddress } from './link-address.ts'

const world = createBackend({ onViolation: 'fail' }).worlds.make('default')

function linkFrom(headers: Record<string, string>, site = jmse, url = 'http://localhost:4010/system/user') {
  const request = new Request(url, { headers })
  return new URL(linkAddress('setPassword', { site, query: 'token=rst-1', world, request }))
}

test('a mail leads to the portal that asked for it, on the person’s own site', () => {
  const asked = { origin: 'http://localhost:5173' }
  expect(linkFrom(asked).origin).toBe('http://localhost:5173')
  expect(linkFrom(asked).searchParams.get('token')).toBe('rst-1')
  expect(linkFrom(asked, jmno).origin).toBe('http://no.localhost:5173')
  expect(linkFrom(asked, jmno).pathname).not.toBe(linkFrom(asked).pathname)
  expect(linkFrom({ referer: 'http://kvarter.localhost:5173/logga-in/' }).origin).toBe(
    'http://localhost:5173',
  )
})

test('a demonstration that runs elsewhere names the site in the address', () => {
  const link = linkFrom({ origin: 'https://demo.example' }, jmno, 'https://demo.example/system/user')
  expect(link.origin).toBe('https://demo.example')
  expect(link.searchParams.get('site')).toBe('Jmno')
})

test('where no page asked, a mail leads to the portal that the mock was told of', () => {
  const told = { ...world, portal: 'http://localhost:5173' }
  const request = new Request('http://localhost:4010/system/user')
  const link = new URL(linkAddress('changeEmail', { site: jmno, query: 'id=1', world: told, request }))
  expect(link.origin).toBe('http://no.localhost:5173')
})

test('nobody is led to the page of a stranger who asked', () => {
  expect(linkFrom({ origin: 'https://elsewhere.example' }).origin).toBe('http://localhost:4010')
  expect(linkFrom({ origin: 'null' }).origin).toBe('http://localhost:4010')
})
