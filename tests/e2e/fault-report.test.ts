import faultSv from '#src/features/fault-report/messages.sv.json' with { type: 'json' }
import { Report, toSummary } from '#tests/support/fault-report.ts'
import { norway, sweden } from '#tests/support/fault-lands.ts'
import { asBoard, asResident, asStranger, withoutManagement } from '#tests/support/fault-walks.ts'
import { expect, test } from '#tests/support/journey.ts'

/**
 * What a walk proves in each country: the order of the steps is stated for Sweden, and Norway has the same. Each at one
 * width: the whole way on a wide screen in Sweden is walked by keyboard, in fault-report-keys.
 */
const lands = [
  {
    land: sweden,
    width: 390,
    resident: 'CV-010, F-104, F-167, P-023, S-063',
    board: 'C-059, C-063, F-171, P-021, S-064',
    alone: 'CV-011, F-168, P-020, S-029, S-065',
  },
  {
    land: norway,
    width: 1440,
    resident: 'C-070, F-105, F-115, F-166, S-066',
    board: 'C-045, C-051, C-063, F-171, S-066',
    alone: 'CV-011, F-168, P-018, P-020, S-066',
  },
]

for (const { land, width, ...ids } of lands) {
  test.describe(`in ${land.name} at ${width} px`, () => {
    test.use({ viewport: { width, height: 844 } })
    const { texts } = land
    // from the first step to the last, with a look for barriers at each
    test.slow()
    test(
      `a resident is stopped at each step, told why, and reports a fault in their own home [${ids.resident}]`,
      { tag: '@static' },
      async ({ page, journey }) => {
        const { persona } = land.resident
        await journey({ site: land.site, persona, path: '/#open-case' })
        const report = new Report(page, texts)
        const fields = await asResident(report, land)
        expect(await report.send('/customer/create_case')).toEqual(fields)
        await report.isClean()
        await report.dialog.getByRole('button', { name: texts.sent.seeCase }).click()
        await expect(page).toHaveURL(/errandId=/)
      },
    )

    test(`a board with technical management searches the place, reports a lift and reports again with the same contact [${ids.board}]`, async ({
      page,
      journey,
    }) => {
      await journey({ site: land.site, persona: land.board.persona, path: '/#open-board-case' })
      const report = new Report(page, texts)
      const fields = await asBoard(report, land)
      const patched = page.waitForRequest(
        (request) => request.method() === 'PATCH' && request.url().endsWith('/case_management/account'),
      )
      expect(await report.send('/create_board_case/v2')).toEqual(fields)
      expect((await patched).postDataJSON()).toEqual({ email: 'styrelsen.ny@example.com' })
      await report.dialog.getByRole('button', { name: texts.sent.startNew }).click()
      await report.heading('contactBoardMember')
      await expect(report.field('boardEmail')).toHaveValue('styrelsen.ny@example.com')
    })

    test(`a board without technical management is told so, goes on without it and reports with its association [${ids.alone}]`, async ({
      page,
      journey,
    }) => {
      const { persona } = land.noManagement
      await journey({ site: land.site, persona, path: '/#open-board-case' })
      const report = new Report(page, texts)
      await expect(report.dialog.getByRole('heading', { name: texts.noManagement.title })).toBeFocused()
      await expect(report.dialog.getByRole('link', { name: texts.noManagement.contact })).toBeVisible()
      await report.dialog.getByRole('button', { name: texts.noManagement.continue }).click()
      const fields = await withoutManagement(report, land)
      expect(await report.send('/customer/create_case')).toEqual(fields)
      await expect(report.dialog.getByRole('button', { name: texts.sent.seeCase })).toHaveCount(0)
    })

    test('without a login the public form asks who reports, sends no token and offers no errands [F-114, P-025, P-026, Q-038, V-032]', async ({
      page,
      journey,
    }) => {
      await journey({ site: land.site, path: '/#fault-report-public' })
      const report = new Report(page, texts)
      const fields = await asStranger(report, land)
      const request = page.waitForRequest((one) => one.url().endsWith('/customer/create_case'))
      expect(await report.send('/customer/create_case')).toEqual(fields)
      expect((await request).headers()['authorization']).toBeUndefined()
      await expect(report.dialog.getByRole('button', { name: texts.sent.seeErrands })).toHaveCount(0)
    })
  })
}

test('the home that somebody reports for is chosen already when they report again', async ({
  page,
  journey,
}) => {
  await journey({ persona: 'amira', path: '/#open-case' })
  const report = new Report(page)
  const home = report.radio(/Ekbacksgatan 4 B/)
  await toSummary(report)
  await report.send('/customer/create_case')

  await journey({ persona: 'amira', path: '/#open-case' })
  await report.acceptTerms()
  await report.next()
  await report.radio(faultSv.place.dwelling).check()
  await expect(home).toBeChecked()
  // another kind of place is another choice
  await report.radio(faultSv.place.shared).check()
  await expect(home).not.toBeChecked()
})

test('a resident of another home writes its address, with the number of the dwelling, and is shown no case link [F-103, F-115, F-170]', async ({
  page,
  journey,
}) => {
  await journey({ persona: 'amira', path: '/#open-case' })
  const report = new Report(page)
  await report.acceptTerms()
  await report.next()
  await report.heading('residentResidence')
  await report.radio(faultSv.place.dwelling).check()
  await report.radio(faultSv.residence.other).check()
  await report.refuses('object', faultSv.error['object-required'])
  await report.dialog.getByRole('button', { name: faultSv.address.objectHelp }).focus()
  await expect(page.getByRole('tooltip')).toContainText('fyrsiffriga')
  await report.fill({ ...sweden.address, object: '1403' })
  // another kind of place: what was chosen is gone
  await report.radio(faultSv.place.shared).check()
  await expect(report.field('address')).toHaveCount(0)
  await report.radio(faultSv.place.dwelling).check()
  await expect(report.radio(faultSv.residence.other)).not.toBeChecked()
  await report.radio(faultSv.residence.other).check()
  await report.fill({ ...sweden.address, object: '1403' })
  await report.next()
  await report.choose(faultSv.room.kitchen)
  await report.next()
  await report.choose(faultSv.detail.worktop)
  await report.next()
  await report.fill({ description: 'Bänkskivan har släppt.' })
  await report.next()
  await report.heading('summaryResident')
  const sent = await report.send('/customer/create_case')
  expect(sent).toEqual({
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
  await expect(report.dialog.getByRole('button', { name: faultSv.sent.seeCase })).toHaveCount(0)
})
