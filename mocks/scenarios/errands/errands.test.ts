import { expect, test } from 'vitest'
import { caseClient, residentReport } from '../../operations/case_management/case-client.test-support.ts'
import { errandScenarios } from './errands.ts'
import { scenarioNamed, startScenario } from '../scenarios.ts'

type Id = keyof typeof errandScenarios

/** A world in which a scenario has begun, and somebody in it. */
async function started(id: Id, persona: string = errandScenarios[id].personaId, associationId?: string) {
  const client = caseClient()
  const scenario = scenarioNamed(id)
  if (!scenario) throw new Error(`no scenario ${id}`)
  startScenario(client.world(), id, scenario)
  return { ...client, person: await client.as(persona, associationId) }
}

const almvalvet = 'association-almvalvet'

test('a hundred and twenty errands are a hundred and twenty, and every one of them opens', async () => {
  const { person } = await started('errands-many')
  const list = await person.list()
  expect(list).toHaveLength(120)
  expect(new Set(list.map(({ caseStatusId }) => caseStatusId)).size).toBeGreaterThan(8)
  for (const errand of list.slice(0, 20)) expect((await person.read(errand.id)).body).toEqual(errand)
})

test('who has none sees an empty list, and writes her own address', async () => {
  const { person } = await started('errands-none')
  expect(await person.list()).toEqual([])
  expect((await person.get('customer/get_agreements')).status).toBe(204)
})

test('a month later what waited has moved on', async () => {
  const { person } = await started('errands-a-month-later')
  const statuses = (await person.list()).map(({ id, caseStatusId }) => [id, caseStatusId])
  expect(statuses).toContainEqual(['case-204817', 40])
  expect(statuses).toContainEqual(['case-203988', 40])
})

test('the guarantee that ends tomorrow counts today and tomorrow', async () => {
  const { person, advance } = await started('guarantee-ends-tomorrow')
  const types: string[] = []
  for (let day = 0; day < 3; day++) {
    const { body } = await person.report(residentReport)
    types.push((await person.read(body.id)).body.caseTypeName)
    advance(1)
    await person.logInAgain()
  }
  expect(types).toEqual(['Garanti', 'Garanti', 'Kundservice'])
  const over = await started('guarantee-over')
  const { body } = await over.person.report(residentReport)
  expect((await over.person.read(body.id)).body.caseTypeName).toBe('Kundservice')
})

test('a list fails while the rest goes on, and a detail fails while the list comes [X-021, X-055]', async () => {
  const rounds = await started('rounds-fail', 'karin', almvalvet)
  expect((await rounds.person.get('rounds')).status).toBe(503)
  expect((await rounds.person.get('cases')).status).toBe(200)
  const detail = await started('errand-detail-fails')
  expect((await detail.person.list()).length).toBe(6)
  expect((await detail.person.read('case-204817')).status).toBe(503)
  const download = await started('errand-download-fails')
  expect((await download.person.file('att-204817-1', 'element.jpg')).status).toBe(503)
})

test('a report that fails leaves nothing behind, and once it fails only once [X-051]', async () => {
  const { person } = await started('errand-create-fails')
  expect((await person.report(residentReport)).status).toBe(503)
  expect(await person.list()).toHaveLength(6)
  const cut = await started('errand-create-cut-off')
  expect((await cut.person.report(residentReport)).status).toBe(0)
  expect(await cut.person.list()).toHaveLength(6)
  const once = await started('errand-create-fails-once')
  expect((await once.person.report(residentReport)).status).toBe(503)
  expect((await once.person.report(residentReport)).status).toBe(201)
})

test.each([
  ['errand-file-too-large', 413, 'fileTooLarge'],
  ['errand-files-too-large', 413, 'filesTooLargeTogether'],
  ['errand-file-type-refused', 422, 'fileTypeNotAllowed'],
  ['errand-too-many-files', 422, 'tooManyFiles'],
] as const)('%s refuses a report with %i %s', async (id, status, code) => {
  const { person } = await started(id)
  expect(await person.report(residentReport)).toMatchObject({ status, body: { code } })
})

test('what was closed meanwhile, and what cannot be changed [X-022]', async () => {
  const closed = await started('errand-closed-meanwhile')
  expect(await closed.person.close('case-204817')).toMatchObject({
    status: 409,
    body: { code: 'caseClosed' },
  })
  const fails = await started('errand-edit-fails')
  expect((await fails.person.complete('case-204817', { description: 'Nytt.' })).status).toBe(503)
})

test.each([
  ['agreements-fail', 'customer/get_agreements', 'amira', undefined],
  ['rooms-fail', 'rooms/home-ekbacken-b-1102', 'amira', undefined],
  ['detail-areas-fail', 'assets/room-kitchen', 'amira', undefined],
  ['has-cases-fails', 'has_cases', 'amira', undefined],
  ['cooperative-fails', 'cooperative', 'karin', almvalvet],
] as const)('%s lets %s answer 503', async (id, path, persona, association) => {
  const { person } = await started(id, persona, association)
  expect((await person.get(path)).status).toBe(503)
})

test('lookups that find nothing answer an empty list [X-046, X-047]', async () => {
  const details = await started('detail-areas-empty')
  expect(await details.person.get('assets/room-kitchen')).toMatchObject({ status: 200, body: [] })
  const search = await started('case-search-empty', 'karin', almvalvet)
  const found = await search.person.post('search/object', { text: 'Solbrunnsvägen', site: 'Jmse' })
  expect(found).toMatchObject({ status: 200, body: [] })
})

test('a board without management is told to take the other way [P-018]', async () => {
  const { person } = await started('board-without-management', 'birgitta', 'association-rundelen')
  const own = { ...residentReport, propertyId: 'property-rundelen', area: '1', roomId: 'area-yard' }
  const { objectId: _object, ...report } = { ...own, assetTypeId: 'asset-paving' }
  expect(await person.report(report)).toMatchObject({ status: 403, body: { code: 'noTechnicalManagement' } })
})

test('an errand that waits for an answer can be answered', async () => {
  const { person } = await started('errand-waits-for-answer')
  expect((await person.read('case-204751')).body).toMatchObject({ caseStatusId: 24, canEdit: true })
})
