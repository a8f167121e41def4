import { expect, test } from 'vitest'
import { type Errand, boardReport, caseClient, fileOf, residentReport } from './case-client.test-support.ts'

const almvalvet = 'association-almvalvet'

test('a resident sees her errands, the newest first, and nobody on the way keeps them [C-064, S-070]', async () => {
  const { as } = caseClient()
  const amira = await as('amira')
  const { status, body, headers } = await amira.get<Errand[]>('customer/get_cases')
  expect(status).toBe(200)
  expect(headers.get('cache-control')).toBe('no-store')
  expect(body.map(({ ticketNumber }) => ticketNumber)).toEqual([
    'BV-204817',
    'BV-204655',
    'BV-204390',
    'BV-203988',
    'BV-203104',
    'BV-202877',
  ])
  const dates = body.map(({ creationDate }) => creationDate)
  expect(dates).toEqual(dates.toSorted().toReversed())
})

test('one errand says what it is about, who comes when, and what has happened [C-065, F-125]', async () => {
  const { as } = caseClient()
  const { status, body } = await (await as('amira')).read('case-204817')
  expect(status).toBe(200)
  expect(body).toMatchObject({
    siteKey: 'Jmse',
    ticketNumber: 'BV-204817',
    caseStatusId: 18,
    caseTypeName: 'Garanti',
    objectName: 'Lägenhet 1102',
    objectAddress: 'Ekbacksgatan 4 B',
    buildingPartName: 'Trapphus B',
    brfName: 'Brf Ekbacken',
    otherResidentInfo: 'Ekbacksgatan 4 B, 13130, Nacka, 1102',
    roomType: 1,
    roomName: 'Sovrum 1',
    assetName: 'Radiator',
    nrOfCaseControlPoints: 0,
    contactName: 'Amira Nordin',
    appointment: { company: 'Värmeteknik i Nacka' },
    canEdit: true,
    canClose: true,
  })
  expect(body.attachments.map(({ filename }) => filename)).toEqual(['element.jpg', 'termostat.jpg'])
  expect(body.history.map(({ text }) => text)).toEqual([
    'Tekniker bokad',
    'Ärendet bedömt som garanti',
    'Anmälan mottagen',
  ])
  expect(body.history[0]?.caseStatusId).toBe(body.caseStatusId)
})

test('a fault that is reported is in the list at once, first, with its files [C-070, F-132]', async () => {
  const { as } = caseClient()
  const amira = await as('amira')
  const before = await amira.list()
  const { status, body } = await amira.report({
    ...residentReport,
    files: [fileOf(), fileOf('film.mp4', 'video/mp4')],
  })
  expect(status).toBe(201)
  const after = await amira.list()
  expect(after).toHaveLength(before.length + 1)
  expect(after[0]).toMatchObject({
    ...body,
    title: 'Elementet under fönstret är kallt upptill',
    caseStatusId: 1,
    caseTypeName: 'Garanti',
    attachments: [
      { filename: 'element.jpg', mimeType: 'image/jpeg', size: 12 },
      { filename: 'film.mp4', mimeType: 'video/mp4', size: 12 },
    ],
  })
})

test('the receipt of a report goes to whoever made it, a board’s to the board', async () => {
  const { as, world } = caseClient()
  const amira = await as('amira')
  const { body } = await amira.report(residentReport)
  expect(world().mailbox.list()[0]).toMatchObject({
    to: 'amira.nordin@example.com',
    subject: `Vi har tagit emot din felanmälan ${body.ticketNumber}`,
  })
  await (await as('karin', almvalvet)).report(boardReport)
  expect(world().mailbox.list()[0]?.to).toBe('styrelsen.almvalvet@example.com')
})

