import { expect, test } from 'vitest'
import { catalogueOf } from '../../catalogue/catalogue.ts'
import type { Principal } from '../caller/principal.ts'
import { sharedAccounts } from './shared-accounts.ts'
import { userOf } from './user-view.ts'

const day = '2026-11-20'
const catalogue = catalogueOf({ referenceDate: day, seed: '1', size: 1 })
const token = { raw: 'a.b.c', expired: false, exp: 1795168800 }
const almvalvet = catalogue.association('association-almvalvet')

function seenBy(name: string, login: Partial<Principal> = {}, association = almvalvet) {
  const account = sharedAccounts(catalogue).find(({ id }) => id === `user-${name}`)
  if (!account) throw new Error(`no ${name}`)
  const principal: Principal = { userId: account.id, kind: 'private', bankId: true, ...login }
  return userOf(account, principal, token, day, association)
}

test('a board member sees the association of the login, and is one only then', () => {
  expect(seenBy('karin', { kind: 'board', associationId: 'association-almvalvet' })).toMatchObject({
    isBoardMember: true,
    brfAccount: {
      id: 'association-almvalvet',
      name: almvalvet?.name,
      activeTechnicalManagement: true,
      activeFinancialManagement: almvalvet?.activeFinancialManagement,
    },
  })
  const privately = seenBy('karin')
  expect(privately.isBoardMember).toBe(false)
  expect(privately).not.toHaveProperty('brfAccount')
})

test('the token is told as it is', () => expect(seenBy('amira').token).toEqual(token))

test('a number or a pid identifies a person', () => {
  expect(seenBy('amira').hasSecurityIdentifier).toBe(true)
  expect(seenBy('tove').hasSecurityIdentifier).toBe(false)
})

test('what the service keeps for itself stays there', () => {
  for (const name of ['amira', 'linnea', 'henrik', 'kare', 'axel', 'bo']) {
    const shown = Object.keys(seenBy(name))
    for (const inner of ['password', 'associationIds', 'savedSearches', 'site', 'deceased', 'eidOnly']) {
      expect(shown).not.toContain(inner)
    }
    expect(shown).not.toContain('withoutPid')
    expect(shown).not.toContain('signedDocuments')
  }
})
