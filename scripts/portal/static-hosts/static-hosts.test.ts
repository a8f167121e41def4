import { expect, test } from 'vitest'
import { readCaddy, readCloudflare, readNetlify, readNginx } from '#tests/support/host-files.ts'
import { contentPolicy } from '../headers/content-policy.ts'
import { type HeaderTable, headerTable, headersAt } from '../headers/headers.ts'
import { caddyHeaders } from './caddy.ts'
import { netlifyHeaders } from './netlify.ts'
import { nginxHeaders } from './nginx.ts'

const env = { VITE_DEMO: '1', VITE_FILM_HOSTS: 'https://films.example' }
const table = headerTable({ policy: contentPolicy({ script: ["'sha256-a+/='"], style: [] }, env), env })

const paths = ['/', '/mina-sidor/', '/embed/plain/', '/en/embed/plain/', '/film-provider/', '/assets/a.js']

test.each(paths)('every host sends the headers of the table for %s, with the same values', (path) => {
  const wanted = headersAt(table, path)
  expect(Object.keys(wanted)).toHaveLength(8)
  expect(readNetlify(netlifyHeaders(table), path)).toEqual(wanted)
  expect(readCloudflare(netlifyHeaders(table), path)).toEqual(wanted)
  expect(readNginx(nginxHeaders(table), path)).toEqual(wanted)
  expect(readCaddy(caddyHeaders(table), path)).toEqual(wanted)
})

test('a value that a host would read as a variable is refused instead of written', () => {
  const odd = (value: string): HeaderTable => ({ all: { 'X-Odd': value }, below: [] })
  expect(() => nginxHeaders(odd('$host'))).toThrow('nginx')
  expect(() => caddyHeaders(odd('{host}'))).toThrow('Caddy')
})
