import { expect, test } from 'vitest'
import {
  type Errand,
  type Problem,
  type Round,
  boardReport,
  caseClient,
  fileOf,
  residentReport,
} from './case-client.test-support.ts'

const almvalvet = 'association-almvalvet'
const ankarspelet = 'association-ankarspelet-1'
const vassbagen = 'association-vassbagen'
const forbidden = { status: 403, body: { code: 'forbidden' } }
const notFound = { status: 404, body: { code: 'notFound' } }
const unauthorized = { status: 401, body: { code: 'unauthorized' } }

const client = caseClient()
const { as, world } = client

const boardPaths = ['cases', 'rounds', 'cooperative', 'account', 'case/case-204771', 'rounds/round-190077']
const residentPaths = ['customer/get_cases', 'customer/get_agreements', 'customer/case/case-204817']

test.each(boardPaths)('%s is for boards: a resident gets 403 [P-022]', async (path) => {
  expect(await (await as('amira')).get(path)).toMatchObject(forbidden)
})

test.each(residentPaths)('%s is for residents: a board gets 403 [P-015]', async (path) => {
  expect(await (await as('karin', almvalvet)).get(path)).toMatchObject(forbidden)
})

test.each([
  ...boardPaths,
  ...residentPaths,
  'has_cases',
  'rooms/home-ekbacken-b-1102',
  'assets/room-kitchen',
])('%s is for nobody who is not logged in, or no longer there [P-003]', async (path) => {
  expect(await (await as()).get(path)).toMatchObject(unauthorized)
  expect(await (await as('gone')).get(path)).toMatchObject(unauthorized)
})

test('a token of a board that its holder no longer sits on opens nothing', async () => {
  const karin = await as('karin', ankarspelet)
  for (const path of [...boardPaths, 'has_cases']) expect(await karin.get(path)).toMatchObject(forbidden)
})

test('somebody else’s errand is as unknown as one that never was', async () => {
  const margareta = await as('margareta')
  for (const id of ['case-204817', 'case-9', 'case-204771']) {
    expect(await margareta.read(id)).toMatchObject(notFound)
    expect(await margareta.close(id)).toMatchObject(notFound)
    expect(await margareta.complete(id, { description: 'Nytt.', NewFiles: [fileOf()] })).toMatchObject(
      notFound,
    )
  }
  const file = await margareta.file('att-204817-1', 'element.jpg')
  expect(file.status).toBe(404)
  expect((await (await as('amira')).read('case-204817')).body.canEdit).toBe(true)
})

test('what a resident reports, her neighbours do not see', async () => {
  const amira = await as('amira')
  const { body } = await amira.report({ ...residentReport, files: [fileOf()] })
  const [attachment] = (await amira.read(body.id)).body.attachments
  const margareta = await as('margareta')
  expect((await margareta.list()).map(({ id }) => id)).not.toContain(body.id)
  expect((await margareta.file(attachment?.attachmentId ?? '', 'element.jpg')).status).toBe(404)
  expect((await amira.file(attachment?.attachmentId ?? '', 'element.jpg')).status).toBe(200)
})

test('each association sees its own errands and rounds, also when one person sits on two boards', async () => {
  const managed = await as('bo', ankarspelet)
  const other = await as('bo', vassbagen)
  const [ofManaged, ofOther] = [await managed.list(), await other.list()]
  expect(new Set(ofManaged.map(({ brfName }) => brfName))).toEqual(new Set(['Brf Ankarspelet 1']))
  expect(new Set(ofOther.map(({ brfName }) => brfName))).toEqual(new Set(['Brf Vassbågen']))
  expect(await other.read(ofManaged[0]?.id ?? '')).toMatchObject(notFound)
  expect((await other.get<Round[]>('rounds')).body).toEqual([])
  expect(await other.get('rounds/round-190080')).toMatchObject(notFound)
  expect((await managed.get<Round>('rounds/round-190080')).body.title).toBe(
    'Höstrond, garage och undercentral',
  )
})

