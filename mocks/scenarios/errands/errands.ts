import { jmno } from '#src/sites/jmno.ts'
import { jmse } from '#src/sites/jmse.ts'
import { addDays } from '../../catalogue/dates.ts'
import { ownerOf } from '../../state/cases/errands/errand-record.ts'
import type { World } from '../../state/world.ts'
import { manyErrands } from './many-errands.ts'
import type { Scenario, Scenarios } from '../scenario.ts'
import { todayOf } from '../../state/today.ts'

/** Where errands are listed and faults reported, and the customer whom most of it is about. */
const start = {
  group: 'errands',
  siteKey: 'Jmse',
  personaId: 'amira',
  startPath: jmse.paths.myErrands,
} as const
const board = { ...start, personaId: 'karin' } as const

/** Every call that sends a report, and every one that completes an errand. */
const creating = ['createCustomerCase', 'createBoardCase']
const completing = ['updateCustomerCase', 'updateCase']

type Refusal = { status: number; problemCode?: string }

const refusing = (operationIds: readonly string[], refusal: Refusal): Scenario['apply'] => {
  return ({ faults }) => operationIds.forEach((operationId) => faults.set({ operationId, ...refusal }))
}

const down = (...operationIds: string[]) => refusing(operationIds, { status: 503 })

/** The guarantee of the main persona's home ends some days from today. */
const guaranteeIn =
  (days: number): Scenario['apply'] =>
  (world: World) =>
    world.errands.endGuarantee(
      ownerOf.user('user-amira'),
      'home-ekbacken-b-1102',
      addDays(todayOf(world), days),
    )

