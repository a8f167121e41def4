import embedSv from '#src/screens/embed/messages.sv.json' with { type: 'json' }
import faultNb from '#src/features/fault-report/messages.nb.json' with { type: 'json' }
import faultSv from '#src/features/fault-report/messages.sv.json' with { type: 'json' }
import { embed, logInByEmail, test } from '#tests/support/pages/host-page.ts'
import { expect, on } from '#tests/support/journey/journey.ts'
import { texts } from '#tests/support/texts/texts.ts'

const { login } = texts.sv

// each journey loads a page of a host and the portal in it
test.slow()

test('a login in a frame tells its host how high it is and who logged in, and leads the whole window on [F-122, R-073, E-057, S-026]', async ({
  page,
  baseURL,
  hostPort,
}) => {
  const src = on('localhost', '/embed/plain/?referrer=/mina-sidor/kontakter/', baseURL)
  const { frame, heard } = await embed(page, `http://localhost:${hostPort}`, src)
  await expect(frame.getByRole('heading', { level: 1, name: login.title })).toBeVisible()
  const { origin } = new URL(src)
  await expect.poll(heard).toContainEqual({ origin, embed: 'plain', event: 'ready' })
  const heights = async () => (await heard()).map((one) => (one.event === 'size' ? one.height : 0))
  await expect.poll(async () => Math.max(...(await heights()))).toBeGreaterThan(300)

  await frame.getByRole('button', { name: login.email.toggle }).click()
  await logInByEmail(frame, 'amira.nordin@example.com', 'hemligt-ord')
  await expect(frame.getByRole('heading', { name: embedSv.loggedIn.title })).toBeFocused()
  const goal = '/mina-sidor/kontakter/'
  await expect.poll(heard).toContainEqual({ origin, embed: 'plain', event: 'logged-in', as: 'private', goal })
  await frame.getByRole('link', { name: embedSv.loggedIn.goOn }).click()
  await expect(page).toHaveURL(on('localhost', goal, baseURL))
  await expect(page.getByRole('banner')).toBeVisible()
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
  await frame.locator('#fault-description').fill('Dörren har lossnat.')
  await next()
  await heading('summaryResident')
  await frame.getByRole('button', { name: faultSv.button.submit }).click()
  await expect(frame.getByRole('heading', { name: faultSv.sent.title })).toBeFocused()
  await frame.getByRole('button', { name: faultSv.sent.seeCase }).click()
  await expect(page).toHaveURL(/\/mina-sidor\/arenden\/\?errandId=/)
  await expect(page.getByRole('main').getByText('Dörren har lossnat.')).toBeVisible()
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

test('the page about embedding shows a view in a frame, whose links lead the whole window on [F-122, R-073]', async ({
  page,
  baseURL,
}) => {
  await page.goto(on('localhost', '/embed/', baseURL))
  await page.getByRole('button', { name: new RegExp(`^${embedSv.guide.show} email$`) }).press('Enter')
  const frame = page.frameLocator('iframe')
  await expect(frame.getByLabel(login.email.email, { exact: true })).toBeVisible()
  await frame.getByRole('link', { name: login.links.register }).click()
  await expect(page).toHaveURL(on('localhost', '/skapa-konto/', baseURL))
})

test('on a page of another site a login in a frame outlives a reload, though browsers drop the usual cookies there [F-122, K-048]', async ({
  page,
  context,
  baseURL,
  hostPort,
}) => {
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
