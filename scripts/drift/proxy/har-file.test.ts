import { linkSync, readFileSync, statSync, symlinkSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { temporaryFolder } from '#tests/support/temporary-folder.ts'
import { exchangeIn } from '../har/entry-exchange.ts'
import type { Json } from '../document/json.ts'
import type { Exchange } from '../traffic/exchange.ts'
import { createHarFile } from './har-file.ts'

const folder = temporaryFolder('drift-har-file')
let made = 0
const freshName = () => join(folder, `${(made += 1)}.har`)

type Har = { log: { entries: Json[] } }

async function recorded(exchanges: readonly Partial<Exchange>[], file = freshName()) {
  const har = await createHarFile(file)
  for (const one of exchanges) {
    const whole: Exchange = {
      method: 'GET',
      url: '/',
      requestHeaders: {},
      requestBody: '',
      status: 200,
      responseHeaders: {},
      responseBody: '',
      ...one,
    }
    await har.add(whole, 0, 1)
  }
  await har.close()
  const text = readFileSync(file, 'utf8')
  return { file, text, entries: (JSON.parse(text) as Har).log.entries.map(exchangeIn) }
}

const jwt = `eyJhbGciOiJIUzI1NiJ9.${Buffer.from('{"sub":"19900101-2385"}').toString('base64url')}.c2lnbmVk`
const form = { 'content-type': 'application/x-www-form-urlencoded' }
const json = { 'content-type': 'application/json; charset=utf-8' }

/** What somebody who reads the recording could log in with, or learn about who did. */
const hidden = [
  'code-4f9a2b',
  'state-77aa01',
  'verifier-abcdef',
  'refresh-55',
  'Sommar2026',
  'ticket-9',
  'sid-from-cookie',
  'csrf-1',
  '199001012385',
  '19900101-2385',
  'amira.nordin',
  '0701740605',
  'client-s3cret',
  'saml-9f',
  'pin-4711',
  '4711',
  jwt,
  'user:pw',
]

/** A login with authorisation code, as it passes between a browser, a portal and whoever identifies people. */
const login: Partial<Exchange>[] = [
  {
    url: '/authorize?response_type=code&client_id=portal&state=state-77aa01&nonce=ticket-9&login_hint=199001012385&redirect_uri=https%3A%2F%2Fportal.example%2Fcb',
    status: 302,
    responseHeaders: {
      location:
        'https://user:pw@portal.example/cb?code=code-4f9a2b&state=state-77aa01#access_token=refresh-55&token_type=bearer',
      'set-cookie': 'sid=sid-from-cookie',
    },
  },
  {
    url: '/cb?code=code-4f9a2b&state=state-77aa01',
    requestHeaders: {
      referer: 'https://id.example/login?pnr=19900101-2385&ticket=ticket-9&next=%2Fcb%3Fcode%3Dcode-4f9a2b',
      cookie: 'sid=sid-from-cookie',
      'x-csrf': 'csrf-1',
      authorization: `Bearer ${jwt}`,
    },
    responseHeaders: {
      refresh: '0; url=https://portal.example/cb?code=code-4f9a2b',
      'x-next': '/a;jsessionid=sid-from-cookie',
    },
  },
  {
    method: 'POST',
    url: '/token',
    requestHeaders: form,
    requestBody:
      'grant_type=authorization_code&code=code-4f9a2b&code_verifier=verifier-abcdef&client_secret=client-s3cret&username=amira.nordin%40example.com&password=Sommar2026',
    responseHeaders: json,
    responseBody: JSON.stringify({
      access_token: jwt,
      refresh_token: 'refresh-55',
      token_type: 'Bearer',
      expires_in: 3600,
      session: { tokens: ['refresh-55'], token: { value: 'refresh-55' } },
      person: {
        ssn: '19900101-2385',
        personalNumber: 199001012385,
        email: 'amira.nordin@example.com',
        phone: '0701740605',
      },
      note: `written by amira.nordin@example.com, 19900101-2385, with ${jwt}`,
      links: ['https://portal.example/cb?code=code-4f9a2b'],
    }),
  },
  {
    method: 'POST',
    url: '/verify',
    requestHeaders: { 'content-type': 'multipart/form-data; boundary=a' },
    requestBody:
      '--a\r\nContent-Disposition: form-data; name="pin"\r\n\r\n4711\r\n--a\r\nContent-Disposition: form-data; name="f"; filename="f.txt"\r\n\r\nkept as it is\r\n--a--\r\n',
    responseHeaders: { 'content-type': 'text/html; charset=iso-8859-1' },
    responseBody: Buffer.from(
      '<p>H\u{E4}r</p><form><input type="hidden" name="SAMLResponse" value="saml-9f"></form>',
      'latin1',
    ),
  },
  {
    responseHeaders: { 'content-type': 'text/event-stream' },
    responseBody: 'data: {"pinCode":"pin-4711","token": "refresh-55", "a": 1',
  },
  {
    url: '/persons/19900101-2385/homes',
    responseHeaders: json,
    responseBody: '{"token":"refresh-55", "cut": ',
  },
  { url: '/persons/amira.nordin%40example.com/homes' },
]

test('a recorded login holds nothing that somebody could log in with, or that says who did', async () => {
  const { text, entries } = await recorded(login)
  const bodies = entries
    .flatMap((one) => [one?.requestBody, one?.responseBody])
    .map((body) => Buffer.from(body ?? '').toString('latin1'))
  for (const secret of hidden)
    for (const place of [text, decodeURIComponent(text.replaceAll(/%(?![\da-f]{2})/gi, '%25')), ...bodies])
      expect(place).not.toContain(secret)
})

test('what is masked has its shape, so that the recording can be held against a contract again', async () => {
  const { entries } = await recorded(login)
  const answer = JSON.parse(String(entries[2]?.responseBody)) as Json
  expect(answer).toMatchObject({
    token_type: 'Bearer',
    expires_in: 3600,
    person: {
      ssn: '00000000-0000',
      personalNumber: 100_000_000_000,
      email: 'masked@example.invalid',
      phone: '0000000000',
    },
  })
  expect(entries[0]?.url).toContain('response_type=code&client_id=portal')
  expect(entries[5]?.url).toBe('http://localhost/persons/00000000-0000/homes')
  expect(String(entries[3]?.requestBody)).toContain('kept as it is')
})

test('what tells nothing is kept to the letter, and identifiers with it', async () => {
  const id = '550e8400-e29b-41d4-a716-446655440000'
  const body = `{ "id": "${id}", "code": "NOT_FOUND", "authMethod": "app", "price": 1.50, "emailInUse": true }`
  const { entries } = await recorded([
    { url: `/homes/${id}?page=2&q=a+b`, responseHeaders: json, responseBody: body },
  ])
  expect(entries[0]).toMatchObject({ url: `http://localhost/homes/${id}?page=2&q=a+b`, responseBody: body })
})

test.each(['//[', '/%zz?%=%&a', '*', 'http://[', `/?${'a=http://b?'.repeat(2000)}`])(
  'an address that is none is kept as well: %s',
  async (url) => {
    const { entries } = await recorded([{ url }])
    expect(entries).toHaveLength(1)
  },
)

test('bodies that are long, deep or odd take no time', async () => {
  const long = [
    'a'.repeat(5e5),
    '"a":"\\'.repeat(1e5),
    'name="a"\r\n'.repeat(5e4),
    `<input${' '.repeat(5e5)}`,
    '?'.repeat(5e5),
    'a@'.repeat(2e5),
    'eyJ'.repeat(1e5),
    `${'['.repeat(5e5)}`,
    `${'{"token":'.repeat(1e5)}1`,
    '1-'.repeat(2e5),
    'http://a?b=x+'.repeat(2e4),
  ]
  for (const type of [
    json,
    form,
    { 'content-type': 'multipart/form-data; boundary=a' },
    { 'content-type': 'text/plain' },
  ]) {
    for (const responseBody of long) {
      const start = performance.now()
      await recorded([{ responseHeaders: type, responseBody }])
      expect
        .soft(performance.now() - start, `${type['content-type']}: ${responseBody.slice(0, 30)}`)
        .toBeLessThan(1000)
    }
  }
}, 60_000)

const modeOf = (file: string) => (statSync(file).mode & 0o777).toString(8)

test.skipIf(process.platform === 'win32')(
  'nobody but its owner reads the file, one that was there before included',
  async () => {
    expect(modeOf((await recorded([])).file)).toBe('600')
    const [before, other] = [freshName(), freshName()]
    writeFileSync(before, 'before', { mode: 0o644 })
    linkSync(before, other)
    await recorded([], before)
    expect(modeOf(before)).toBe('600')
    // another name of the old file keeps the old file
    expect(readFileSync(other, 'utf8')).toBe('before')
  },
)

test.skipIf(process.platform === 'win32')(
  'a link in place of the file is refused, and what it leads to is left alone',
  async () => {
    const [target, link] = [freshName(), freshName()]
    writeFileSync(target, 'before')
    symlinkSync(target, link)
    await expect(recorded([], link)).rejects.toThrow(`${link} is a link; name a file.`)
    expect(readFileSync(target, 'utf8')).toBe('before')
    await expect(recorded([], folder)).rejects.toThrow('is a folder')
    await expect(recorded([], join(folder, 'none', 'a.har'))).rejects.toThrow('cannot be written')
  },
)
