import sharp from 'sharp'
import { expect, test } from 'vitest'
import { type Round, caseClient } from './case-client.test-support.ts'

const { as } = caseClient()
const almvalvet = 'association-almvalvet'
const bytesOf = async (response: Response) => new Uint8Array(await response.arrayBuffer())

test('every attachment of every list is there in its real format, as large as it says [C-056, C-068, F-130]', async () => {
  const people = [
    await as('amira'),
    await as('margareta'),
    await as('henning'),
    await as('karin', almvalvet),
    await as('solveig', 'association-nitelvbuen'),
  ]
  const kinds = new Set<string>()
  for (const person of people) {
    for (const { attachments } of await person.list()) {
      for (const { attachmentId, filename, mimeType, size } of attachments) {
        const response = await person.file(attachmentId, filename)
        expect([response.status, response.headers.get('content-type')]).toEqual([200, mimeType])
        expect(response.headers.get('cache-control')).toBe('no-store')
        const bytes = await bytesOf(response)
        expect(bytes.length).toBe(size)
        kinds.add(await formatOf(bytes))
      }
    }
  }
  expect(kinds).toEqual(new Set(['jpeg', 'png', 'pdf']))
})

async function formatOf(bytes: Uint8Array): Promise<string> {
  const isPdf = new TextDecoder().decode(bytes.subarray(0, 5)) === '%PDF-'
  return isPdf ? 'pdf' : ((await sharp(bytes).metadata()).format ?? '')
}

test('a picture may be shown, anything else is to be saved, and no browser guesses its type', async () => {
  const margareta = await as('margareta')
  const [picture, sheet] = await Promise.all([
    margareta.file('att-204702-1', 'display.png'),
    margareta.file('att-204702-2', 'kvitto.pdf'),
  ])
  expect(picture.headers.get('content-disposition')).toBe(
    `inline; filename="display.png"; filename*=UTF-8''display.png`,
  )
  expect(sheet.headers.get('content-disposition')).toMatch(/^attachment; filename="kvitto.pdf"/)
  expect(sheet.headers.get('x-content-type-options')).toBe('nosniff')
})

test('a file is found under its own name only', async () => {
  const amira = await as('amira')
  expect((await amira.file('att-204817-1', 'termostat.jpg')).status).toBe(404)
  expect((await amira.file('att-204817-9', 'element.jpg')).status).toBe(404)
})

test('rounds are listed with and without control points, and each is read on its own [C-054, C-055, S-074]', async () => {
  const karin = await as('karin', almvalvet)
  const { body } = await karin.get<Round[]>('rounds')
  expect(body.map(({ nrOfCaseControlPoints }) => nrOfCaseControlPoints)).toEqual([1, 5, 3, 0])
  expect((await karin.get<Round>('rounds/round-190077')).body).toEqual(body[2])
  expect(body[2]).toMatchObject({
    caseTypeName: 'Rondering - Anmärkning',
    title: 'Höstrond, gård och källare',
    roomType: 10,
    brfName: 'Brf Almvalvet',
    attachments: [{ filename: 'rondprotokoll.pdf', mimeType: 'application/pdf' }, {}, {}],
  })
  expect((await karin.get('rounds/round-1')).status).toBe(404)
})

test('a file of a round has the path with the suffix, that of an errand has none [C-057]', async () => {
  const karin = await as('karin', almvalvet)
  const round = await karin.file('att-190077-1', 'rondprotokoll.pdf', '/rounds')
  expect([round.status, round.headers.get('content-type')]).toEqual([200, 'application/pdf'])
  expect((await karin.file('att-190077-1', 'rondprotokoll.pdf')).status).toBe(404)
  expect((await karin.file('att-204771-1', 'hiss.jpg', '/rounds')).status).toBe(404)
  expect((await karin.file('att-204771-1', 'hiss.jpg')).status).toBe(200)
})
