import { expect, test } from 'vitest'
import { catalogueOf } from '../../../catalogue/catalogue.ts'
import { status } from '../../../catalogue/cases/life/lives.ts'
import { addDays } from '../../../catalogue/dates.ts'
import { type ErrandRecord, ownerOf } from './errand-record.ts'
import { errandAt } from './errand-view.ts'
import { seededFor } from './seeded-errands.ts'

const fortnight = Array.from({ length: 14 }, (_, day) => addDays('2026-11-14', day))

function seededOn(referenceDate: string) {
  const catalogue = catalogueOf({ referenceDate, seed: '1', size: 1 })
  const users = catalogue.personas.flatMap(({ account }) => (account ? [ownerOf.user(account.userId)] : []))
  const boards = catalogue.associations.map(({ id }) => ownerOf.association(id))
  const all = [...users, ...boards].map((owner) => seededFor(catalogue, owner))
  return { errands: all.flatMap(({ errands }) => errands), rounds: all.flatMap(({ rounds }) => rounds) }
}

const shown = (records: readonly ErrandRecord[], day: string) =>
  records.map((record) => errandAt(record, Date.parse(`${day}T08:00:00Z`)))

test.each(fortnight)('on %s there is an errand in every status [E-064, E-065, E-066, E-067]', (day) => {
  const found = new Set(shown(seededOn(day).errands, day).map(({ caseStatusId }) => caseStatusId))
  expect(Object.values(status).filter((one) => !found.has(one))).toEqual([])
})

test('there is an errand or round of every type [E-060]', () => {
  const { errands, rounds } = seededOn('2026-11-20')
  expect(new Set([...errands, ...rounds].map(({ caseTypeName }) => caseTypeName))).toEqual(
    new Set([
      'Garanti',
      'Förvaltning',
      'Förvaltning övrig',
      'Rondering - Anmärkning',
      'Tjänster',
      'Reklamasjon',
      'Befaring - Anmerkning',
      'Kundservice',
      'Kundeservice',
    ]),
  )
})

test('no ticket, errand or attachment has the number of another', () => {
  const { errands, rounds } = seededOn('2026-11-20')
  const all = [...errands, ...rounds]
  for (const ids of [
    all.map(({ id }) => id),
    all.map(({ ticketNumber }) => ticketNumber),
    all.flatMap(({ attachments }) => attachments.map(({ attachmentId }) => attachmentId)),
  ]) {
    expect(new Set(ids).size).toBe(ids.length)
  }
})

test('nobody reported a fault in a home before it was handed over, or after the world began', () => {
  const day = '2026-11-20'
  const catalogue = catalogueOf({ referenceDate: day, seed: '1', size: 1 })
  const early = seededOn(day).errands.filter(({ placeId, deeds }) => {
    const entry = catalogue.home(placeId ?? '')?.entryDate ?? ''
    const reported = deeds[0]?.at ?? ''
    return reported < entry || reported > day
  })
  expect(early).toEqual([])
})

test('of a person with protected identity no errand tells the address', () => {
  const catalogue = catalogueOf({ referenceDate: '2026-11-20', seed: '1', size: 1 })
  const { errands } = seededFor(catalogue, ownerOf.user('user-maria'))
  expect(errands).toHaveLength(1)
  expect(JSON.stringify(shown(errands, '2026-11-20'))).not.toMatch(/Edsstrand|1403|Vassbågen|19145/)
})

test('whoever has none by their story has none: who just moved in, Finland, who has only an e-mail login', () => {
  const catalogue = catalogueOf({ referenceDate: '2026-11-20', seed: '1', size: 1 })
  for (const user of ['elias', 'fatima', 'ylva', 'nora', 'vaino', 'tove', 'karin']) {
    expect(seededFor(catalogue, ownerOf.user(`user-${user}`)).errands).toEqual([])
  }
})
