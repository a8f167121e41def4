import faultNb from '#src/features/fault-report/messages.nb.json' with { type: 'json' }
import faultSv from '#src/features/fault-report/messages.sv.json' with { type: 'json' }
import { barriers } from '#tests/support/barriers.ts'
import { Report, enter } from '#tests/support/fault-report.ts'
import { expect, on, test } from '#tests/support/journey.ts'

const { error } = faultSv

test.use({ viewport: { width: 390, height: 844 } })

test('a resident is stopped at each step, told why, and reports a fault in their own home [C-048, C-049, C-066, C-070, CV-010, F-096, F-100, F-102, F-104, F-105, F-109, F-114, F-115, F-166, F-167, P-023, S-063]', async ({
  page,
  mock,
  context,
  baseURL,
}) => {
  await enter({ page, mock, context, baseURL }, 'amira', 'open-case')
  const report = new Report(page)
  await report.heading('acceptTerms')
  await report.refuses('acceptTerms', error['acceptTerms-required'])
  await report.acceptTerms()

  await report.heading('contactNoManagement')
  await expect(report.dialog.getByText('Steg 1 av 6').first()).toBeVisible()
  await expect(report.field('firstName')).toHaveAttribute('readonly')
  await report.field('phone').fill('12')
  await report.refuses('phone', error.phoneNumber)
  await report.field('phone').fill('070-1740605')
  await report.next()

  await report.heading('residentResidence')
  await report.refuses('type', error['type-required'])
  await report.dialog.getByRole('radio', { name: faultSv.place.dwelling }).check()
  await report.refuses('selectedApartmentId', error['selectedApartmentId-required'])
  await report.dialog.getByRole('radio', { name: /Ekbacksgatan 4 B/ }).check()
  await report.next()

  await report.heading('problemArea')
  await report.refuses('problemArea', error['problemArea-required'])
  await report.choose('Kök')
  await report.next()
  await report.heading('problemAreaDetails')
  await report.refuses('problemAreaDetails', error['problemAreaDetails-required'])
  await report.choose('Diskmaskin')
  await report.next()
  await report.heading('appliances')
  await expect(report.dialog.getByRole('heading', { level: 3 })).toBeVisible()
  await report.dialog.getByRole('button', { name: faultSv.button.infoNext }).click()

  await report.heading('description')
  await report.refuses('description', error['description-required'])
  await report.field('description').fill('Se www.exempel')
  await report.next()
  await expect(report.dialog.locator('#fault-description-error')).toContainText('länkar')
  await report.field('description').fill('Maskinen står still mitt i programmet.')
  await report.next()

  await report.heading('summaryResident')
  expect(await barriers(page, { within: '[role=dialog]' })).toEqual([])
  const sent = await report.send('/customer/create_case')
  expect(sent).toEqual({
    siteId: '1',
    propertyId: 'property-ekbacken',
    assetTypeId: 'asset-dishwasher',
    roomId: 'room-kitchen',
    description: 'Maskinen står still mitt i programmet.',
    area: '2',
    buildingPartId: 'stairs-ekbacken-b',
    objectId: 'home-ekbacken-b-1102',
    buildingId: 'building-ekbacken-b',
  })
  await report.dialog.getByRole('button', { name: faultSv.sent.seeCase }).click()
  await expect(page).toHaveURL(/\/mina-sidor\/arenden\/\?errandId=/)
})

