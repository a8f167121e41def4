import { expect, test } from 'vitest'
import type { components } from '#gen/case_management/types.ts'
import { type Place, type Problem, caseClient } from '../case-client.test-support.ts'

type Schemas = components['schemas']
type Option = Schemas['RoomOption'] & Schemas['AssetOption']

const { as } = caseClient()
const almvalvet = 'association-almvalvet'

async function search(kind: 'building' | 'object', text: string, { site = 'Jmse', board = false } = {}) {
  const asking = board ? await as('karin', almvalvet) : await as('amira')
  return asking.post<Place[] & Problem>(`search/${kind}`, { text, site })
}

test('dwellings are found by address, in the order of house and floor [C-046, N-043]', async () => {
  const { status, body } = await search('object', 'edsstrandsvägen 40')
  expect(status).toBe(200)
  expect(body).toHaveLength(16)
  expect(body[0]).toEqual({
    id: 'home-vassbagen-a-1101',
    address: 'Edsstrandsvägen 40',
    zipCode: '19145',
    city: 'Sollentuna',
    propertyId: 'property-vassbagen',
    buildingId: 'building-vassbagen-a',
    buildingPartId: 'stairs-vassbagen-a',
    governmentObjectId: '1101',
    objectTypeId: 'apartment',
    rentalBuilding: false,
    buildingType: 'Object',
    brfName: 'Brf Vassbågen',
    guaranteeEndsOn: expect.stringMatching(/^\d{4}-\d\d-\d\d$/) as string,
  })
})

test('public spaces are found apart from dwellings: staircases and properties [C-045, CV-009, E-061]', async () => {
  const { body } = await search('building', 'Lindkajen')
  expect(body.map(({ id, buildingType }) => [id, buildingType])).toEqual([
    ['property-ankarspelet-1', 'Property'],
    ['stairs-ankarspelet-1-a', 'Stairs'],
    ['stairs-ankarspelet-1-b', 'Stairs'],
  ])
  expect(new Set(body.map(({ governmentObjectId }) => governmentObjectId))).toEqual(new Set([null]))
})

test.each([
  ['solbrunnsv', 12],
  ['SOLBRUNNSVÄGEN 10 1303', 1],
  ['brf almvalvet', 12],
  ['22467', 12],
  ['almvalvet solbrunn', 12],
  ['vägen', 0],
  ['Storgatan 400', 0],
  ['  ', 0],
  ['%', 0],
])('the text %j finds %i dwellings [X-047]', async (text, count) => {
  expect((await search('object', text)).body).toHaveLength(count)
})

test('at most fifty are answered, those whose address begins with the text before others', async () => {
  const { body } = await search('object', '1')
  expect(body).toHaveLength(50)
  const lund = (await search('object', 'l')).body.map(({ address }) => address.startsWith('L'))
  expect(lund.lastIndexOf(true)).toBeLessThan(lund.includes(false) ? lund.indexOf(false) : lund.length)
})

test('what is not handed over yet is not found, nor is another country', async () => {
  expect((await search('object', 'Strandängsvägen 12')).body).toEqual([])
  expect((await search('object', 'Nitelvbuen')).body).toEqual([])
  const found = await (
    await as('henning')
  ).post<Place[]>('search/object', { text: 'Nitelvbuen', site: 'Jmno' })
  expect(found.body).toHaveLength(20)
  expect(found.body[0]?.governmentObjectId).toBe('H0101')
})

test('a board finds its own property only', async () => {
  expect((await search('object', 'solbrunnsvägen', { board: true })).body).toHaveLength(12)
  expect((await search('building', 'Lindkajen', { board: true })).body).toEqual([])
})

test.each(['Jmoy', 'JmseEn', 'JmEntreprenad'])(
  '%s has no case management to search [E-088]',
  async (site) => {
    expect(await search('object', 'Solbrunnsvägen', { site })).toMatchObject({
      status: 422,
      body: { code: 'unprocessable', errors: [{ in: 'body', pointer: '/site' }] },
    })
  },
)

test.each(['a//b', 'www.x', '<b>', 'a@b', 'a=b', 'x'.repeat(251)])(
  '%j is no text to search for [V-042]',
  async (text) => {
    expect((await search('object', text)).status).toBe(400)
  },
)

test('a question mark may be searched for [V-042]', async () => {
  expect((await search('object', 'Vilket hus?')).status).toBe(200)
})

test('a property has its thirteen public areas, a dwelling its rooms [C-047, C-048]', async () => {
  const amira = await as('amira')
  const areas = (await amira.get<Option[]>('building_rooms/property-almvalvet')).body
  expect(areas).toHaveLength(13)
  expect(areas[0]).toEqual({ id: 'area-elevator', name: 'Hiss', code: 'elevator', faq: ['faq-elevator'] })
  const rooms = (await amira.get<Option[]>('rooms/home-ekbacken-b-1102')).body
  expect(rooms.map(({ name }) => name)).toEqual([
    'Hall',
    'Kök',
    'Vardagsrum',
    'Sovrum 1',
    'Sovrum 2',
    'Badrum',
    'Balkong',
    'Förråd',
    'Hela lägenheten',
    'Övrigt',
  ])
  const norwegian = (await amira.get<Option[]>('rooms/home-fjordlunden-a-h0302')).body
  expect(norwegian.map(({ name }) => name)).toContain('Soverom 3')
})

