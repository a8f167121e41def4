import { expect, test } from '@playwright/test'
import type { Frame, Page } from '@playwright/test'
import { chromiumArgs, findTestBrowser } from '#scripts/setup/chromium.ts'
import { type OwnMock, onePage, ownMock } from '#tests/support/servers/own-mock.ts'

const executablePath = findTestBrowser()

// names of somebody else, both of which lead to this machine
const rebinding = '--host-resolver-rules=MAP evil.test 127.0.0.1, MAP rebound.test 127.0.0.1'
test.use({
  launchOptions: { args: [...chromiumArgs, rebinding], ...(executablePath && { executablePath }) },
})

let mock: OwnMock
let elsewhere: Awaited<ReturnType<typeof onePage>>

test.beforeEach(async () => {
  mock = await ownMock()
  elsewhere = await onePage('<!doctype html><title>Elsewhere</title><h1>Elsewhere</h1>')
})

test.afterEach(async () => {
  await mock.close()
  await elsewhere.close()
})

/** All that a page can try without being asked; what it could read of each answer. */
const tries = (root: string) => {
  const json = { 'content-type': 'application/json' }
  const plain = { 'content-type': 'text/plain' }
  const calls: [string, string, RequestInit][] = [
    ['reads the world', '/__mock/world', {}],
    ['reads the worlds with cookies', '/__mock/worlds', { credentials: 'include' }],
    ['reads the mails', '/__mock/mailbox', {}],
    ['reads homes with cookies', '/residence/search/stage_tags/1', { credentials: 'include' }],
    ['logs in as somebody', '/__mock/personas/amira/session', { method: 'POST', headers: plain, body: 'x' }],
    ['logs in without a body', '/__mock/personas/amira/session', { method: 'POST' }],
    [
      'moves the clock',
      '/__mock/clock/advance',
      { method: 'POST', headers: json, body: '{"seconds":86400}' },
    ],
    [
      'lets everything fail',
      '/__mock/faults',
      { method: 'POST', headers: json, body: '{"operationId":"*","status":503}' },
    ],
    ['makes a world', '/__mock/worlds', { method: 'POST', headers: json, body: '{"id":"evil"}' }],
    ['starts a scenario', '/__mock/scenarios/search-down/apply', { method: 'POST' }],
    ['empties the log', '/__mock/log', { method: 'DELETE' }],
    [
      'starts a login',
      '/account_service/login/bank_id/start',
      { method: 'POST', headers: plain, body: '{}' },
    ],
  ]
  return Promise.all(
    calls.map(async ([what, path, init]) => {
      // a second time without a look at the answer: that is sent even where it could not be read
      if (!init.headers || init.headers === plain)
        await fetch(root + path, { ...init, mode: 'no-cors' }).catch(() => undefined)
      const status = await fetch(root + path, init).then(
        (answer) => answer.status,
        () => 'blocked',
      )
      return [what, status] as const
    }),
  )
}

const attack = (page: Page | Frame, root: string) => page.evaluate(tries, root)

/** Posts the form that any page can post, into a frame of its own. */
const postForm = (page: Page, action: string) =>
  page.evaluate(async (address) => {
    const frame = document.createElement('iframe')
    frame.name = `target-${document.forms.length}`
    const form = document.createElement('form')
    Object.assign(form, { method: 'post', action: address, target: frame.name, enctype: 'text/plain' })
    document.body.append(frame, form)
    const loaded = new Promise((done) => frame.addEventListener('load', done))
    form.submit()
    await loaded
  }, action)

/** What somebody could have changed. */
function stateOf({ backend }: OwnMock) {
  const world = backend.worlds.get('default')
  const { personaId, scenarioId, revision, clock, faults } = world?.data ?? {}
  return structuredClone({
    personaId,
    scenarioId,
    revision,
    clock,
    faults,
    worlds: backend.worlds.list().length,
  })
}

const blocked = (done: readonly (readonly [string, number | string])[]) =>
  expect(done.filter(([, status]) => status !== 'blocked')).toEqual([])

test('a page of this machine can do what a page elsewhere tries', async ({ page }) => {
  const before = stateOf(mock)
  await page.goto(`http://portal.localhost:${elsewhere.port}/`)
  const done = await attack(page, `http://portal.localhost:${mock.port}`)
  expect(done).toContainEqual(['reads the world', 200])
  expect(done).toContainEqual(['logs in without a body', 200])
  expect(done).toContainEqual(['makes a world', 201])
  expect(done.filter(([, status]) => status === 'blocked')).toEqual([])
  expect(stateOf(mock)).not.toEqual(before)
})

test('a page of another origin reads nothing and changes nothing, with or without asking first', async ({
  page,
}) => {
  const before = stateOf(mock)
  await page.goto(`http://evil.test:${elsewhere.port}/`)
  for (const root of [`http://localhost:${mock.port}`, `http://127.0.0.1:${mock.port}`]) {
    blocked(await attack(page, root))
    await postForm(page, `${root}/__mock/personas/amira/session`)
  }
  expect(stateOf(mock)).toEqual(before)
})

test('a sandboxed frame, whose origin is null, reads nothing and changes nothing', async ({ page }) => {
  const before = stateOf(mock)
  await page.goto(`http://evil.test:${elsewhere.port}/`)
  await page.evaluate(async () => {
    const frame = document.createElement('iframe')
    frame.setAttribute('sandbox', 'allow-scripts')
    frame.srcdoc = '<h1>Nobody</h1>'
    const loaded = new Promise((done) => frame.addEventListener('load', done))
    document.body.append(frame)
    await loaded
  })
  const frame = page.frames().at(-1)
  if (!frame) throw new Error('There is no frame')
  expect(await frame.evaluate(() => self.origin)).toBe('null')
  blocked(await attack(frame, `http://localhost:${mock.port}`))
  expect(stateOf(mock)).toEqual(before)
})

test('a name that was pointed to this machine afterwards is refused whatever it asks', async ({
  browser,
}) => {
  // the page of such a name came from elsewhere, and has no policy of the mock
  const context = await browser.newContext({ bypassCSP: true })
  const page = await context.newPage()
  const before = stateOf(mock)
  const root = `http://rebound.test:${mock.port}`
  const answer = await page.goto(`${root}/__mock/world`)
  expect([answer?.status(), answer?.headers()['content-type']]).toEqual([403, 'application/problem+json'])
  // same origin now, so it can read what it is told
  const done = await attack(page, root)
  expect(done.filter(([, status]) => status !== 403)).toEqual([])
  await postForm(page, `${root}/__mock/personas/amira/session`)
  expect(stateOf(mock)).toEqual(before)
  await context.close()
})
