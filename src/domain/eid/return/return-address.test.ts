import { expect, test } from 'vitest'
import { returnAddress } from './return-address.ts'

const base = 'http://no.localhost/boliger/oslo/?kind=home#map'

test('the way back is the login page, which knows the flow and where the person was [R-064]', () => {
  const page = {
    purpose: 'loginboardmember',
    path: '/logg-inn/',
    query: { referrer: '/boliger/oslo/' },
  } as const
  expect(returnAddress(base, page)).toBe(
    'http://no.localhost/logg-inn/?type=loginboardmember&referrer=%2Fboliger%2Foslo%2F',
  )
  expect(returnAddress(base, { purpose: 'login', path: '/logg-inn/' })).toBe(
    'http://no.localhost/logg-inn/?type=login',
  )
})

test('a page that goes on with an app names its session', () => {
  expect(
    returnAddress(base, { purpose: 'booking', path: '/bestill/', query: { objectId: '7' } }, 'ses-1'),
  ).toBe('http://no.localhost/bestill/?type=booking&objectId=7&poolingId=ses-1')
})
