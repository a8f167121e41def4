import embedNb from '#src/features/embed/messages.nb.json' with { type: 'json' }
import embedSv from '#src/features/embed/messages.sv.json' with { type: 'json' }
import faultNb from '#src/features/fault-report/messages.nb.json' with { type: 'json' }
import faultSv from '#src/features/fault-report/messages.sv.json' with { type: 'json' }
import { barriers } from '#tests/support/barriers.ts'
import { embed, logInByEmail, test } from '#tests/support/host-page.ts'
import { expect, on } from '#tests/support/journey.ts'
import { logInAs } from '#tests/support/log-in.ts'
import { filled, texts } from '#tests/support/texts.ts'

const { login } = texts.sv

// each journey loads a page of a host and the portal in it
test.slow()

test('a login in a frame has nothing of the portal around it, tells its host how high it is and who logged in, and leads the whole window on [F-122, R-073, E-057, S-026]', async ({
  page,
  baseURL,
  hostPort,
}) => {
  const src = on('localhost', '/embed/plain/?referrer=/mina-sidor/kontakter/', baseURL)
  const { frame, heard } = await embed(page, `http://localhost:${hostPort}`, src)
  await expect(frame.getByRole('heading', { level: 1, name: login.title })).toBeVisible()
  for (const role of ['banner', 'contentinfo', 'dialog'] as const)
    await expect(frame.getByRole(role)).toHaveCount(0)
  expect(await barriers(page)).toEqual([])
  const { origin } = new URL(src)
  await expect.poll(heard).toContainEqual({ origin, embed: 'plain', event: 'ready' })
  const heights = async () => (await heard()).map((one) => (one.event === 'size' ? one.height : 0))
  await expect.poll(async () => Math.max(...(await heights()))).toBeGreaterThan(300)

  await frame.getByRole('button', { name: login.email.toggle }).click()
  await logInByEmail(frame, 'amira.nordin@example.com', 'fel')
  await expect(frame.getByText(login.problem.emailLoginFailed).first()).toBeVisible()
  expect(await barriers(page)).toEqual([])
  await logInByEmail(frame, 'amira.nordin@example.com', 'hemligt-ord')
  await expect(frame.getByRole('heading', { name: embedSv.loggedIn.title })).toBeFocused()
  expect(await barriers(page)).toEqual([])
  const goal = '/mina-sidor/kontakter/'
  await expect.poll(heard).toContainEqual({ origin, embed: 'plain', event: 'logged-in', as: 'private', goal })
  await frame.getByRole('link', { name: embedSv.loggedIn.goOn }).click()
  await expect(page).toHaveURL(on('localhost', goal, baseURL))
  await expect(page.getByRole('banner')).toBeVisible()
})

test('each login form is what its name says: e-mail first, private persons alone, or with the boards [F-122, E-057]', async ({
  page,
  baseURL,
  hostPort,
}) => {
  const host = `http://localhost:${hostPort}`
  const show = (view: string) => embed(page, host, on('localhost', `/embed/${view}/`, baseURL))
  const register = { name: login.links.register }
  const own = (await show('case-management-private')).frame
  await expect(own.getByRole('button', { name: login.eid.otherDevice })).toBeVisible()
  await expect(own.getByRole('tab')).toHaveCount(0)
  const both = (await show('case-management')).frame
  await expect(both.getByRole('tab')).toHaveText([login.tab.private, login.tab.board])
  await expect(both.getByRole('link', register)).toHaveCount(0)
  const email = (await show('email')).frame
  await expect(email.getByLabel(login.email.email, { exact: true })).toBeVisible()
  await expect(email.getByRole('tab')).toHaveCount(0)
  await email.getByRole('link', register).click()
  await expect(page).toHaveURL(on('localhost', '/skapa-konto/', baseURL))
})