test('a board reports in its own property only, and with technical management only [C-063, P-018]', async () => {
  const karin = await as('karin', almvalvet)
  const { status, body, headers } = await karin.report(boardReport)
  expect([status, headers.get('location')]).toEqual([201, `/case_management/case/${body.id}`])
  expect((await karin.list())[0]).toMatchObject({
    ...body,
    brfName: 'Brf Almvalvet',
    contactName: 'Karin Aho',
  })
  const strange = { propertyId: 'property-ankarspelet-1', buildingPartId: 'stairs-ankarspelet-1-a' }
  const { buildingId: _building, ...report } = { ...boardReport, ...strange }
  expect(await karin.report(report)).toMatchObject(forbidden)
  const unmanaged = await as('bo', vassbagen)
  const own = { propertyId: 'property-vassbagen', buildingPartId: 'stairs-vassbagen-a' }
  expect(await unmanaged.report({ ...report, ...own })).toMatchObject({
    status: 403,
    body: { code: 'noTechnicalManagement' },
  })
  expect(await (await as('amira')).call('POST', 'create_board_case/v2', formData(boardReport))).toMatchObject(
    forbidden,
  )
})

test('without technical management a board reports as one, and finds the errand in its list [CV-011, P-019, P-020]', async () => {
  const bo = await as('bo', vassbagen)
  const parts = {
    siteId: '1',
    area: '1',
    compoundName: 'Brf Vassbågen',
    compoundNumber: '769999-0201',
    isMember: 'true',
    boardEmail: 'styrelsen@example.com',
    address: 'Edsstrandsvägen 40',
    zipCode: '19145',
    city: 'Sollentuna',
    roomId: 'facade',
    assetTypeId: 'other',
    description: 'Putsen lossnar vid entrén.',
  }
  const { status, body } = await bo.call<Problem & { id: string }>(
    'POST',
    'customer/create_case',
    formData(parts),
  )
  expect(status).toBe(201)
  expect((await bo.list())[0]).toMatchObject({
    id: body.id,
    brfName: 'Brf Vassbågen',
    caseTypeName: 'Kundservice',
    roomName: 'Fasad',
    guaranteeEndsOn: null,
  })
  expect(world().mailbox.list()[0]?.to).toBe('styrelsen@example.com')
})

test('a resident without an activated e-ID cannot report [P-024]', async () => {
  const tove = await as('tove')
  expect(await tove.report(residentReport)).toMatchObject(forbidden)
  expect(await tove.list()).toEqual([])
})

test('a resident reports for her own homes only, and for what belongs to them [P-023]', async () => {
  const amira = await as('amira')
  const elsewhere = { propertyId: 'property-vassbagen', objectId: 'home-vassbagen-a-1302' }
  expect(await amira.report({ ...residentReport, ...elsewhere })).toMatchObject(forbidden)
  const future = { propertyId: 'property-strandangen', objectId: 'home-strandangen-c-1403' }
  expect(await amira.report({ ...residentReport, ...future })).toMatchObject(forbidden)
  const { objectId: _object, ...shared } = residentReport
  const stairs = { ...shared, area: '1', roomId: 'area-lights', assetTypeId: 'asset-stairLight' }
  expect((await amira.report(stairs)).status).toBe(201)
})

test('the public form says who asks, and its report is in nobody’s list [P-025, Q-038]', async () => {
  const stranger = await as()
  const parts = {
    siteId: '5',
    area: '2',
    address: 'Fjordlia 8',
    zipCode: '5034',
    city: 'Bergen',
    governmentObjectId: 'H0201',
    roomId: 'hallway',
    assetTypeId: 'walls',
    description: 'Merke i malingen ved døren.',
  }
  expect(await stranger.report(parts)).toMatchObject({
    status: 422,
    body: {
      errors: [
        { pointer: '/firstName' },
        { pointer: '/lastName' },
        { pointer: '/email' },
        { pointer: '/phone' },
      ],
    },
  })
  const person = {
    firstName: 'Ingrid',
    lastName: 'Solheim',
    email: 'ingrid@example.com',
    phone: '+47 40000001',
  }
  const { status, body } = await stranger.report({ ...parts, ...person })
  expect(status).toBe(201)
  expect(world().mailbox.list()[0]).toMatchObject({ to: 'ingrid@example.com', locale: 'no' })
  for (const one of [await as('henning'), await as('amira')]) {
    expect((await one.list()).map(({ id }: Errand) => id)).not.toContain(body.id)
  }
  expect(await stranger.report({ ...person, ...residentReport })).toMatchObject(forbidden)
})

test('a bad token is refused also where none is needed', async () => {
  const response = await client.send(
    'POST',
    '/case_management/customer/create_case',
    'nonsense',
    formData(residentReport),
  )
  expect(response.status).toBe(401)
})

function formData(parts: Record<string, string>): FormData {
  const form = new FormData()
  for (const [name, value] of Object.entries(parts)) form.append(name, value)
  return form
}
