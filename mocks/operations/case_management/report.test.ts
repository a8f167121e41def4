import { expect, test } from 'vitest'
import {
  type Errand,
  type Parts,
  caseClient,
  fileOf,
  residentReport,
  writtenAddress,
} from './case-client.test-support.ts'

const { as, world } = caseClient()
const mega = 1024 * 1024

async function refused(change: Parts, base: Parts = residentReport) {
  const amira = await as('amira')
  const before = (await amira.list()).length
  const { status, body } = await amira.report({ ...base, ...change })
  expect((await amira.list()).length).toBe(before)
  return { status, code: body.code, errors: body.errors?.map(({ pointer, code }) => `${pointer} ${code}`) }
}

async function reported(change: Parts, base: Parts = residentReport): Promise<Errand> {
  const amira = await as('amira')
  const { status, headers } = await amira.report({ ...base, ...change })
  expect(status).toBe(201)
  const location = headers.get('location') ?? 'nowhere'
  return (await amira.get<Errand>(location.replace('/case_management/', ''))).body
}

const without = (parts: Record<string, string>, ...names: string[]): Parts =>
  Object.fromEntries(Object.entries(parts).filter(([name]) => !names.includes(name)))

test('a file of twenty megabytes is taken, one byte more is 413 and the part is named [V-049, X-050]', async () => {
  const errand = await reported({ files: [fileOf('film.mov', 'video/quicktime', 20 * mega)] })
  expect(errand.attachments[0]?.size).toBe(20_971_520)
  expect(await refused({ files: [fileOf(), fileOf('film.mov', 'video/quicktime', 20 * mega + 1)] })).toEqual({
    status: 413,
    code: 'fileTooLarge',
    errors: ['/files/1 fileTooLarge'],
  })
  // forty megabytes are written and read as a form
}, 20_000)

test('six files of seventeen megabytes are too large together [V-050]', async () => {
  const files = Array.from({ length: 6 }, (_, at) => fileOf(`film-${at}.mp4`, 'video/mp4', 17 * mega))
  expect(await refused({ files })).toMatchObject({
    status: 413,
    code: 'filesTooLargeTogether',
    errors: ['/files filesTooLargeTogether'],
  })
})

test('a sixth file and a foreign type are 422, more than twenty files no request at all [V-047, V-048]', async () => {
  const files = (count: number) => Array.from({ length: count }, (_, at) => fileOf(`bild-${at}.jpg`))
  expect(await refused({ files: files(6) })).toMatchObject({ status: 422, code: 'tooManyFiles' })
  expect(await refused({ files: [fileOf(), fileOf('a.exe')] })).toMatchObject({
    status: 422,
    code: 'fileTypeNotAllowed',
    errors: ['/files/1 fileTypeNotAllowed'],
  })
  expect(await refused({ files: files(21) })).toMatchObject({ status: 400, errors: ['/files maxItems'] })
})

test.each(['', 'yes', '1'])('a copy is wanted or not, and never %j [G-054]', async (sendCopy) => {
  expect(await refused({ sendCopy })).toMatchObject({ status: 400, errors: ['/sendCopy enum'] })
})

test('a text where a file should be is no request', async () => {
  expect(await refused({ files: ['element.jpg'] })).toEqual({
    status: 400,
    code: 'invalidRequest',
    errors: ['/files/0 file'],
  })
})

test('with those attached already, five is five [V-048]', async () => {
  const amira = await as('amira')
  const id = 'case-204655'
  const five = await amira.complete(id, {
    NewFiles: ['a', 'b', 'c', 'd'].map((name) => fileOf(`${name}.jpg`)),
  })
  expect(five.body.attachments).toHaveLength(5)
  expect(await amira.complete(id, { NewFiles: [fileOf()] })).toMatchObject({
    status: 422,
    body: { code: 'tooManyFiles', errors: [{ pointer: '/NewFiles', limit: 5 }] },
  })
  const swapped = await amira.complete(id, { RemoveFiles: ['att-204655-1'], NewFiles: [fileOf('ny.jpg')] })
  expect(swapped.body.attachments.map(({ filename }) => filename)).toEqual([
    'a.jpg',
    'b.jpg',
    'c.jpg',
    'd.jpg',
    'ny.jpg',
  ])
})