test('a copy of a report goes to the reporter’s own address, where one is wanted [G-054]', async () => {
  const { as, world } = caseClient()
  const amira = await as('amira')
  const mails = () => world().mailbox.list()
  const before = mails().length
  await amira.report({ ...residentReport, sendCopy: 'false' })
  expect(mails()).toHaveLength(before + 1)
  const { body } = await amira.report({ ...residentReport, sendCopy: 'true', files: [fileOf()] })
  expect(mails()).toHaveLength(before + 3)
  expect(mails()[0]).toMatchObject({
    to: 'amira.nordin@example.com',
    locale: 'sv',
    subject: `Kopia av din felanmälan ${body.ticketNumber}`,
  })
  const { objectAddress, objectName, roomName, assetName } = (await amira.read(body.id)).body
  expect(mails()[0]?.text).toBe(
    [
      'Hej Amira Nordin,',
      'Det här skrev du till oss.',
      `Var: ${objectAddress}, ${objectName}\nVad: ${roomName}, ${assetName}`,
      residentReport.description,
      'Bifogat: element.jpg',
    ].join('\n\n'),
  )
  await (await as('karin', almvalvet)).report({ ...boardReport, sendCopy: 'true' })
  const [copy, receipt] = mails()
  expect([copy?.to, receipt?.to]).toEqual(['karin.aho@example.com', 'styrelsen.almvalvet@example.com'])
})

test('whether there are errands is told of each login on its own [C-062, P-011]', async () => {
  const { as } = caseClient()
  const has = async (persona: string, association?: string) =>
    (await (await as(persona, association)).get<boolean>('has_cases')).body
  expect(await has('amira')).toBe(true)
  expect(await has('fatima')).toBe(false)
  expect(await has('vaino')).toBe(false)
  expect(await has('karin')).toBe(false)
  expect(await has('karin', almvalvet)).toBe(true)
  expect(await has('birgitta', 'association-rundelen')).toBe(false)
})

test('with her first report there are errands [C-062]', async () => {
  const { as } = caseClient()
  const elias = await as('elias')
  const written = { address: 'Råstahöjdsvägen 26', zipCode: '16960', city: 'Solna' }
  const { propertyId: _property, objectId: _object, ...report } = residentReport
  await elias.report({ ...report, ...written })
  expect((await elias.get<boolean>('has_cases')).body).toBe(true)
})

test('closing makes an errand cancelled by the customer, for good [C-067, S-067, F-127]', async () => {
  const { as, advance } = caseClient()
  const amira = await as('amira')
  expect((await amira.close('case-204817')).status).toBe(204)
  const closed = (await amira.read('case-204817')).body
  expect(closed).toMatchObject({ caseStatusId: 41, appointment: null, canEdit: false, canClose: false })
  expect(closed.history[0]?.text).toBe('Avslutat av dig')
  expect(closed.history.slice(1).map(({ caseStatusId }) => caseStatusId)).toEqual([18, 10, 1])
  const again = { status: 409, body: { code: 'caseClosed' } }
  expect(await amira.close('case-204817')).toMatchObject(again)
  expect(await amira.complete('case-204817', { description: 'Nej, vänta.' })).toMatchObject(again)
  advance(365)
  await amira.logInAgain()
  expect((await amira.read('case-204817')).body.caseStatusId).toBe(41)
})

test('a board sees the errands of its association, one by one as well [C-052, C-053]', async () => {
  const { as } = caseClient()
  const karin = await as('karin', almvalvet)
  const { status, body } = await karin.get<Errand[]>('cases')
  expect(status).toBe(200)
  expect(body.map(({ id }) => id)).toContain('case-204795')
  expect(new Set(body.map(({ brfName }) => brfName))).toEqual(new Set(['Brf Almvalvet']))
  for (const one of body) expect((await karin.get<Errand>(`case/${one.id}`)).body).toEqual(one)
})

test('a board closes and completes its errands as well [C-060, C-061]', async () => {
  const { as } = caseClient()
  const karin = await as('karin', almvalvet)
  const { status, body } = await karin.complete('case-204795', { description: 'Springan är nu större.' })
  expect([status, body.description]).toEqual([200, 'Springan är nu större.'])
  expect((await karin.close('case-204795')).status).toBe(204)
  expect((await karin.read('case-204795')).body.caseStatusId).toBe(41)
})

test('what is executed or completed can be neither changed nor closed', async () => {
  const { as } = caseClient()
  const amira = await as('amira')
  for (const id of ['case-203988', 'case-203104']) {
    expect((await amira.read(id)).body).toMatchObject({ canEdit: false, canClose: false })
    expect((await amira.close(id)).status).toBe(409)
    expect((await amira.complete(id, { description: 'Mer.' })).status).toBe(409)
  }
})

