import type { Errand, Round } from '#gen/case_management/model.ts'

/** A round as the service answers it. */
export const roundSample: Round = {
  id: 'round-77',
  siteKey: 'Jmse',
  ticketNumber: 'BV-190077',
  title: 'Höstrond, gård och källare',
  caseStatusId: 30,
  caseTypeName: 'Rondering - Anmärkning',
  creationDate: '2026-10-05T09:00:00Z',
  objectName: null,
  objectAddress: 'Ekbacksgatan 4',
  buildingPartName: null,
  brfName: 'Brf Strandängen',
  roomType: 10,
  nrOfCaseControlPoints: 3,
  description: 'Tre anmärkningar på gården.',
  attachments: [],
}

/** An errand as the service answers it. */
export const errandSample: Errand = {
  ...roundSample,
  id: 'case-204817',
  ticketNumber: 'BV-204817',
  title: 'Element i sovrummet blir inte varmt',
  caseStatusId: 18,
  caseTypeName: 'Garanti',
  creationDate: '2026-11-14T08:31:00Z',
  objectName: 'Lägenhet 1102',
  objectAddress: 'Ekbacksgatan 4 B',
  buildingPartName: 'Trapphus B',
  otherResidentInfo: 'Ekbacksgatan 4 B,13150,Nacka,1102',
  roomType: 1,
  roomName: 'Sovrum 1',
  assetName: 'Radiator',
  nrOfCaseControlPoints: 0,
  description: 'Elementet under fönstret är kallt upptill.',
  contactName: 'Amira Nordin',
  alternativeContactFirstName: null,
  alternativeContactLastName: null,
  alternativeContactEmail: null,
  alternativeContactPhone: null,
  appointment: {
    start: '2026-11-24T07:00:00Z',
    end: '2026-11-24T09:00:00Z',
    company: 'Värmeteknik i Nacka',
    note: 'Vi ringer en halvtimme innan.',
  },
  history: [
    { caseStatusId: 18, at: '2026-11-18T10:02:00Z', text: 'Tekniker bokad', by: 'Värmeteknik i Nacka' },
    { caseStatusId: 1, at: '2026-11-14T08:31:00Z', text: 'Anmälan mottagen', by: null },
  ],
  guaranteeEndsOn: '2029-12-20',
  canEdit: true,
  canClose: true,
}
