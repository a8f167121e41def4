import { expect } from './journey.ts'
import type { Land } from './fault-lands.ts'
import type { Report, Texts } from './fault-report.ts'

type Walk = (report: Report, land: Land) => Promise<Record<string, string>>

/** A resident, from the terms to the summary; what is sent. */
export const asResident: Walk = async (report, { texts, resident, phone, siteId }) => {
  const { error } = texts
  await report.heading('acceptTerms')
  await report.refuses('acceptTerms', error['acceptTerms-required'])
  await report.field('acceptTerms').check()
  await report.next()
  await report.heading('contactNoManagement')
  await expect(report.field('firstName')).toHaveAttribute('readonly')
  await report.fill({ phone: '12' })
  await report.refuses('phone', error.phoneNumber)
  await report.fill({ phone })
  await report.next()
  await report.heading('residentResidence')
  await report.refuses('type', error['type-required'])
  await report.radio(texts.place.dwelling).check()
  await report.refuses('selectedApartmentId', error['selectedApartmentId-required'])
  await expect(report.radio(texts.residence.other)).toBeVisible()
  await report.radio(resident.home).check()
  await report.next()
  await report.heading('problemArea')
  await report.refuses('problemArea', error['problemArea-required'])
  await report.choose(resident.kitchen)
  await report.next()
  await report.heading('problemAreaDetails')
  await report.refuses('problemAreaDetails', error['problemAreaDetails-required'])
  await report.choose(resident.dishwasher)
  await report.next()
  await report.heading('appliances')
  await expect(report.dialog.getByRole('heading', { level: 3 })).toBeVisible()
  await report.isClean()
  await report.dialog.getByRole('button', { name: texts.button.infoNext }).click()
  await describe(report, texts, 'Maskinen står still mitt i programmet.')
  await report.heading('summaryResident')
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
export const asBoard: Walk = async (report, { texts, board, siteId }) => {
  const { error } = texts
  await report.refuses('acceptTerms', error['acceptTerms-required'])
  await report.field('acceptTerms').check()
  await report.next()
  await report.heading('contactBoardMember')
  await report.fill({ boardEmail: 'nej' })
  await report.refuses('boardEmail', error.email)
  await report.fill({ boardEmail: 'styrelsen.ny@example.com' })
  await report.next()
  await report.heading('searchResidence')
  await report.radio(texts.place.shared).check()
  await report.refuses('selectedApartmentId', error['selectedApartmentId-required'])
  const search = report.dialog.getByRole('searchbox')
  await search.fill('zzzz')
  await expect(report.dialog.getByText(texts.search.none)).toBeVisible()
  await search.fill(board.street)
  await report.radio(board.place).check()
  await report.next()
  await report.heading('publicProblemArea')
  await report.refuses('problemArea', error['problemArea-required'])
  await report.choose(board.lift)
  await report.next()
  await report.heading('problemAreaDetails')
  await report.refuses('problemAreaDetails', error['problemAreaDetails-required'])
  await report.choose(board.stops)
  await report.next()
  await report.heading('appliances')
  await report.next()
  await describe(report, texts, 'Hissen stannar mellan plan två och tre.')
  await report.heading('summaryBoardMember')
  await report.field('sendCopy').uncheck()
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

/** A board whose association has none: it writes the address itself. */
export const withoutManagement: Walk = async (report, { texts, noManagement, address, zipCode, siteId }) => {
  const { error } = texts
  await report.heading('acceptTerms')
  await report.refuses('acceptTerms', error['acceptTerms-required'])
  await report.field('acceptTerms').check()
  await report.next()
  await report.heading('contactNoManagement')
  await report.fill({ boardEmail: 'styrelsen@' })
  await report.refuses('boardEmail', error.email)
  await report.fill({ boardEmail: noManagement.boardEmail })
  await report.next()
  await report.heading('compound')
  await report.refuses('isMember', error['isMember-required'])
  await report.field('isMember').check()
  await report.fill({ compoundNumber: noManagement.wrongNumber })
  await report.refuses('compoundNumber', error.orgNr)
  await report.fill({ compoundNumber: noManagement.number })
  await report.next()
  await report.heading('estateAddress')
  await report.radio(texts.place.shared).check()
  await report.refuses('city', error['city-required'])
  await report.fill(address)
  await report.next()
  await report.heading('publicProblemArea')
  await report.refuses('problemArea', error['problemArea-required'])
  await report.choose(texts.room.facade)
  await report.next()
  await report.heading('problemAreaDetails')
  await report.refuses('problemAreaDetails', error['problemAreaDetails-required'])
  await report.choose(texts.detail.other)
  await report.next()
  await describe(report, texts, 'Putsen lossnar vid entrén.')
  await report.heading('summaryNoManagement')
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
  }
}

/** Somebody who is not logged in, and asks for somebody else to be called. */
export const asStranger: Walk = async (report, { texts, address, zipCode, dwelling, phone, siteId }) => {
  const { error } = texts
  await report.heading('acceptTerms')
  await report.refuses('acceptTerms', error['acceptTerms-required'])
  await report.field('acceptTerms').check()
  await report.next()
  await report.heading('contactResident')
  const who = { firstName: 'Ingrid', lastName: 'Solheim', email: 'ingrid.solheim@example.com', phone }
  await report.fill({ ...who, firstName: 'R2' })
  await report.field('other').check()
  await report.refuses('otherEmail', error['otherEmail-required'])
  await report.tells('firstName', error.invalidInput)
  await report.fill({
    ...who,
    otherFirstName: 'Noor',
    otherLastName: 'Nordin',
    otherEmail: 'noor@example.com',
  })
  await report.next()
  await report.heading('estateAddress')
  await report.radio(texts.place.dwelling).check()
  await report.refuses('object', error['object-required'])
  await report.fill({ ...address, object: dwelling.wrong })
  await report.refuses('object', dwelling.told)
  await report.fill({ object: dwelling.number })
  await report.next()
  await report.heading('problemArea')
  await report.refuses('problemArea', error['problemArea-required'])
  await report.choose(texts.room.hallway)
  await report.next()
  await report.heading('problemAreaDetails')
  await report.refuses('problemAreaDetails', error['problemAreaDetails-required'])
  await report.choose(texts.detail.walls)
  await report.next()
  await describe(report, texts, 'Märken i färgen vid dörren.')
  await report.heading('summaryNoManagement')
  await report.field('sendCopy').uncheck()
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

async function describe(report: Report, { error }: Texts, text: string) {
  await report.heading('description')
  await report.refuses('description', error['description-required'])
  await report.fill({ description: 'Se www.exempel' })
  await report.refuses('description', error['description-invalidInput'].replaceAll("'", ''))
  await report.fill({ description: text })
  await report.next()
}