test('a room has its details, and appliances open the info step [C-049, S-057]', async () => {
  const amira = await as('amira')
  const { body } = await amira.get<Option[]>('assets/room-kitchen')
  expect(body.find(({ id }) => id === 'asset-dishwasher')).toEqual({
    id: 'asset-dishwasher',
    name: 'Diskmaskin',
    appliance: true,
    faq: ['faq-dishwasher'],
  })
  expect(body.find(({ id }) => id === 'asset-worktop')?.appliance).toBe(false)
  const henning = await as('henning')
  expect((await henning.get<Option[]>('assets/room-bathroom')).body[0]?.name).toBe('Blandebatteri')
})

test('rooms of what is no dwelling, areas of what is no property and details of no room are unknown', async () => {
  const amira = await as('amira')
  for (const path of [
    'rooms/property-almvalvet',
    'rooms/home-x',
    'rooms/home-espoon-merituuli-a-5',
    'building_rooms/stairs-almvalvet-a',
    'building_rooms/x',
    'assets/room-attic',
  ]) {
    expect(await amira.get(path)).toMatchObject({ status: 404, body: { code: 'notFound' } })
  }
})

test('articles come in the order of their ids, unknown ones are left out [C-050, C-028]', async () => {
  const amira = await as('amira')
  const { body } = await amira.post<Schemas['CustomerArticle'][]>('customer/articles', {
    ids: ['faq-elevator', 'nonsense', 'faq-washer'],
  })
  expect(body.map(({ title }) => title)).toEqual([
    'Hissen står still. Vad gör jag?',
    'Tvättmaskinen tömmer inte. Vad kan jag göra?',
  ])
  const solveig = await as('solveig', 'association-nitelvbuen')
  const norwegian = await solveig.post<Schemas['CustomerArticle'][]>('customer/articles', {
    ids: ['faq-washer'],
  })
  expect(norwegian.body[0]?.title).toBe('Vaskemaskinen tømmer seg ikke. Hva kan jeg gjøre?')
})

test('agreements are the homes that have been handed over [C-066, F-106, F-167]', async () => {
  const homes = async (persona: string) =>
    (await (await as(persona)).get<Place[] | undefined>('customer/get_agreements')).body?.map(({ id }) => id)
  expect(await homes('amira')).toEqual(['home-ekbacken-b-1102'])
  expect(await homes('margareta')).toEqual(['home-vassbagen-a-1302'])
  expect(await homes('henning')).toEqual(['home-fjordlunden-a-h0302'])
})

test('a home is among them from the day of the keys', async () => {
  const later = caseClient()
  later.advance(300)
  const amira = await later.as('amira')
  const { body } = await amira.get<Place[]>('customer/get_agreements')
  expect(body.map(({ id }) => id)).toEqual(['home-ekbacken-b-1102', 'home-strandangen-c-1403'])
})

test.each(['fatima', 'elias', 'nora', 'tove', 'vaino'])(
  '%s has no agreement: 204, with no body [Q-001]',
  async (persona) => {
    const { status, body } = await (await as(persona)).get('customer/get_agreements')
    expect([status, body]).toEqual([204, undefined])
  },
)

test('a person with protected identity finds her home without its address, and can report for it', async () => {
  const maria = await as('maria')
  const { body } = await maria.get<Place[]>('customer/get_agreements')
  expect(body[0]).toMatchObject({
    id: 'home-vassbagen-a-1403',
    address: 'Skyddad adress',
    governmentObjectId: null,
  })
  const created = await maria.report({
    siteId: '1',
    area: '2',
    objectId: 'home-vassbagen-a-1403',
    roomId: 'room-kitchen',
    assetTypeId: 'asset-mixer',
    description: 'Kranen droppar.',
  })
  expect(created.status).toBe(201)
  expect((await maria.list())[0]).toMatchObject({
    objectAddress: null,
    otherResidentInfo: null,
    brfName: null,
  })
})

test('a board reads its association, and says where its mail goes [C-051, C-058, C-059, CV-016]', async () => {
  const own = caseClient()
  const karin = await own.as('karin', almvalvet)
  expect((await karin.get('cooperative')).body).toEqual({
    id: almvalvet,
    name: 'Brf Almvalvet',
    organisationNumber: '769999-0003',
    boardEmail: 'styrelsen.almvalvet@example.com',
    technicalManagement: true,
  })
  expect((await karin.call('PATCH', 'account', { email: 'nya.styrelsen@example.com' })).status).toBe(204)
  expect((await karin.get('account')).body).toEqual({ email: 'nya.styrelsen@example.com' })
  expect((await karin.get<Schemas['Cooperative']>('cooperative')).body.boardEmail).toBe(
    'nya.styrelsen@example.com',
  )
  expect((await karin.call('PATCH', 'account', { email: 'nonsense' })).status).toBe(400)
  const birgitta = await own.as('birgitta', 'association-rundelen')
  expect((await birgitta.get<Schemas['Cooperative']>('cooperative')).body.technicalManagement).toBe(false)
})
