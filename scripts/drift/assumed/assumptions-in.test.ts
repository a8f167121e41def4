import { expect, test } from 'vitest'
import { assumptionsIn } from './assumptions-in.ts'

const document = {
  paths: {
    '/notifications/{siteKey}': {
      get: {
        operationId: 'getNotifications',
        'x-assumed': ['Newest first.', 'At most a hundred.'],
        parameters: [{ name: 'siteKey', 'x-assumed': 'The key, not the number.' }],
      },
    },
  },
  components: { schemas: { Notification: { properties: { targetId: { 'x-assumed': 'The errand.' } } } } },
}

test('each assumption is listed with the operation or schema that makes it', () => {
  const found = assumptionsIn('contracts/notification.yaml', document)
  expect(found.map(({ service, where, says }) => [service, where, says])).toEqual([
    ['notification', '/notifications/{siteKey}.getNotifications', 'Newest first.'],
    ['notification', '/notifications/{siteKey}.getNotifications', 'At most a hundred.'],
    [
      'notification',
      '/notifications/{siteKey}.getNotifications.parameters.siteKey',
      'The key, not the number.',
    ],
    ['notification', 'Notification.targetId', 'The errand.'],
  ])
})

test('one by a keyword is asked of that keyword', () => {
  const marked = { User: { 'x-assumed': ['Ours.', { required: 'All.' }] } }
  const found = assumptionsIn('contracts/user.yaml', marked)
  expect(found.map(({ where, says }) => [where, says])).toEqual([
    ['User', 'Ours.'],
    ['User.required', 'All.'],
  ])
})

test('a file in the folder of a service belongs to that service', () => {
  const [first] = assumptionsIn('contracts/residence/schemas.yaml', { Area: { 'x-assumed': 'Ours.' } })
  expect(first).toEqual({
    service: 'residence',
    file: 'contracts/residence/schemas.yaml',
    where: 'Area',
    says: 'Ours.',
  })
})