test('whoever logs in to report a fault reports it in the same frame, and sees it in the portal [F-122, S-027, F-114]', async ({
  page,
  mock,
  baseURL,
  hostPort,
}) => {
  await page.goto(on('localhost', '/', baseURL))
  await mock.call('PUT', '/eid/behaviour', { mode: 'auto', personaId: 'amira', delaySeconds: 0 })
  const src = on('localhost', '/embed/case-management/', baseURL)
  const { frame, heard } = await embed(page, `http://localhost:${hostPort}`, src)
  await frame.getByRole('button', { name: login.eid.otherDevice }).click()
  const heading = (view: keyof typeof faultSv.heading) =>
    expect(frame.getByRole('heading', { level: 2, name: faultSv.heading[view] })).toBeFocused()
  const next = () => frame.locator('button[type=submit]').click()
  await heading('acceptTerms')
  await expect
    .poll(heard)
    .toContainEqual(expect.objectContaining({ embed: 'case-management', event: 'logged-in', as: 'private' }))
  await expect
    .poll(heard)
    .toContainEqual(expect.objectContaining({ embed: 'case-management-sweden', event: 'ready' }))
  expect(await barriers(page)).toEqual([])
  await frame.locator('#fault-acceptTerms').check()
  await next()
  await heading('contactNoManagement')
  await next()
  await heading('residentResidence')
  await frame.getByRole('radio', { name: faultSv.place.dwelling }).check()
  await frame.getByRole('radio', { name: /Ekbacksgatan 4 B/ }).check()
  await next()
  await heading('problemArea')
  await frame.getByRole('radio', { name: 'Hall', exact: true }).check()
  await next()
  await heading('problemAreaDetails')
  await frame.getByRole('radio', { name: 'Garderob', exact: true }).check()
  await next()
  await heading('description')
  await next()
  await expect(frame.getByRole('alert').first()).toBeFocused()
  expect(await barriers(page)).toEqual([])
  await frame.locator('#fault-description').fill('Dörren har lossnat.')
  await next()
  await heading('summaryResident')
  await frame.getByRole('button', { name: faultSv.button.submit }).click()
  await expect(frame.getByRole('heading', { name: faultSv.sent.title })).toBeFocused()
  await frame.getByRole('button', { name: faultSv.sent.seeCase }).click()
  await expect(page).toHaveURL(/\/mina-sidor\/arenden\/\?errandId=/)
  await expect(page.getByRole('main').getByText('Dörren har lossnat.')).toBeVisible()
})

test('without a login the report in a frame asks who reports; closed, it says so and can be opened again [F-122, P-025, Q-042]', async ({
  page,
  baseURL,
  hostPort,
}) => {
  const src = on('no.localhost', '/embed/case-management-norway/', baseURL)
  const { frame, heard } = await embed(page, `http://no.localhost:${hostPort}`, src)
  await expect(frame.getByRole('heading', { level: 2, name: faultNb.heading.acceptTerms })).toBeVisible()
  expect(await barriers(page)).toEqual([])
  await frame.getByRole('button', { name: faultNb.cancel.button }).first().click()
  await expect(frame.getByRole('heading', { name: embedNb.closed.report })).toBeVisible()
  expect(await barriers(page)).toEqual([])
  await expect.poll(heard).toContainEqual(expect.objectContaining({ event: 'closed' }))
  await frame.getByRole('button', { name: embedNb.closed.startReport }).click()
  await expect(frame.getByRole('heading', { level: 2, name: faultNb.heading.acceptTerms })).toBeVisible()
})

