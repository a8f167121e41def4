import { expect } from 'vitest'
import type { Land } from './report-lands.test-support.ts'
import type { Report } from './report-page.test-support.ts'

/** From the first step to the summary; what is sent. Each screen stops the first of the walks that comes to it. */
type Walk = (report: Report, land: Land) => Promise<Record<string, string>>

/** A resident: is stopped at the terms, too, and at what all are asked in the end. */
export const asResident: Walk = async (report, { texts, resident, phone, siteId, stop }) => {
  const { error } = texts
  await report.isAt('acceptTerms')
  await stop(report, 'acceptTerms', error['acceptTerms-required'])
  await report.press('acceptTerms')
  await report.next()
  await report.isAt('contactNoManagement')
  expect((await report.field('firstName')).readOnly).toBe(true)
  await report.fill({ phone: '12' })
  await stop(report, 'phone', error.phoneNumber)
  await report.fill({ phone })
  await report.next()
  await report.isAt('residentResidence')
  await stop(report, 'type', error['type-required'])
  await report.radio(texts.place.dwelling).click()
  await stop(report, 'selectedApartmentId', error['selectedApartmentId-required'])
  await expect.element(report.radio(texts.residence.other)).toBeVisible()
  await report.radio(resident.home).click()
  await report.next()
  await report.isAt('problemArea')
  await stop(report, 'problemArea', error['problemArea-required'])
  await report.choose(resident.kitchen)
  await report.isAt('problemAreaDetails')
  await stop(report, 'problemAreaDetails', error['problemAreaDetails-required'])
  await report.choose(resident.dishwasher)
  await report.isAt('appliances')
  await expect.element(report.dialog().getByRole('heading', { level: 3 })).toBeVisible()
  await report.isClean()
  await report.button(texts.button.infoNext).click()
  await report.isAt('description')
  await stop(report, 'description', error['description-required'])
  await report.fill({ description: 'Se www.exempel' })
  await report.refuses('description', report.t('fault-report.error.description-invalidInput'))
  await report.fill({ description: 'Maskinen står still mitt i programmet.' })
  await report.next()
  await report.isAt('summaryResident')
  await report.isClean()
  return {
    siteId,
    ...resident.ids,
    assetTypeId: 'asset-dishwasher',
    roomId: 'room-kitchen',
    description: 'Maskinen står still mitt i programmet.',
    area: '2',
    sendCopy: 'true',
  }
}

/** A board whose association has technical management. */
export const asBoard: Walk = async (report, { texts, board, siteId, stop }) => {
  const { error } = texts
  await report.acceptTerms()
  await report.isAt('contactBoardMember')
  await report.fill({ boardEmail: 'nej' })
  await stop(report, 'boardEmail', error.email)
  await report.fill({ boardEmail: 'styrelsen.ny@example.com' })
  await report.next()
  await report.isAt('searchResidence')
  await report.radio(texts.place.shared).click()
  await stop(report, 'selectedApartmentId', error['selectedApartmentId-required'])
  const search = report.dialog().getByRole('searchbox')
  await search.fill('zzzz')
  await expect.element(report.dialog().getByText(texts.search.none)).toBeVisible()
  await search.fill(board.street)
  await report.radio(board.place).click()
  await report.next()
  await report.isAt('publicProblemArea')
  await stop(report, 'problemArea', error['problemArea-required'])
  await report.choose(board.lift)
  await report.isAt('problemAreaDetails')
  await report.choose(board.stops)
  await report.isAt('appliances')
  await report.next()
  await describe(report, 'Hissen stannar mellan plan två och tre.')
  await report.isAt('summaryBoardMember')
  await report.press('sendCopy')
  return {
    siteId,
    propertyId: board.propertyId,
    area: '1',
    assetTypeId: 'asset-liftStops',
    roomId: 'area-elevator',
    description: 'Hissen stannar mellan plan två och tre.',
    sendCopy: 'false',
  }
}

/** A board whose association has none: it writes the address itself and, without a login, who it is. */
export const withoutManagement = async (
  report: Parameters<Walk>[0],
  land: Parameters<Walk>[1],
  stranger: Record<string, string> = {},
) => {
  const { texts, noManagement, address, zipCode, siteId, stop } = land
  const { error } = texts
  await report.acceptTerms()
  await report.isAt('contactNoManagement')
  await report.fill(stranger)
  await report.fill({ boardEmail: 'styrelsen@' })
  await report.refuses('boardEmail', error.email)
  await report.fill({ boardEmail: noManagement.boardEmail })
  await report.next()
  await report.isAt('compound')
  await stop(report, 'isMember', error['isMember-required'])
  await report.press('isMember')
  await report.fill({ compoundName: noManagement.name, compoundNumber: noManagement.wrongNumber })
  await report.refuses('compoundNumber', error.orgNr)
  await report.fill({ compoundNumber: noManagement.number })
  await report.next()
  await report.isAt('estateAddress')
  await report.radio(texts.place.shared).click()
  await stop(report, 'city', error['city-required'])
  await report.fill(address)
  await report.next()
  await report.isAt('publicProblemArea')
  await report.choose(texts.room.facade)
  await report.isAt('problemAreaDetails')
  await report.choose(texts.detail.other)
  await describe(report, 'Putsen lossnar vid entrén.')
  await report.isAt('summaryNoManagement')
  return {
    siteId,
    ...address,
    zipCode,
    area: '1',
    roomId: 'facade',
    assetTypeId: 'other',
    description: 'Putsen lossnar vid entrén.',
    sendCopy: 'true',
    compoundName: noManagement.name,
    compoundNumber: noManagement.number,
    isMember: 'true',
    boardEmail: noManagement.boardEmail,
    ...stranger,
  }
}

/** Somebody who is not logged in, and asks for somebody else to be called. */
export const asStranger: Walk = async (
  report,
  { texts, address, zipCode, dwelling, phone, siteId, stop },
) => {
  const { error } = texts
  await report.acceptTerms()
  await report.isAt('contactResident')
  const who = { firstName: 'Ingrid', lastName: 'Solheim', email: 'ingrid.solheim@example.com', phone }
  await report.fill({ ...who, firstName: 'R2' })
  await report.press('other')
  await stop(report, 'otherEmail', error['otherEmail-required'])
  await report.tells('firstName', error.invalidInput)
  const other = { otherFirstName: 'Noor', otherLastName: 'Nordin', otherEmail: 'noor@example.com' }
  await report.fill({ ...who, ...other })
  await report.next()
  await report.isAt('estateAddress')
  await report.radio(texts.place.dwelling).click()
  await stop(report, 'object', error['object-required'])
  await report.fill({ ...address, object: dwelling.wrong })
  await report.refuses('object', dwelling.told)
  await report.fill({ object: dwelling.number })
  await report.next()
  await report.isAt('problemArea')
  await report.choose(texts.room.hallway)
  await report.isAt('problemAreaDetails')
  await report.choose(texts.detail.walls)
  await describe(report, 'Märken i färgen vid dörren.')
  await report.isAt('summaryNoManagement')
  await report.press('sendCopy')
  return {
    siteId,
    ...address,
    zipCode,
    governmentObjectId: dwelling.sent,
    area: '2',
    roomId: 'hallway',
    assetTypeId: 'walls',
    description: 'Märken i färgen vid dörren.',
    sendCopy: 'false',
    ...who,
    alternativeContactFirstName: 'Noor',
    alternativeContactLastName: 'Nordin',
    alternativeContactEmail: 'noor@example.com',
  }
}

async function describe(report: Report, text: string) {
  await report.isAt('description')
  await report.fill({ description: text })
  await report.next()
}