test('part names are matched without regard to case [Q-004]', async () => {
  const errand = await reported({ Files: [fileOf()] })
  expect(errand.attachments).toHaveLength(1)
})

test.each(['Se http://x', 'www.x.se', '<b>fel</b>', '   ', 'x'.repeat(5001)])(
  'a description like %j is no request [V-039, V-040, V-043]',
  async (description) => {
    expect(await refused({ description })).toMatchObject({ status: 400 })
  },
)

test('five thousand characters are not too many [V-043]', async () => {
  const errand = await reported({ description: `Det låter. ${'Mycket! '.repeat(623)}Ja.` })
  expect(errand.title).toBe('Det låter')
  expect(errand.description).toHaveLength(4998)
})

test.each([
  ['Kallt.', 'Kallt'],
  ['Det drar\nkallt från fönstret', 'Det drar'],
  ['Kran 3.5 läcker! Kom fort.', 'Kran 3.5 läcker'],
  [
    'Diskmaskinen stannar efter ungefär en halvtimme och visar en kod som inte står i handboken alls.',
    'Diskmaskinen stannar efter ungefär en halvtimme och visar en kod som inte står…',
  ],
])('%j gets the title %j', async (description, title) => {
  expect((await reported({ description })).title).toBe(title)
})

test('somebody else to ask has a name and an e-mail, or is not named at all [V-044, V-045]', async () => {
  expect(await refused({ alternativeContactPhone: '070-1740606' })).toEqual({
    status: 400,
    code: 'invalidRequest',
    errors: [
      '/alternativeContactFirstName required',
      '/alternativeContactLastName required',
      '/alternativeContactEmail required',
    ],
  })
  expect(
    await refused({ alternativeContactFirstName: 'Noor', alternativeContactLastName: 'Nordin' }),
  ).toMatchObject({ errors: ['/alternativeContactEmail required'] })
  const noor = {
    alternativeContactFirstName: 'Noor',
    alternativeContactLastName: 'Nordin',
    alternativeContactEmail: 'noor.nordin@example.com',
  }
  expect(await reported(noor)).toMatchObject({ ...noor, alternativeContactPhone: null })
})

test('no home at all is refused, a written address needs all its parts [V-033, V-034, V-036, X-048]', async () => {
  const homeless = without(residentReport, 'propertyId', 'objectId')
  expect(await refused({}, homeless)).toMatchObject({
    status: 422,
    errors: ['/address required', '/zipCode required', '/city required'],
  })
  expect(await refused({}, without(writtenAddress, 'city'))).toMatchObject({ errors: ['/city required'] })
  expect(await refused({ zipCode: '131 30' }, writtenAddress)).toMatchObject({ status: 400 })
})

test('a written address is kept as it was written, and answered by customer service [CV-010]', async () => {
  expect(await reported({}, writtenAddress)).toMatchObject({
    objectName: 'Lägenhet 1403',
    objectAddress: 'Strandängsvägen 12',
    otherResidentInfo: 'Strandängsvägen 12, 13152, Nacka, 1403',
    caseTypeName: 'Kundservice',
    roomName: 'Kök',
    assetName: 'Bänkskiva',
    guaranteeEndsOn: null,
  })
})

test('a dwelling number has the form of its country [V-032, K-061]', async () => {
  expect(await refused({ governmentObjectId: 'H0201' }, writtenAddress)).toMatchObject({
    status: 422,
    errors: ['/governmentObjectId numeric'],
  })
  expect(await refused({ governmentObjectId: '12345' }, writtenAddress)).toMatchObject({ status: 400 })
})

test.each([
  [{ propertyId: 'property-x', objectId: 'home-x' }, '/objectId unknown'],
  [{ propertyId: 'property-vassbagen' }, '/propertyId unknown'],
  [{ buildingId: 'building-vassbagen-a' }, '/buildingId unknown'],
  [{ roomId: 'room-attic' }, '/roomId unknown'],
  [{ roomId: 'area-elevator' }, '/roomId unknown'],
  [{ assetTypeId: 'asset-liftStops' }, '/assetTypeId unknown'],
  [{ siteId: '6' }, '/siteId site'],
  [{ siteId: '2' }, '/siteId site'],
  [{ siteId: '5' }, '/siteId site'],
] as const)('%j is refused: %s', async (change, error) => {
  expect(await refused(change)).toMatchObject({ status: 422, errors: [error] })
})

