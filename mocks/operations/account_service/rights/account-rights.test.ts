import { expect, test } from 'vitest'
import type { components } from '#gen/account_service/types.ts'
import { accountClient } from '#tests/support/clients/account-client.ts'

const userPath = '/account_service/user'

async function asPersona(persona: string) {
  const client = accountClient()
  const token = await client.tokenFor(persona)
  const ask = <T>(method: string, path: string) => client.call<T>(method, userPath + path, { token })
  return { ...client, token, ask }
}

test('a consent is taken back for one site, once [R-012, N-006]', async () => {
  const { ask, user, token } = await asPersona('jonas')
  const sites = async () => (await user(token)).body.consents.map(({ site }) => site)
  expect(await sites()).toContain('Jmse')
  expect((await ask('DELETE', '/consents/Jmse')).status).toBe(204)
  expect(await sites()).not.toContain('Jmse')
  expect((await ask('DELETE', '/consents/Jmse')).status).toBe(404)
})

test('the file has the person and what they saved, and no key to the account [R-012]', async () => {
  const { ask, user, token } = await asPersona('viggo')
  const { body } = await ask<components['schemas']['UserExport']>('GET', '/export')
  const { token: _key, ...known } = (await user(token)).body
  expect(body.person).toMatchObject({ email: known.email, favorites: known.favorites })
  expect(JSON.stringify(body)).not.toMatch(/password|"token"|eyJ/)
})

test('a closed account is gone for every login, its address is free, and a letter says so [R-012]', async () => {
  const { ask, user, token, mails, register, world } = await asPersona('tove')
  expect((await ask('DELETE', '/account')).status).toBe(204)
  expect((await user(token)).status).toBe(404)
  expect((await ask('DELETE', '/account')).status).toBe(401)
  expect(mails()).toMatchObject([{ subject: 'Ditt konto är avslutat', to: 'tove.granlund@example.com' }])
  expect(world().accounts.byEmail('tove.granlund@example.com')).toBeUndefined()
  expect((await register({ email: 'tove.granlund@example.com' })).body).toMatchObject({ status: 'ok' })
})

test('who waits for the keys of a home cannot close the account [R-012]', async () => {
  const { ask, user, token } = await asPersona('amira')
  expect((await ask('DELETE', '/account')).status).toBe(409)
  expect((await user(token)).status).toBe(200)
})
