import faultNb from '#src/features/fault-report/messages.nb.json' with { type: 'json' }
import faultSv from '#src/features/fault-report/messages.sv.json' with { type: 'json' }
import { Report, toDwelling, toSummary } from '#tests/support/pages/fault-report.ts'
import { expect, test } from '#tests/support/journey/journey.ts'

// from the terms to the summary, and further
test.slow()

test.describe('at 390 px', () => {
  test.use({ viewport: { width: 390, height: 844 } })

  test(
    'a resident reports a fault in their own home, reads on the way what may help, and is led to the errand [CV-010, P-023, S-063]',
    { tag: '@static' },
    async ({ page, journey }) => {
      await journey({ persona: 'amira', path: '/#open-case' })
      const report = new Report(page)
      await toDwelling(report)
      await report.next()
      await report.heading('problemArea')
      await report.choose('Kök')
      await report.next()
      await report.choose('Diskmaskin')
      await report.next()
      await report.heading('appliances')
      await report.dialog.getByRole('button', { name: faultSv.button.infoNext }).click()
      await report.heading('description')
      await report.fill({ description: 'Maskinen står still mitt i programmet.' })
      await report.next()
      await report.heading('summaryResident')
      expect(await report.send('/customer/create_case')).toEqual({
        siteId: '1',
        propertyId: 'property-ekbacken',
        buildingPartId: 'stairs-ekbacken-b',
        objectId: 'home-ekbacken-b-1102',
        buildingId: 'building-ekbacken-b',
        assetTypeId: 'asset-dishwasher',
        roomId: 'room-kitchen',
        description: 'Maskinen står still mitt i programmet.',
        area: '2',
        sendCopy: 'true',
      })
      await report.dialog.getByRole('button', { name: faultSv.sent.seeCase }).click()
      await expect(page).toHaveURL(/errandId=/)
    },
  )

  test('a reload brings the report back where it was, and says that files have to be chosen again [F-112, K-057, S-043]', async ({
    page,
    journey,
    context,
  }) => {
    await journey({ persona: 'amira', path: '/#open-case' })
    const report = new Report(page)
    await toSummary(report)
    const cookie = (await context.cookies()).find(({ name }) => name === 'caseWizard')
    expect(cookie).toMatchObject({ path: '/', sameSite: 'Lax' })
    const minutes = ((cookie?.expires ?? 0) - Date.now() / 1000) / 60
    expect(minutes).toBeGreaterThan(118)
    expect(minutes).toBeLessThan(121)
    await page.reload()
    await report.heading('summaryResident')
    await expect(report.dialog.getByText('Dörren gnisslar.')).toBeVisible()
    await expect(report.dialog.getByText('Filen du hade valt följer inte med')).toBeVisible()
  })
})

test('a board in Norway searches the place and reports a lift, and its new address is on file [C-045, C-051, C-063, F-171]', async ({
  page,
  journey,
}) => {
  await journey({ site: 'Jmno', persona: 'solveig', path: '/#open-board-case' })
  const report = new Report(page, faultNb)
  await report.acceptTerms()
  await report.heading('contactBoardMember')
  await report.fill({ boardEmail: 'styrelsen.ny@example.com' })
  await report.next()
  await report.heading('searchResidence')
  await report.radio(faultNb.place.shared).check()
  await report.dialog.getByRole('searchbox').fill('Nitelv')
  await report.radio(/Nitelvbuen 22/).check()
  await report.next()
  await report.heading('publicProblemArea')
  await report.choose('Heis')
  await report.next()
  await report.choose('Heisen står')
  await report.next()
  await report.heading('appliances')
  await report.next()
  await report.fill({ description: 'Hissen stannar mellan plan två och tre.' })
  await report.next()
  await report.heading('summaryBoardMember')
  const patched = page.waitForRequest(
    (request) => request.method() === 'PATCH' && request.url().endsWith('/case_management/account'),
  )
  expect(await report.send('/create_board_case/v2')).toMatchObject({
    siteId: '5',
    propertyId: 'property-nitelvbuen',
    assetTypeId: 'asset-liftStops',
  })
  expect((await patched).postDataJSON()).toEqual({ email: 'styrelsen.ny@example.com' })
})
