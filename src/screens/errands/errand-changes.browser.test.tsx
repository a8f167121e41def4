import { expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { cleanup } from 'vitest-browser-react'
import { readToken } from '#src/api/session/token.ts'
import { barriersHere } from '#tests/support/barriers/barriers-here.ts'
import { heardDuring } from '#tests/support/barriers/read-aloud.ts'
import { failsTwice } from '#tests/support/component/fails-twice.ts'
import { translated } from '#tests/support/texts/translated.ts'
import { visits } from '#tests/support/component/visits.tsx'
import nb from './messages.nb.json'
import sv from './messages.sv.json'

const { asked, answered, mock, visit } = visits()

const path = '/mina-sidor/arenden/'
const lift = 'Hissen stannar mellan plan två och tre'

const heater = 'Element i sovrummet blir inte varmt'
const t = translated('sv')

const main = () => page.getByRole('main')
const list = (name: string = sv.list.label) => page.getByRole('list', { name })
const button = (name: string) => page.getByRole('button', { name, exact: true })

/** The calls whose path is so. */
const called = (path: RegExp, method: string) =>
  asked('').filter((call) => call.method === method && path.test(call.path))

test('a resident closes an errand after being asked, once more when that fails, and it counts as cancelled by the customer [F-127, C-067, S-067]', async () => {
  await visit({ persona: 'amira', path: `${path}?errandId=case-204817` })
  const ask = button(sv.detail.end)
  await ask.click()
  const dialog = page.getByRole('alertdialog', { name: sv.end.title })
  await expect.element(dialog).toBeVisible()
  expect(await barriersHere()).toEqual([])
  await dialog.getByRole('button', { name: sv.cancel }).click()
  await expect.element(ask).toHaveFocus()
  await ask.click()
  const confirm = dialog.getByRole('button', { name: sv.end.confirm })
  await mock.fault({ operationId: 'closeCustomerCase', status: 503 })
  await confirm.click()
  await expect.element(dialog.getByText(sv.problem.endFailed)).toBeVisible()
  await mock.clearFaults()
  await mock.fault({ operationId: 'closeCustomerCase', delayMs: 700 })
  await confirm.click()
  // by then it is too late to go back
  await expect.element(dialog.getByRole('button', { name: sv.cancel })).toBeDisabled()
  await userEvent.keyboard('{Escape}')
  expect(dialog.elements()).toHaveLength(1)
  await expect.element(dialog).not.toBeInTheDocument()
  const sent = asked('customer/case/case-204817/close')
  const once = { site: 'Jmse' }
  expect(sent.map(({ body }) => JSON.parse(body) as unknown)).toEqual([once, once])
  await expect.element(page.getByText('Avslutad, avslutad av dig')).toBeVisible()
  await expect.element(list().getByRole('listitem').first()).toMatchTextContent(sv.status['41'])
  await expect.element(ask).not.toBeInTheDocument()
  await expect.element(page.getByRole('heading', { name: heater })).toHaveFocus()
})

test('whoever takes a chosen file out again goes on at the button that adds one, and a small one has its size in kilobytes [F-126]', async () => {
  await visit({ persona: 'amira', path: `${path}?errandId=case-204817`, width: 390 })
  await button(sv.detail.edit).click()
  const dialog = page.getByRole('dialog', { name: sv.edit.title })
  await expect.element(dialog.getByRole('button', { name: sv.edit.add })).toBeVisible()
  const picker = dialog.element().querySelector('input[type=file]')
  if (!picker) throw new Error('No field for files')
  const heard = await heardDuring(async () => {
    await page
      .elementLocator(picker)
      .upload(new File(['%PDF-1.4'], 'kvitto.pdf', { type: 'application/pdf' }))
    await expect.element(dialog.getByText(/^PDF, 1\skB/)).toBeInViewport()
  })
  expect(heard.join()).toContain('kvitto.pdf')
  await dialog.getByRole('button', { name: t('errands.edit.remove', { name: 'kvitto.pdf' }) }).click()
  await expect.element(dialog.getByRole('button', { name: sv.edit.add })).toHaveFocus()
})

test('what is typed to complete an errand stays when the window becomes narrow and wide again [F-126]', async () => {
  await visit({ persona: 'amira', path, width: 1440 })
  await button(sv.detail.edit).click()
  const description = page.getByRole('textbox', { name: sv.edit.description })
  await description.fill('Det droppar nu mer.')
  for (const width of [1090, 1440]) {
    // oxlint-disable-next-line no-await-in-loop -- one width after the other
    await page.viewport(width, 900)
    await expect.element(description).toHaveValue('Det droppar nu mer.')
  }
})

test('what is typed to complete an errand is there after a reload, until it is given up [F-126]', async () => {
  const open = async () => {
    await cleanup()
    await visit({ persona: 'amira', path: `${path}?errandId=case-204817` })
    await button(sv.detail.edit).click()
  }
  const description = page.getByRole('textbox', { name: sv.edit.description })
  await open()
  await expect.element(description).not.toHaveValue('')
  const { value: before } = description.element() as HTMLTextAreaElement
  await description.fill('Det droppar nu mer.')
  await open()
  await expect.element(description).toHaveValue('Det droppar nu mer.')
  await page.getByRole('dialog').getByRole('button', { name: sv.cancel }).click()
  await open()
  await expect.element(description).toHaveValue(before)
})

test('a completion whose answer is lost is made once, whoever tries again [F-126, C-069]', async () => {
  await visit({ persona: 'amira', path: `${path}?errandId=case-204817` })
  await button(sv.detail.edit).click()
  const t = translated('sv')
  await button(t('errands.edit.remove', { name: 'termostat.jpg' })).click()
  const choose = (name: string) => {
    const dataTransfer = new DataTransfer()
    dataTransfer.items.add(new File([new Uint8Array([0xff, 0xd8, 0xff, 0xe0])], name, { type: 'image/jpeg' }))
    const event = new DragEvent('drop', { bubbles: true, cancelable: true, dataTransfer })
    page.getByText(sv.edit.filesHint).element().dispatchEvent(event)
  }
  choose('other.jpg')
  await button(t('errands.edit.remove', { name: 'other.jpg' })).click()
  await expect.element(button(sv.edit.add)).toHaveFocus()
  choose('lukas.jpg')
  const through = globalThis.fetch
  vi.stubGlobal('fetch', async (...given: Parameters<typeof fetch>) => {
    const answer = await through(...given)
    if (given[1]?.method !== 'PATCH') return answer
    vi.stubGlobal('fetch', through)
    throw new TypeError('No answer came.')
  })
  await button(sv.edit.submit).click()
  await expect.element(page.getByText(sv.problem.network)).toBeVisible()
  await button(sv.edit.submit).click()
  await expect.element(page.getByRole('dialog')).not.toBeInTheDocument()
  await expect.element(main().getByText('lukas.jpg', { exact: true })).toBeVisible()
  expect(main().getByText('lukas.jpg', { exact: true }).elements()).toHaveLength(1)
  expect(main().getByText('termostat.jpg', { exact: true }).elements()).toHaveLength(0)
  expect(main().getByText('Ärendet kompletterat').elements()).toHaveLength(1)
})

test('a completion that cannot be saved says so, keeps what was typed, and is sent once on the next try [F-126]', async () => {
  await visit({ persona: 'amira', path: `${path}?errandId=case-204817` })
  await button(sv.detail.edit).click()
  const description = page.getByRole('textbox', { name: sv.edit.description })
  await description.fill('Det droppar nu mer.')
  await failsTwice(mock, {
    operationId: 'updateCustomerCase',
    send: button(sv.edit.submit),
    told: { down: sv.problem.saveFailed, cut: sv.problem.network },
    kept: [[description, 'Det droppar nu mer.']],
    done: main().getByText('Det droppar nu mer.'),
  })
  expect(called(/customer\/case\/[^/]+$/, 'PATCH')).toHaveLength(3)
})

test('the fields of another contact stand side by side, the optional one too', async () => {
  await visit({ persona: 'amira', path: `${path}?errandId=case-204817` })
  await button(sv.detail.edit).click()
  const fields = [sv.edit.email, sv.edit.phoneOptional].map((name) => page.getByRole('textbox', { name }))
  for (const field of fields) await expect.element(field).toBeVisible()
  const [email, phone] = fields.map((field) => field.element().getBoundingClientRect())
  expect(phone?.left).toBeGreaterThan(email?.right ?? 0)
  expect(phone?.top).toBe(email?.top)
})

test('of two who complete a case, neither undoes what the other has changed, nor does what was kept over a reload [F-126, C-069]', async () => {
  const open = async () => {
    await visit({ persona: 'amira', path: `${path}?errandId=case-204817` })
    await button(sv.detail.edit).click()
  }
  const field = (name: string) => page.getByRole('textbox', { name, exact: true })
  /** What somebody else writes meanwhile. */
  const elsewhere = async (description: string) => {
    const body = new FormData()
    for (const [name, value] of Object.entries({ site: 'Jmse', description })) body.append(name, value)
    const headers = { authorization: `Bearer ${readToken()?.raw}` }
    const answer = await fetch('/case_management/customer/case/case-204817', {
      method: 'PATCH',
      body,
      headers,
    })
    expect(answer.status).toBe(200)
  }
  await open()
  const contact = { firstName: 'Noor', lastName: 'Nordin', email: 'noor@example.com' } as const
  for (const [name, text] of Object.entries(contact))
    await field(sv.edit[name as keyof typeof contact]).fill(text)
  await elsewhere('Kallt i hela rummet.')
  await cleanup()
  await open()
  await expect.element(field(sv.edit.firstName)).toHaveValue('Noor')
  await expect.element(field(sv.edit.description)).toHaveValue('Kallt i hela rummet.')
  await elsewhere('Nu droppar det också.')
  await button(sv.edit.submit).click()
  await expect.element(main().getByText('Noor Nordin')).toBeVisible()
  await expect.element(main().getByText('Nu droppar det också.')).toBeVisible()
})

test("a board sees the association's errands, and of its rounds those that found something, by type of room [E-062, C-052, C-054, C-055, S-074]", async () => {
  await visit({ persona: 'karin', path })
  await expect.element(list().getByText(lift)).toBeVisible()
  await expect.element(list().getByText('Brandskyddsrond, trapphus A')).toBeVisible()
  await expect.element(list().getByText('Vårrond, gård och tak')).not.toBeInTheDocument()
  await list().getByRole('link', { name: 'Höstrond, gård och källare' }).click()
  await expect.element(page.getByText(sv.detail.facts.points)).toBeVisible()
  await expect.element(page.getByText(sv.detail.room['10'])).toBeVisible()
  await expect.element(button(sv.detail.edit)).not.toBeInTheDocument()
  await expect.poll(() => called(/case_management\/rounds\/[^/]+$/, 'GET').at(-1)?.answer?.status).toBe(200)
  expect(await barriersHere()).toEqual([])
})

test("a board completes one of the association's errands, and closes it [F-132, C-053, C-056, C-060, C-061]", async () => {
  await visit({ persona: 'karin', path })
  await list().getByRole('link', { name: lift }).click()
  await button(sv.detail.edit).click()
  await expect
    .poll(() => called(/case_management\/case\/[^/]+$/, 'GET').map(({ answer }) => answer?.status))
    .toEqual([200])
  await page.getByRole('textbox', { name: sv.edit.description }).fill('Hissen står nu helt stilla.')
  await button(sv.edit.submit).click()
  await expect.element(main().getByText('Hissen står nu helt stilla.')).toBeVisible()
  expect(called(/case_management\/case\/[^/]+$/, 'PATCH')).toHaveLength(1)
  await expect
    .poll(() => called(/case_management\/file\/[^/]+\/hiss\.jpg$/, 'GET')[0]?.answer?.status)
    .toBe(200)

  await button(sv.detail.end).click()
  await button(sv.end.confirm).click()
  await expect.element(page.getByText('Avslutad, avslutad av dig')).toBeVisible()
  const closed = asked('/close').filter((call) => /case_management\/case\/[^/]+\/close$/.test(call.path))
  expect(closed.map(({ answer }) => answer?.status)).toEqual([204])
})

test('a Norwegian resident reads the one-year inspection by its name, completes a case and closes it in the Norwegian way [F-131, F-132, X-068, S-067]', async () => {
  await visit({ site: 'Jmno', persona: 'henning', path: '/mine-sider/saker/' })
  const errands = list(nb.list.label)
  await expect.element(errands.getByText('Reklamasjon - ettårsbefaring')).toBeVisible()
  await expect.element(errands.getByText('Befaring - Anmerkning')).not.toBeInTheDocument()
  await errands.getByRole('link', { name: 'Sluket på badet renner sakte' }).click()
  await button(nb.detail.edit).click()
  await page.getByRole('textbox', { name: nb.edit.description }).fill('Nå renner det ikke i det hele tatt.')
  await button(nb.edit.submit).click()
  await expect.element(main().getByText('Nå renner det ikke i det hele tatt.')).toBeVisible()
  const reads = () => answered<{ title: string; caseStatusId: number }[]>('customer/get_cases')
  await button(nb.detail.end).click()
  await button(nb.end.confirm).click()
  const drain = async () => (await reads()).at(-1)?.find(({ title }) => title.startsWith('Sluket'))
  await expect.poll(async () => (await drain())?.caseStatusId).toBe(42)
})

test('whoever just moved in has Errands in the menu once there are some, and nobody loses it when that cannot be told [P-011, C-062, K-065, X-054]', async () => {
  const menu = page.getByRole('navigation', { name: t('my-pages.menu.label') })
  // how many news there are is told in it once they have been read
  const entry = menu.getByRole('link', { name: new RegExp(`^${t('my-pages.menu.errands')}`) })
  await visit({ persona: 'elias', path: '/mina-sidor/' })
  await expect.element(menu.getByRole('link', { name: t('my-pages.menu.contacts') })).toBeVisible()
  await expect.poll(() => answered('case_management/has_cases')).toEqual([false])
  await expect.element(entry).not.toBeInTheDocument()

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
  const headers = { authorization: `Bearer ${readToken()?.raw}` }
  const url = '/case_management/customer/create_case'
  expect((await fetch(url, { method: 'POST', body, headers })).status).toBe(201)
  await cleanup()
  await visit({ persona: 'elias', path: '/mina-sidor/' })
  await expect.element(entry).toBeVisible()
  await cleanup()

  await visit({ persona: 'amira', scenario: 'has-cases-fails', path: '/mina-sidor/' })
  await expect.element(entry).toBeVisible()
  await expect.element(page.getByRole('alert')).not.toBeInTheDocument()
})
