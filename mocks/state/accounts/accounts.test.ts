import { expect, test } from 'vitest'
import { catalogueOf } from '../../catalogue/catalogue.ts'
import { Ids } from '../../engine/worlds/ids.ts'
import { Accounts, type AccountsData } from './accounts.ts'
import { sharedAccounts } from './shared-accounts.ts'

const shared = sharedAccounts(catalogueOf({ referenceDate: '2026-11-20', seed: '1', size: 1 }))

function opened(data: AccountsData = { changed: {} }) {
  return { data, accounts: new Accounts(data, () => shared, new Ids({})) }
}

test.each(['19900101-2385', '199001012385', '900101-2385', '9001012385'])(
  'a person is found by number, written as %s',
  (number) => expect(opened().accounts.byPersonalNumber(number)?.id).toBe('user-amira'),
)

test('a number of Norway or Finland is found as it is written there', () => {
  const { accounts } = opened()
  expect(accounts.byPersonalNumber('12829499914')?.id).toBe('user-henning')
  expect(accounts.byPersonalNumber('010594y9032')?.id).toBe('user-vaino')
})

test('nobody is found by no number, or by one that nobody has', () => {
  const { accounts } = opened()
  expect(accounts.byPersonalNumber('')).toBeUndefined()
  expect(accounts.byPersonalNumber('20260161-2381')).toBeUndefined()
})

test('an e-mail address finds an account in any case of letters, and only where there is one', () => {
  const { accounts } = opened()
  expect(accounts.byEmail('AMIRA.nordin@example.com')?.id).toBe('user-amira')
  expect(accounts.byEmail('ylva.hammar@example.com')).toBeUndefined()
})

test('a change is seen however the person is looked for, and leaves the shared account alone', () => {
  const { accounts, data } = opened()
  expect(accounts.change('user-amira', { email: 'new@example.com' })).toMatchObject({
    firstName: 'Amira',
    email: 'new@example.com',
  })
  expect(accounts.byId('user-amira')?.email).toBe('new@example.com')
  expect(accounts.byPersonalNumber('19900101-2385')?.email).toBe('new@example.com')
  expect(accounts.byEmail('new@example.com')?.id).toBe('user-amira')
  expect(accounts.byEmail('amira.nordin@example.com')).toBeUndefined()
  expect(Object.keys(data.changed)).toEqual(['user-amira'])
  expect(opened().accounts.byId('user-amira')?.email).toBe('amira.nordin@example.com')
})

test('one change after another adds up', () => {
  const { accounts } = opened()
  accounts.change('user-amira', { newsletter: false })
  accounts.change('user-amira', { city: 'Solna' })
  expect(accounts.byId('user-amira')).toMatchObject({ newsletter: false, city: 'Solna' })
})

test('whoever is not there cannot be changed', () => {
  expect(() => opened().accounts.change('user-nobody', { city: 'Solna' })).toThrow('No account user-nobody')
})

test('a new account gets an id of its own and is found like any other', () => {
  const { accounts } = opened()
  const [amira] = shared.filter(({ id }) => id === 'user-amira')
  if (!amira) throw new Error('no amira')
  const { id: _id, ...rest } = amira
  const made = accounts.add({ ...rest, email: 'lucas@example.com', securityNumber: '20260161-2381' })
  expect(made.id).toBe('user-1001')
  expect(accounts.byId('user-1001')).toEqual(made)
  expect(accounts.byEmail('lucas@example.com')).toEqual(made)
  expect(accounts.byPersonalNumber('260161-2381')).toEqual(made)
})
