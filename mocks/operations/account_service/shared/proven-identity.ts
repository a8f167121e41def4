import { readIdentityNumber } from '../../../catalogue/identity/identity-number.ts'
import { writtenInFull } from '../../../catalogue/identity/swedish-personal-number.ts'
import { hash } from '../../../catalogue/lib/random.ts'
import type { ProvenIdentity } from '../../../state/accounts/new-account.ts'
import type { EidOrder } from '../../../state/eid/order.ts'
import { isSameNumber } from '../../../state/eid/test-number.ts'
import type { World } from '../../../state/world.ts'
import { todayOf } from '../../../state/today.ts'

/** Whose numbers each kind of e-ID knows. */
const countries = { bank_id: 'se', eident: 'no', signicat: 'fi' } as const

/** What an approved order proves of a person; undefined when a developer has typed a number that is none (F-065). */
export function provenIdentity(
  { idType, personalNumber = '' }: EidOrder,
  { clock, catalogue }: World,
): ProvenIdentity | undefined {
  const read = readIdentityNumber(personalNumber, countries[idType], todayOf({ clock }))
  if (!read.ok) return undefined
  const { value } = read.identity
  // a coordination number is given to newcomers, whose day of birth nobody has proven
  const birthDate = isCoordination(value, idType) ? undefined : read.identity.birthDate
  const securityNumber = idType === 'bank_id' ? writtenInFull(value) : value
  if (idType !== 'eident') return { securityNumber, ...(birthDate ? { birthDate } : {}) }
  const eids = catalogue.personas.flatMap(({ logins }) => logins.eid ?? [])
  const known = eids.find((eid) => isSameNumber(eid.personalNumber, value))
  return { securityNumber, pid: known?.pid ?? inventedPid(value), ...(birthDate ? { birthDate } : {}) }
}

const isCoordination = (value: string, idType: EidOrder['idType']): boolean =>
  idType === 'bank_id' && Number(value.slice(6, 8)) >= 60

/** The number that the Norwegian e-ID itself has for somebody: not the personal number, and always the same. */
const inventedPid = (number: string): string =>
  `9578-6000-4-${String(hash(`pid/${number}`) % 10_000_000).padStart(7, '0')}`