/** Errands and fault reports: who has none or many, and everything that can go wrong with them. */
export const errandScenarios = {
  'errands-none': {
    ...start,
    personaId: 'fatima',
    name: 'No cases yet',
    description: 'The entry shows because a month has passed since she moved in; the list is empty.',
    requirements: ['P-011', 'K-065'],
    apply: () => {},
  },
  'errands-many': {
    ...start,
    name: 'A hundred and twenty cases',
    description: 'A list that has to be filtered and sorted.',
    requirements: ['F-123', 'S-068', 'S-071'],
    apply: manyErrands,
  },
  'errands-a-month-later': {
    ...start,
    name: 'A month later',
    description: 'Thirty days have passed: visits have taken place, and what was waiting has moved on.',
    requirements: ['S-071'],
    apply: ({ clock }) => clock.advance(30 * 86_400),
  },
  'errand-waits-for-answer': {
    ...start,
    personaId: 'margareta',
    name: 'A case waits for an answer',
    description: 'BV-204751 needs an answer; completing it lets it go on, and silence ends it.',
    requirements: ['E-065', 'F-126'],
    apply: () => {},
  },
  'errands-norway': {
    ...start,
    siteKey: 'Jmno',
    personaId: 'henning',
    startPath: jmno.paths.myErrands,
    name: 'Cases in Norway',
    description: 'Cases of a Norwegian resident, with the one-year inspection and the Norwegian statuses.',
    requirements: ['E-088', 'X-068'],
    apply: () => {},
  },
  'errands-board': {
    ...board,
    name: 'Cases and rounds of an association',
    description: 'A board with technical management: cases in nearly every status, and rounds.',
    requirements: ['P-017', 'P-018', 'S-074'],
    apply: () => {},
  },
  'board-without-management': {
    ...board,
    personaId: 'birgitta',
    name: 'Board without technical management',
    description: 'Her report on the managed way is refused with 403 noTechnicalManagement.',
    requirements: ['P-018', 'P-019'],
    apply: () => {},
  },
  'guarantee-ends-tomorrow': {
    ...start,
    name: 'The guarantee ends tomorrow',
    description: 'A fault reported today is Garanti; two days later it is not any more.',
    requirements: ['E-060'],
    apply: guaranteeIn(1),
  },
  'guarantee-over': {
    ...start,
    name: 'The guarantee has ended',
    description: 'The guarantee ended yesterday: a fault reported now is one for customer service.',
    requirements: ['E-060'],
    apply: guaranteeIn(-1),
  },
  'agreements-none': {
    ...start,
    personaId: 'fatima',
    name: 'No agreement',
    description: 'The agreements call answers 204, so she writes her address.',
    requirements: ['F-106', 'Q-001'],
    apply: () => {},
  },
  'agreements-fail': {
    ...start,
    name: 'Agreements cannot be fetched',
    description: 'The agreements call answers 503.',
    requirements: ['X-061'],
    apply: down('getCustomerAgreements'),
  },
  'errand-detail-fails': {
    ...start,
    name: 'The case cannot be opened',
    description: 'The list comes, and each single case or round answers 503.',
    requirements: ['X-021'],
    apply: down('getCustomerCase', 'getCase', 'getRound'),
  },
  'errand-download-fails': {
    ...start,
    name: 'Attachments cannot be fetched',
    description: 'Every attachment answers 503.',
    requirements: ['X-021'],
    apply: down('getCustomerCaseFile', 'getCaseFile', 'getRoundFile'),
  },
  'errand-create-fails': {
    ...start,
    name: 'A fault report cannot be sent',
    description: 'Each report answers 503, and nothing of it is kept.',
    requirements: ['X-051', 'F-121'],
    apply: down(...creating),
  },
  'errand-create-cut-off': {
    ...start,
    name: 'The fault report loses its connection',
    description: 'The connection ends while a report is sent.',
    requirements: ['X-051'],
    apply: ({ faults }) => creating.forEach((operationId) => faults.set({ operationId, drop: true })),
  },
  'errand-create-fails-once': {
    ...start,
    name: 'The fault report goes the second time',
    description: 'The first report answers 503; trying again succeeds.',
    requirements: ['X-051', 'X-053'],
    apply: ({ faults }) =>
      creating.forEach((operationId) => faults.set({ operationId, status: 503, times: 1 })),
  },
  'errand-file-too-large': {
    ...start,
    name: 'An attachment is too large',
    description: 'Each report answers 413, whatever is attached.',
    requirements: ['X-050', 'X-059'],
    apply: refusing([...creating, ...completing], { status: 413, problemCode: 'fileTooLarge' }),
  },
  'errand-files-too-large': {
    ...start,
    name: 'The attachments are too large together',
    description: 'Each report answers 413 filesTooLargeTogether.',
    requirements: ['X-050', 'X-060'],
    apply: refusing([...creating, ...completing], { status: 413, problemCode: 'filesTooLargeTogether' }),
  },
  'errand-file-type-refused': {
    ...start,
    name: 'The file type is not accepted',
    description: 'Each report answers 422 fileTypeNotAllowed.',
    requirements: ['X-058'],
    apply: refusing([...creating, ...completing], { status: 422, problemCode: 'fileTypeNotAllowed' }),
  },
  'errand-too-many-files': {
    ...start,
    name: 'Too many attachments',
    description: 'Each report answers 422 tooManyFiles.',
    requirements: ['X-057'],
    apply: refusing([...creating, ...completing], { status: 422, problemCode: 'tooManyFiles' }),
  },
  'errand-upload-slow': {
    ...start,
    name: 'Attachments take time to send',
    description: 'Each report takes twelve seconds to be answered.',
    requirements: ['F-114'],
    apply: ({ faults }) =>
      [...creating, ...completing].forEach((operationId) => faults.set({ operationId, delayMs: 12_000 })),
  },
  'errand-edit-fails': {
    ...start,
    name: 'The case cannot be changed',
    description: 'Completing and closing answer 503.',
    requirements: ['X-022'],
    apply: down(...completing, 'closeCustomerCase', 'closeCase'),
  },
  'errand-closed-meanwhile': {
    ...start,
    name: 'The case was closed meanwhile',
    description: 'Completing and closing answer 409 caseClosed.',
    requirements: ['X-022'],
    apply: refusing([...completing, 'closeCustomerCase', 'closeCase'], {
      status: 409,
      problemCode: 'caseClosed',
    }),
  },
  'rounds-fail': {
    ...board,
    name: 'Rounds cannot be fetched',
    description: 'The cases of the association come, its rounds answer 503.',
    requirements: ['X-055', 'F-172'],
    apply: down('getRounds'),
  },
  'rooms-fail': {
    ...start,
    name: 'Rooms cannot be fetched',
    description: 'Rooms and public areas answer 503.',
    requirements: ['X-045'],
    apply: down('getRooms', 'getBuildingRooms'),
  },
  'detail-areas-fail': {
    ...start,
    name: 'Details cannot be fetched',
    description: 'The detail areas of each room answer 503.',
    requirements: ['X-046'],
    apply: down('getAssets'),
  },
  'detail-areas-empty': {
    ...start,
    name: 'No details to choose from',
    description: 'The detail areas of each room are an empty list, which counts as a failure.',
    requirements: ['X-046'],
    apply: ({ errands }) => errands.emptyLookup('getAssets'),
  },
  'case-search-empty': {
    ...board,
    name: 'No address is found',
    description: 'Searching for an address has no hits, whatever is typed.',
    requirements: ['X-047'],
    apply: ({ errands }) => ['searchBuilding', 'searchCaseObject'].forEach((id) => errands.emptyLookup(id)),
  },
  'articles-fail': {
    ...start,
    name: 'Help texts cannot be fetched',
    description: 'The articles of the info step answer 503; nobody is told.',
    requirements: ['X-056'],
    apply: down('getCustomerArticles', 'getCaseFaq'),
  },
  'cooperative-fails': {
    ...board,
    name: 'The details of the association cannot be fetched',
    description: 'The association answers 503, so the technical error screen shows.',
    requirements: ['X-052', 'X-053'],
    apply: down('getCooperative'),
  },
  'has-cases-fails': {
    ...start,
    name: 'No telling whether there are cases',
    description: 'The flag behind the Cases entry answers 503.',
    requirements: ['X-054'],
    apply: down('hasCases'),
  },
  'case-login-without-user': {
    ...start,
    name: 'The login finds no user',
    description: 'The e-ID says yes, and the user behind it answers 404.',
    requirements: ['X-020'],
    apply: refusing(['getUser'], { status: 404 }),
  },
} satisfies Scenarios
