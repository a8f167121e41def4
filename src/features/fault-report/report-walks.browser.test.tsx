import { expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { cleanup } from 'vitest-browser-react'
import sv from '#src/features/login/messages.sv.json'
import { visits } from '#tests/support/component/visits.tsx'
import { norway, sweden } from './report-lands.test-support.ts'
import { fieldHere, reportIn } from './report-page.test-support.ts'
import { asBoard, asResident, asStranger, withoutManagement } from './report-walks.test-support.ts'

// the mock answers calls of fetch
vi.mock(import('#src/api/watched-fetch.ts'), () => ({
  watchedFetch: vi.fn((url: string, init: RequestInit) => fetch(url, init)),
}))

const { asked, visit } = visits()

/** What a walk proves in each country: the order of the steps is stated for Sweden, and Norway has the same. */
const lands = [
  {
    land: sweden,
    resident: 'CV-010, F-104, F-167, P-023, S-063',
    board: 'C-059, C-063, P-021, S-064, X-047',
    alone: 'CV-011, F-168, P-020, S-029, S-065',
    stranger: 'F-114, P-025, P-026, Q-038, V-032',
  },
  {
    land: norway,
    resident: 'C-070, F-100, F-105, F-166, S-066',
    board: 'C-045, C-047, C-051, F-101, F-171',
    alone: 'F-100, F-168, P-018, P-020, S-066',
    stranger: 'F-100, F-114, F-169, P-025, V-032',
  },
]

for (const { land, ...ids } of lands) {
  const { name, site, width, texts } = land
  const report = reportIn(texts)

  test(`in ${name} a resident is stopped at each step, told why, and reports a fault in their own home [${ids.resident}]`, async () => {
    const { persona } = land.resident
    await visit({ site, persona, path: '/#open-case', width })
    const fields = await asResident(report, land)
    expect(await report.send()).toMatchObject({ path: '/case_management/customer/create_case', fields })
    await report.button(texts.sent.seeCase).click()
    await expect.poll(() => location.search).toMatch(/errandId=/)
  })

  test(`in ${name} a board with technical management searches the place, reports a lift and reports again with the same contact [${ids.board}]`, async () => {
    const { persona } = land.board
    await visit({ site, persona, path: '/#open-board-case', width })
    const fields = await asBoard(report, land)
    const sent = await report.send()
    expect(sent.path).toMatch(/\/create_board_case\/v2$/)
    expect(sent.fields).toEqual(fields)
    const rooms = asked('').filter(({ path }) => path.includes('/case_management/building_rooms/'))
    expect(rooms.at(-1)?.path).toMatch(new RegExp(`/${land.board.propertyId}$`))
    const patched = asked('/case_management/account').filter(({ method }) => method === 'PATCH')
    expect(patched.map(({ body }) => JSON.parse(body) as unknown)).toEqual([
      { email: 'styrelsen.ny@example.com' },
    ])
    await report.button(texts.sent.startNew).click()
    await report.isAt('contactBoardMember')
    expect((await report.field('boardEmail')).value).toBe('styrelsen.ny@example.com')
  })

  test(`in ${name} a board without technical management is told so, goes on without it and reports with its association [${ids.alone}]`, async () => {
    const { persona } = land.noManagement
    await visit({ site, persona, path: '/#open-board-case', width })
    const dialog = report.dialog()
    await expect.element(dialog.getByRole('heading', { name: texts.noManagement.title })).toHaveFocus()
    await expect.element(dialog.getByRole('link', { name: texts.noManagement.contact })).toBeVisible()
    await report.button(texts.noManagement.continue).click()
    const fields = await withoutManagement(report, land)
    const sent = await report.send()
    expect(sent.path).toMatch(/\/customer\/create_case$/)
    expect(sent.fields).toEqual(fields)
    await expect.element(report.button(texts.sent.seeCase)).not.toBeInTheDocument()
  })

  test(`in ${name} without a login the public form asks who reports, sends no token and offers no errands [${ids.stranger}]`, async () => {
    await visit({ site, path: '/#fault-report-public', width })
    const fields = await asStranger(report, land)
    const sent = await report.send()
    expect(sent.path).toMatch(/\/customer\/create_case$/)
    expect(sent).toMatchObject({ fields, authorization: null })
    await expect.element(report.button(texts.sent.seeErrands)).not.toBeInTheDocument()
  })
}

const { texts, ...report } = reportIn()

test('from the board tab a board without technical management goes on without a login, and reports with its association [F-066, P-020, S-065]', async () => {
  await visit({ path: '/om-oss/#open-board-login' })
  await page.getByRole('link', { name: sv['goOnWithout'] }).click()
  await expect.poll(() => location.pathname + location.hash).toBe('/#fault-report-no-management')
  const who = {
    firstName: 'Gerd',
    lastName: 'Sandell',
    email: 'gerd.sandell@example.com',
    phone: sweden.phone,
  }
  const fields = await withoutManagement(reportIn(), sweden, who)
  const sent = await report.send()
  expect(sent.path).toMatch(/\/customer\/create_case$/)
  expect(sent).toMatchObject({ fields, authorization: null })
  await expect.element(report.button(texts.sent.seeErrands)).not.toBeInTheDocument()
})

test('the home that somebody reports for is chosen already when they report again', async () => {
  await visit({ persona: 'amira', path: '/#open-case' })
  const home = report.radio(/Ekbacksgatan 4 B/)
  await report.toSummary()
  await report.send()
  await cleanup()

  await visit({ persona: 'amira', path: '/#open-case' })
  await report.toPlace()
  await report.radio(texts.place.dwelling).click()
  await expect.element(home).toBeChecked()
  // another kind of place is another choice
  await report.radio(texts.place.shared).click()
  await expect.element(home).not.toBeChecked()
})

test('a resident of another home writes its address, with the number of the dwelling, comes back to each step from the summary, and is shown no case link [F-098, F-103, F-115, F-170]', async () => {
  await visit({ persona: 'amira', path: '/#open-case' })
  await report.toPlace()
  await report.radio(texts.place.dwelling).click()
  await report.radio(texts.residence.other).click()
  await report.refuses('object', texts.error['object-required'])
  await report.button(texts.address.objectHelp).hover()
  await expect.element(page.getByRole('tooltip')).toMatchTextContent('fyrsiffriga')
  await report.fill({ ...sweden.address, object: '1403' })
  // another kind of place: what was chosen is gone
  await report.radio(texts.place.shared).click()
  await expect.poll(() => fieldHere('address')).toBeNull()
  await report.radio(texts.place.dwelling).click()
  await expect.element(report.radio(texts.residence.other)).not.toBeChecked()
  await report.radio(texts.residence.other).click()
  await report.fill({ ...sweden.address, object: '1403' })
  await report.next()
  await report.isAt('problemArea')
  await report.choose(texts.room.kitchen)
  await report.choose(texts.detail.worktop)
  await report.isAt('description')
  await report.fill({ description: 'Bänkskivan har släppt.' })
  await report.next()
  await report.isAt('summaryResident')
  for (const [part, view] of [
    ['dwelling', 'residentResidence'],
    ['problem', 'problemArea'],
    ['description', 'description'],
    ['contact', 'contactNoManagement'],
  ] as const) {
    const name = report.t('fault-report.review.changePart', { part: texts.review[part] })
    await report.button(name).click()
    await report.isAt(view)
    await report.next()
    await report.isAt('summaryResident')
  }
  expect((await report.send()).fields).toEqual({
    siteId: '1',
    assetTypeId: 'worktop',
    roomId: 'kitchen',
    description: 'Bänkskivan har släppt.',
    sendCopy: 'true',
    area: '2',
    ...sweden.address,
    zipCode: '13152',
    governmentObjectId: '1403',
  })
  await expect.element(report.button(texts.sent.seeCase)).not.toBeInTheDocument()
})