test('a resident of another home writes its address, with the number of the dwelling, and is shown no case link [F-103, F-115, F-170]', async ({
  page,
  mock,
  context,
  baseURL,
}) => {
  await enter({ page, mock, context, baseURL }, 'amira', 'open-case')
  const report = new Report(page)
  await report.acceptTerms()
  await report.next()
  await report.heading('residentResidence')
  await report.dialog.getByRole('radio', { name: faultSv.place.dwelling }).check()
  await report.dialog.getByRole('radio', { name: faultSv.residence.other }).check()
  await report.refuses('object', error['object-required'])
  await report.field('object').fill('12a')
  await report.next()
  await expect(report.dialog.locator('#fault-object-error')).toHaveText(error.numeric)
  await report.dialog.getByRole('button', { name: faultSv.address.objectHelp }).focus()
  await expect(page.getByRole('tooltip')).toContainText('fyrsiffriga')
  await report.field('object').fill('1403')
  await report.field('address').fill('Strandängsvägen 12')
  await report.field('zipCode').fill('131 52')
  await report.field('city').fill('Nacka')
  // another kind of place: what was chosen is gone
  await report.dialog.getByRole('radio', { name: faultSv.place.shared }).check()
  await expect(report.field('address')).toHaveCount(0)
  await report.dialog.getByRole('radio', { name: faultSv.place.dwelling }).check()
  await report.dialog.getByRole('radio', { name: faultSv.residence.other }).check()
  await report.next()
  await report.choose(faultSv.room.kitchen)
  await report.next()
  await report.choose(faultSv.detail.worktop)
  await report.next()
  await report.field('description').fill('Bänkskivan har släppt.')
  await report.next()
  await report.heading('summaryResident')
  const sent = await report.send('/customer/create_case')
  expect(sent).toEqual({
    siteId: '1',
    assetTypeId: 'worktop',
    roomId: 'kitchen',
    description: 'Bänkskivan har släppt.',
    area: '2',
    address: 'Strandängsvägen 12',
    zipCode: '13152',
    city: 'Nacka',
    governmentObjectId: '1403',
  })
  await expect(report.dialog.getByRole('button', { name: faultSv.sent.seeCase })).toHaveCount(0)
})

test('a board with technical management searches the place, reports a lift and reports again with the same contact [C-045, C-047, C-051, C-059, C-063, CV-012, F-107, F-171, P-021, S-064]', async ({
  page,
  mock,
  context,
  baseURL,
}) => {
  await enter({ page, mock, context, baseURL }, 'karin', 'open-board-case')
  const report = new Report(page)
  await report.acceptTerms()
  await report.heading('contactBoardMember')
  await report.field('boardEmail').fill('nej')
  await report.refuses('boardEmail', error.email)
  await report.field('boardEmail').fill('styrelsen.ny@example.com')
  await report.next()
  await report.heading('searchResidence')
  await report.dialog.getByRole('radio', { name: faultSv.place.shared }).check()
  await report.next()
  await expect(report.dialog.getByText(error['selectedApartmentId-required']).last()).toBeVisible()
  const search = report.dialog.getByRole('searchbox')
  await search.fill('zzzz')
  await expect(report.dialog.getByText(faultSv.search.none)).toBeVisible()
  await search.fill('Solbrunn')
  await report.dialog
    .getByRole('radio', { name: /Solbrunnsvägen/ })
    .first()
    .check()
  await report.next()
  await report.heading('publicProblemArea')
  await report.choose('Hiss')
  await report.next()
  await report.heading('problemAreaDetails')
  await report.dialog.getByRole('radio').first().check()
  await report.next()
  await report.heading('appliances')
  await report.next()
  await report.field('description').fill('Hissen stannar mellan plan två och tre.')
  await report.next()
  await report.heading('summaryBoardMember')
  const patched = page.waitForRequest(
    (request) => request.method() === 'PATCH' && request.url().endsWith('/case_management/account'),
  )
  const sent = await report.send('/create_board_case/v2')
  expect((await patched).postDataJSON()).toEqual({ email: 'styrelsen.ny@example.com' })
  expect(Object.keys(sent).sort()).toEqual(
    [
      'area',
      'assetTypeId',
      'buildingId',
      'buildingPartId',
      'description',
      'propertyId',
      'roomId',
      'siteId',
    ].filter((name) => name in sent),
  )
  expect(sent).toMatchObject({ siteId: '1', area: '1', roomId: 'area-elevator' })
  await report.dialog.getByRole('button', { name: faultSv.sent.startNew }).click()
  await report.heading('contactBoardMember')
  await expect(report.field('boardEmail')).toHaveValue('styrelsen.ny@example.com')
})

