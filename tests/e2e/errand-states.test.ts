import nb from '#src/features/errands/messages.nb.json' with { type: 'json' }
import sv from '#src/features/errands/messages.sv.json' with { type: 'json' }
import { barriers } from '#tests/support/barriers.ts'
import { errandList, errandRows, openErrands } from '#tests/support/errand-page.ts'
import { expect, on, test } from '#tests/support/journey.ts'
import { logInAs } from '#tests/support/log-in.ts'
import { filled, texts } from '#tests/support/texts.ts'

const { menu } = texts.sv.myPages
const heater = '?errandId=case-204817'

// each state is looked through for barriers
test.slow()

test('whoever just moved in has Errands in the menu once there are some, and nobody loses it when that cannot be told [P-011, C-062, K-065, X-054]', async ({
  page,
  journey,
  mock,
  baseURL,
}) => {
  const overview = on('localhost', '/mina-sidor/', baseURL)
  const entry = page.getByRole('navigation', { name: menu.label }).getByRole('link', { name: menu.errands })
  const other = page.getByRole('navigation', { name: menu.label }).getByRole('link', { name: menu.contacts })
  await journey({ persona: 'elias' })
  const asked = page.waitForResponse(/case_management\/has_cases$/)
  await page.goto(overview)
  const answer = await asked
  expect(await answer.json()).toBe(false)
  await expect(other).toBeVisible()
  await expect(entry).toHaveCount(0)

  const reported = await page.evaluate(
    async ({ url, authorization }) => {
      const report = {
        siteId: '1',
        area: '2',
        address: 'Råstahöjdsvägen 12',
        zipCode: '16960',
        city: 'Solna',
        governmentObjectId: '1201',
        roomId: 'kitchen',
        assetTypeId: 'worktop',
        description: 'Bänkskivan har släppt vid diskhon.',
      }
      const body = new FormData()
      for (const [name, value] of Object.entries(report)) body.append(name, value)
      const headers = { authorization }
      return (await fetch(url, { method: 'POST', body, headers, credentials: 'include' })).status
    },
    {
      url: answer.url().replace('has_cases', 'customer/create_case'),
      authorization: (await answer.request().allHeaders())['authorization'] ?? '',
    },
  )
  expect(reported).toBe(201)
  await page.reload()
  await expect(entry).toBeVisible()

  await mock.call('POST', '/scenarios/has-cases-fails/apply')
  await logInAs(page, mock, 'amira')
  await page.goto(overview)
  await expect(entry).toBeVisible()
  await expect(page.getByRole('alert')).toHaveCount(0)
})

test('an errand of the warranty tells how long it runs and what it covers, and when it has run out [F-125]', async ({
  page,
  mock,
  baseURL,
}) => {
  await openErrands({ page, mock, baseURL }, 'amira', { query: heater, scenario: 'guarantee-ends-tomorrow' })
  const panel = page.getByRole('main')
  await expect(panel.getByText('1 dag kvar')).toBeVisible()
  await expect(panel.getByRole('progressbar', { name: sv.guarantee.title })).toBeVisible()
  await expect(panel.getByText(sv.guarantee.covers)).toBeVisible()
  await openErrands({ page, mock, baseURL }, 'amira', { query: heater, scenario: 'guarantee-over' })
  await expect(panel.getByText(/^Garantin gick ut/)).toBeVisible()
  await expect(panel.getByText(sv.guarantee.covers)).toBeVisible()
  expect(await barriers(page)).toEqual([])
})

test('an attached picture that cannot be fetched says so in its place, and comes when tried again [F-130]', async ({
  page,
  mock,
  baseURL,
}) => {
  await page.goto(on('localhost', '/', baseURL))
  await mock.fault({ operationId: 'getCustomerCaseFile', status: 503 })
  await openErrands({ page, mock, baseURL }, 'amira', { query: heater })
  const failed = page.getByRole('alert').filter({ hasText: filled(sv.files.failed, { name: 'element.jpg' }) })
  await expect(failed).toBeVisible()
  expect(await barriers(page)).toEqual([])
  await mock.clearFaults()
  await failed.getByRole('button', { name: sv.retry }).click()
  const picture = page.getByRole('link', { name: filled(sv.files.open, { name: 'element.jpg' }) })
  await expect(picture).toBeVisible()
  const opened = page.waitForEvent('popup')
  await picture.click()
  await (await opened).close()
})