test('the built-in lists may name rooms and details that the lookups do not know [Q-047, G-034]', async () => {
  const errand = await reported({ roomId: 'bathroom', assetTypeId: 'wetRoomAppliances' }, writtenAddress)
  expect(errand).toMatchObject({ roomName: 'Badrum', roomType: 11, assetName: null })
})

test('an association is named whole, with a number of its country that holds [V-027, V-028, V-030]', async () => {
  const compound = { ...writtenAddress, compoundName: 'Brf Tegelgläntan' }
  expect(await refused({}, compound)).toMatchObject({
    status: 400,
    errors: ['/compoundNumber required', '/isMember required'],
  })
  expect(await refused({ isMember: 'true', compoundNumber: '769999-0004' }, compound)).toMatchObject({
    errors: ['/compoundNumber orgNr'],
  })
  expect(await refused({ isMember: 'true', compoundNumber: '310000019' }, compound)).toMatchObject({
    errors: ['/compoundNumber orgNr'],
  })
  const { brfName } = await reported({ isMember: 'true', compoundNumber: '769999-0102' }, compound)
  expect(brfName).toBe('Brf Tegelgläntan')
})

test('a fault in the guarantee is Garanti to its last day, one after it is for customer service', async () => {
  const own = caseClient()
  own.world().errands.endGuarantee('user:user-amira', residentReport.objectId, own.world().data.today)
  const typeAfter = async (days: number) => {
    own.advance(days)
    const amira = await own.as('amira')
    const { body } = await amira.report(residentReport)
    const { caseTypeName, guaranteeEndsOn } = (await amira.read(body.id)).body
    return [caseTypeName, guaranteeEndsOn]
  }
  expect(await typeAfter(0)).toEqual(['Garanti', own.world().data.today])
  expect(await typeAfter(1)).toEqual(['Kundservice', own.world().data.today])
})

test('a board’s own other fault is Förvaltning övrig, a Norwegian one Reklamasjon', async () => {
  const karin = await as('karin', 'association-almvalvet')
  const report = {
    siteId: '1',
    area: '1',
    propertyId: 'property-almvalvet',
    roomId: 'area-other',
    assetTypeId: 'asset-other',
    description: 'Anslagstavlan har ramlat ned.',
  }
  const created = (await karin.report(report)).body
  expect((await karin.read(created.id)).body.caseTypeName).toBe('Förvaltning övrig')
  const solveig = await as('solveig', 'association-nitelvbuen')
  const norwegian = { ...report, siteId: '5', propertyId: 'property-nitelvbuen' }
  expect((await solveig.report({ ...norwegian, siteId: '1' })).status).toBe(422)
  const made = (await solveig.report(norwegian)).body
  expect((await solveig.read(made.id)).body).toMatchObject({ caseTypeName: 'Reklamasjon', caseStatusId: 2 })
})

test('tickets go on counting, and none comes twice', async () => {
  const own = caseClient()
  const amira = await own.as('amira')
  for (let count = 0; count < 3; count++) await amira.report(residentReport)
  expect((await amira.list()).slice(0, 3).map(({ ticketNumber }) => ticketNumber)).toEqual([
    'BV-205003',
    'BV-205002',
    'BV-205001',
  ])
})

test('what was uploaded is kept apart from errands, and goes with the attachment', async () => {
  const own = caseClient()
  const amira = await own.as('amira')
  const { body } = await amira.report({ ...residentReport, files: [fileOf('a.pdf', 'application/pdf', 5)] })
  const { cases, caseFiles } = own.world().data
  const kept = btoa('%PDF-')
  expect(caseFiles).toEqual({ 'att-1001': kept })
  expect(JSON.stringify(cases)).not.toContain(kept)
  await amira.complete(body.id, { RemoveFiles: ['att-1001'] })
  expect(own.world().data.caseFiles).toEqual({})
})

test('the worlds of others know nothing of it', async () => {
  const made = world().worlds().make('elsewhere')
  expect(made.errands.list('user:user-amira')).toHaveLength(6)
})