test('an account without an e-ID gets one in the frame, the host is told, and the report goes on [F-117, F-122, S-027]', async ({
  page,
  mock,
  baseURL,
  hostPort,
}) => {
  await page.goto(on('localhost', '/', baseURL))
  await mock.call('PUT', '/eid/behaviour', { mode: 'auto', personaId: 'lucas', delaySeconds: 0 })
  await logInAs(page, mock, 'tove')
  const src = on('localhost', '/embed/update-bank-id/', baseURL)
  const { frame, heard } = await embed(page, `http://localhost:${hostPort}`, src)
  await expect(frame.getByRole('heading', { name: faultSv.bankid.title })).toBeVisible()
  expect(await barriers(page)).toEqual([])
  await frame.getByRole('button', { name: faultSv.bankid.start }).click()
  await expect(frame.getByRole('heading', { name: faultSv.bankid.done })).toBeVisible()
  await expect.poll(heard).toContainEqual(expect.objectContaining({ event: 'bank-id-added' }))
  await frame.getByRole('button', { name: faultSv.bankid.continue }).click()
  await expect(frame.getByRole('heading', { level: 2, name: faultSv.heading.acceptTerms })).toBeVisible()

  const after = await embed(
    page,
    `http://localhost:${hostPort}`,
    on('localhost', '/embed/update-bank-id-done/', baseURL),
  )
  await expect(after.frame.getByRole('heading', { name: embedSv.bankid.title })).toBeVisible()
  expect(await barriers(page)).toEqual([])
})

test('an e-ID on a page of its own takes the whole window, since no provider lets itself be framed, and the report goes on in the portal [F-122, S-026]', async ({
  page,
  baseURL,
  hostPort,
}) => {
  const src = on('no.localhost', '/embed/case-management-private/', baseURL)
  const { frame } = await embed(page, `http://no.localhost:${hostPort}`, src)
  await frame.getByRole('button', { name: texts.nb.login.eid.redirect }).click()
  await expect(page).toHaveURL(/\/eid-provider\//)
  await page.getByRole('radio', { name: /Henning/ }).check()
  await page.getByRole('button', { name: 'Godkjenn' }).click()
  await expect(page).toHaveURL(/no\.localhost:\d+\/mine-sider\/saker\//)
  await expect(page.getByRole('dialog', { name: faultNb.title })).toBeVisible()
})

test('a view that its site does not have is not there', async ({ page, baseURL, hostPort }) => {
  const src = on('localhost', '/embed/case-management-norway/', baseURL)
  const { frame } = await embed(page, `http://localhost:${hostPort}`, src)
  await expect(frame.getByRole('heading', { name: texts.sv.app.notFound.title })).toBeVisible()
})

test('the page about embedding gives the code of each view and shows it in a frame [F-122, R-073]', async ({
  page,
  baseURL,
}) => {
  await page.goto(on('localhost', '/embed/', baseURL))
  await expect(page.getByRole('heading', { level: 1, name: embedSv.guide.title })).toBeVisible()
  await expect(page.getByRole('heading', { level: 2 })).toContainText([
    'case-management',
    'plain',
    'case-management-sweden',
  ])
  const code = page.getByRole('region', { name: filled(embedSv.guide.code, { name: 'email' }) })
  await expect(code).toHaveText(/^<iframe src="http:\/\/localhost:\d+\/embed\/email\/" title="Logga in"/)
  const show = page.getByRole('button', { name: new RegExp(`^${embedSv.guide.show} email$`) })
  await show.press('Enter')
  await expect(page.frameLocator('iframe').getByLabel(login.email.email, { exact: true })).toBeVisible()
  expect(await barriers(page)).toEqual([])
  await page.setViewportSize({ width: 320, height: 700 })
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320)
})

test('on a page of another site a login in a frame outlives a reload, though browsers drop the usual cookies there [F-122, K-048]', async ({
  page,
  context,
  baseURL,
  hostPort,
}, { project }) => {
  test.skip(project.name === 'static', 'a browser lets no service worker into such a frame')
  const src = on('localhost', '/embed/email/', baseURL)
  const host = `http://ekbacken.localhost:${hostPort}`
  const { frame } = await embed(page, host, src)
  await logInByEmail(frame, 'amira.nordin@example.com', 'hemligt-ord')
  await expect(frame.getByRole('heading', { name: embedSv.loggedIn.title })).toBeVisible()
  const token = (await context.cookies()).find(({ name }) => name === 'token')
  expect(token).toMatchObject({ sameSite: 'None', secure: true })
  await page.reload()
  await expect(frame.getByRole('heading', { name: embedSv.loggedIn.title })).toBeVisible()
})