test('completing changes what is sent and nothing else, and stands in the history [C-069, F-126]', async () => {
  const { as } = caseClient()
  const amira = await as('amira')
  const before = (await amira.read('case-204390')).body
  const { status, body } = await amira.complete('case-204390', { alternativeContactPhone: '070-1740699' })
  expect(status).toBe(200)
  expect(body).toEqual({
    ...before,
    alternativeContactPhone: '070-1740699',
    history: [expect.objectContaining({ text: 'Ärendet kompletterat', caseStatusId: 16 }), ...before.history],
  })
  expect((await amira.read('case-204390')).body).toEqual(body)
})

test('an edit that changes nothing leaves no trace', async () => {
  const { as } = caseClient()
  const amira = await as('amira')
  const before = (await amira.read('case-204390')).body
  expect((await amira.complete('case-204390')).body).toEqual(before)
})

test('files go and come: the new one can be fetched, the old one not any more [F-126, F-130]', async () => {
  const { as } = caseClient()
  const amira = await as('amira')
  const { body } = await amira.complete('case-204817', {
    RemoveFiles: ['att-204817-1'],
    NewFiles: [fileOf('Mått, kök.pdf', 'application/pdf', 5)],
  })
  expect(body.attachments.map(({ filename }) => filename)).toEqual(['termostat.jpg', 'Mått, kök.pdf'])
  const added = body.attachments[1]?.attachmentId ?? ''
  const file = await amira.file(added, 'Mått, kök.pdf')
  expect(file.headers.get('content-type')).toBe('application/pdf')
  expect(file.headers.get('content-disposition')).toBe(
    `attachment; filename="Matt, kok.pdf"; filename*=UTF-8''M%C3%A5tt%2C%20k%C3%B6k.pdf`,
  )
  expect(await file.text()).toBe('%PDF-')
  expect((await amira.file('att-204817-1', 'element.jpg')).status).toBe(404)
})

test('a file that is not there cannot be removed', async () => {
  const { as } = caseClient()
  const amira = await as('amira')
  expect(await amira.complete('case-204817', { RemoveFiles: ['att-204817-1', 'att-9'] })).toMatchObject({
    status: 422,
    body: { code: 'unprocessable', errors: [{ pointer: '/RemoveFiles/1', code: 'unknown' }] },
  })
  expect((await amira.read('case-204817')).body.attachments).toHaveLength(2)
})

test('an answer to a question lets the errand go on, silence ends it [E-065]', async () => {
  const { as, advance } = caseClient()
  const margareta = await as('margareta')
  expect((await margareta.read('case-204751')).body.caseStatusId).toBe(24)
  const { body } = await margareta.complete('case-204751', {
    description: 'Det luktar bara när grannen duschar.',
  })
  expect(body.caseStatusId).toBe(10)
  expect(body.history[0]?.text).toBe('Tack för svaret, ärendet går vidare')
  advance(60)
  await margareta.logInAgain()
  expect((await margareta.read('case-204751')).body.caseStatusId).toBe(40)
  const silent = caseClient()
  silent.advance(27)
  const other = await silent.as('margareta')
  expect((await other.read('case-204751')).body.caseStatusId).toBe(11)
  silent.advance(20)
  await other.logInAgain()
  expect((await other.read('case-204751')).body.caseStatusId).toBe(40)
})

test('errands move on by themselves, and never back [S-071]', async () => {
  const { as, advance } = caseClient()
  const amira = await as('amira')
  const { body } = await amira.report(residentReport)
  const seen: number[] = []
  for (let day = 0; day < 70; day++) {
    const errand = (await amira.read(body.id)).body
    seen.push(errand.caseStatusId)
    expect(errand.history.map(({ at }) => at)).toEqual(
      errand.history
        .map(({ at }) => at)
        .toSorted()
        .toReversed(),
    )
    advance(1)
    await amira.logInAgain()
  }
  const statuses = [...new Set(seen)]
  expect([statuses[0], statuses[1], statuses.at(-2), statuses.at(-1)]).toEqual([1, 10, 30, 40])
  expect(seen).toEqual(statuses.flatMap((one) => seen.filter((other) => other === one)))
})