test('a board without technical management is told so, goes on without it and reports with its association [CV-011, F-168, P-018, P-020, S-029, S-065]', async ({
  page,
  mock,
  context,
  baseURL,
}) => {
  await enter({ page, mock, context, baseURL }, 'birgitta', 'open-board-case')
  const report = new Report(page)
  await expect(report.dialog.getByRole('link', { name: faultSv.noManagement.contact })).toBeVisible()
  await report.dialog.getByRole('button', { name: faultSv.noManagement.continue }).click()
  await report.acceptTerms()
  await report.heading('contactNoManagement')
  await report.next()
  await report.heading('compound')
  await expect(report.dialog.getByText('Steg 2 av 7').first()).toBeVisible()
  await report.refuses('isMember', error['isMember-required'])
  await report.field('compoundNumber').fill('769999-0000')
  await report.field('isMember').check()
  await report.refuses('compoundNumber', error.orgNr)
  await report.field('compoundNumber').fill('769999-1233')
  await report.next()
  await report.heading('estateAddress')
  await report.dialog.getByRole('radio', { name: faultSv.place.shared }).check()
  await report.field('address').fill('Rundelsvägen 3')
  await report.field('zipCode').fill('16970')
  await report.field('city').fill('Solna')
  await report.next()
  await report.choose(faultSv.room.facade)
  await report.next()
  await report.choose(faultSv.detail.other)
  await report.next()
  await report.field('description').fill('Putsen lossnar vid entrén.')
  await report.next()
  await report.heading('summaryNoManagement')
  const sent = await report.send('/customer/create_case')
  expect(sent).toMatchObject({
    compoundName: 'Brf Rundelen',
    compoundNumber: '769999-1233',
    isMember: 'true',
    roomId: 'facade',
    area: '1',
  })
  expect(sent).not.toHaveProperty('governmentObjectId')
})

test('without a login the public form asks who reports, sends no token and offers no errands [F-114, P-025, P-026, Q-038]', async ({
  page,
  baseURL,
}) => {
  await page.goto(on('localhost', '/#fault-report-public', baseURL))
  const report = new Report(page)
  await report.acceptTerms()
  await report.heading('contactResident')
  await report.field('firstName').fill('R2')
  await report.field('lastName').fill('Solheim')
  await report.field('email').fill('ingrid.solheim@example.com')
  await report.field('phone').fill('070-1740605')
  await report.refuses('firstName', error.invalidInput)
  await report.field('firstName').fill('Ingrid')
  await report.next()
  await report.dialog.getByRole('radio', { name: faultSv.place.dwelling }).check()
  await report
    .field('fullBuilding')
    .or(report.dialog.getByLabel(faultSv.address.fullBuilding))
    .first()
    .check()
  await report.field('address').fill('Fjällgatan 8')
  await report.field('zipCode').fill('116 45')
  await report.field('city').fill('Stockholm')
  await report.next()
  await report.choose(faultSv.room.hallway)
  await report.next()
  await report.choose(faultSv.detail.walls)
  await report.next()
  await report.field('description').fill('Märken i färgen vid dörren.')
  await report.next()
  const request = page.waitForRequest((one) => one.url().endsWith('/customer/create_case'))
  const sent = await report.send('/customer/create_case')
  expect((await request).headers()['authorization']).toBeUndefined()
  expect(sent).toMatchObject({
    firstName: 'Ingrid',
    email: 'ingrid.solheim@example.com',
    phone: '070-1740605',
  })
  await expect(report.dialog.getByRole('button', { name: faultSv.sent.seeErrands })).toHaveCount(0)
})

test('a Norwegian resident reports in Norwegian, with a Norwegian dwelling number [E-088, F-100, S-066, V-032]', async ({
  page,
  mock,
  context,
  baseURL,
}) => {
  await enter({ page, mock, context, baseURL }, 'henning', 'open-case', 'no.localhost')
  const report = new Report(page, faultNb)
  await report.acceptTerms()
  await report.heading('contactNoManagement')
  await report.next()
  await report.heading('residentResidence')
  await report.dialog.getByRole('radio', { name: faultNb.place.dwelling }).check()
  await report.dialog.getByRole('radio', { name: faultNb.residence.other }).check()
  await report.field('object').fill('201')
  await report.field('address').fill('Fjordlia 8')
  await report.field('zipCode').fill('5034')
  await report.field('city').fill('Bergen')
  await report.refuses('object', faultNb.error.housingNumber)
  await report.field('object').fill('h0201')
  await report.next()
  await report.choose(faultNb.room.bathroom)
  await report.next()
  await report.choose(faultNb.detail.tiles)
  await report.next()
  await report.field('description').fill('Flisene løsner.')
  await report.next()
  await report.heading('summaryResident')
  const sent = await report.send('/customer/create_case')
  expect(sent).toMatchObject({ siteId: '5', governmentObjectId: 'H0201', zipCode: '5034' })
})