test('by keyboard alone a resident narrows the list, opens an errand, is stopped by a mistake, completes it and comes back [F-123, F-124, F-126]', async ({
  page,
  mock,
  baseURL,
}) => {
  await openErrands({ page, mock, baseURL }, 'amira')
  const status = page.getByRole('button', { name: sv.filter.statusAll })
  await status.focus()
  await page.keyboard.press('Enter')
  const ongoing = page.getByRole('checkbox', { name: new RegExp(`^${sv.group.ongoing} \\(`) })
  while (!(await ongoing.evaluate((box) => box === document.activeElement))) await page.keyboard.press('Tab')
  await page.keyboard.press('Space')
  await page.keyboard.press('Escape')
  await expect(errandRows(page)).toHaveCount(2)
  await expect(page.getByRole('button', { name: sv.group.ongoing })).toBeFocused()

  const row = errandList(page).getByRole('link').nth(1)
  const title = (await row.textContent()) ?? ''
  while (!(await row.evaluate((link) => link === document.activeElement))) await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { level: 2, name: title })).toBeVisible()
  const edit = page.getByRole('button', { name: sv.detail.edit })
  await edit.focus()
  await page.keyboard.press('Enter')
  const description = page.getByRole('textbox', { name: sv.edit.description })
  await expect(description).toBeVisible()
  while (!(await description.evaluate((box) => box === document.activeElement)))
    await page.keyboard.press('Tab')
  await page.keyboard.press('ControlOrMeta+a')
  await page.keyboard.press('Delete')
  const save = page.getByRole('button', { name: sv.edit.submit })
  await save.press('Enter')
  const summary = page.getByRole('alert').filter({ hasText: sv.edit.summary })
  await expect(summary).toBeFocused()
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await expect(description).toBeFocused()
  await page.keyboard.type('Det låter fortfarande.')
  await save.press('Enter')
  await expect(page.getByRole('main').getByText('Det låter fortfarande.')).toBeVisible()
  await expect(edit).toBeFocused()
})

for (const [screen, width] of [
  ['a wide screen', 1440],
  ['a phone', 390],
] as const)
  test(`on the Norwegian site an errand, its form and the errors of that have no barriers on ${screen} [F-132, V-047]`, async ({
    page,
    journey,
  }) => {
    await page.setViewportSize({ width, height: 844 })
    await journey({ site: 'Jmno', persona: 'henning', path: '/mine-sider/saker/' })
    const errands = page.getByRole('list', { name: nb.list.label })
    await errands.getByRole('link', { name: 'Sluket på badet renner sakte' }).click()
    await expect(page.getByRole('heading', { name: 'Sluket på badet renner sakte' })).toBeVisible()
    expect(await barriers(page)).toEqual([])
    await page.getByRole('button', { name: nb.detail.edit }).click()
    const description = page.getByRole('textbox', { name: nb.edit.description })
    await description.fill('<script>')
    await page.getByRole('button', { name: nb.edit.submit }).click()
    const summary = page.getByRole('alert').filter({ hasText: nb.edit.flaw.descriptionInvalid })
    await expect(summary).toBeFocused()
    await expect(description).toHaveValue('<script>')
    expect(await barriers(page, { modal: true })).toEqual([])
  })

test('a list of a hundred errands comes in parts, and each filter says how many it stands for [F-123]', async ({
  page,
  mock,
  baseURL,
}) => {
  await openErrands({ page, mock, baseURL }, 'amira', { scenario: 'errands-many' })
  await expect(errandRows(page)).toHaveCount(50)
  const more = page.getByRole('button', { name: /^Visa \d+ till$/ })
  const left = numberIn(await more.textContent())
  await more.click()
  await expect(errandRows(page)).toHaveCount(Math.min(100, 50 + left))

  await page.getByRole('button', { name: sv.filter.statusAll }).click()
  const dialog = page.getByRole('dialog', { name: sv.filter.status })
  const executed = dialog.getByRole('checkbox', { name: new RegExp(`^${sv.group.executed} \\(`) })
  const count = numberIn(await dialog.getByText(new RegExp(`^${sv.group.executed} \\(`)).textContent())
  expect(count).toBeGreaterThan(0)
  // ticked once the address has it
  await executed.click()
  await expect(executed).toBeChecked()
  await dialog.getByRole('button', { name: new RegExp(`^Visa ${count} ärende`) }).click()
  await expect(errandRows(page)).toHaveCount(Math.min(50, count))
})

const numberIn = (text: string | null) => Number(/\d+/.exec(text ?? '')?.[0])
