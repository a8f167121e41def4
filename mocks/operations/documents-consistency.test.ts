import { expect, test } from 'vitest'
import { loginClient } from '#tests/support/clients/login-client.ts'
import { sites } from '#src/sites/sites.ts'
import { ownDocuments } from './content/shared/parts/my-pages/own-documents.ts'

const days = [0, 40, 400]

test.each(days)(
  'in %s days a person has documents where the list has any, and nobody else does [C-027, Q-034]',
  async (later) => {
    const { call, tokenOf, world, advance } = loginClient()
    advance(later * 86_400)
    const found = new Set<unknown>()
    for (const { account } of world().catalogue.personas) {
      const known = account && world().accounts.byId(account.userId)
      if (!known) continue
      const listed = sites.some((site) => ownDocuments(known, world(), site).length > 0)
      const token = await tokenOf({ userId: known.id, kind: 'private', bankId: true })
      const { body } = await call('GET', '/system/user/hasdocuments', { token })
      expect([known.id, body]).toEqual([known.id, listed])
      found.add(body)
    }
    expect(found).toEqual(new Set([true, false]))
  },
)
