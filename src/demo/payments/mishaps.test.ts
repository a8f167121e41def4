import { expect, test } from 'vitest'
import { controlClient } from '#tests/support/clients/control-client.ts'
import { eidFailureNames } from '../names/eid-failure-names.ts'
import { endingName } from '../names/payment-names.ts'
import { failuresOf } from '../eid-failures.ts'
import { paymentMishaps } from './mishaps.ts'

test.each(Object.entries(paymentMishaps))('each way to fail that %s offers can be told apart', (_, list) => {
  const names = list.map(({ name }) => name)
  expect(new Set(names).size).toBe(names.length)
})

test('each way to fail is one that the contract knows', async () => {
  const { call } = controlClient()
  for (const { settlement } of Object.values(paymentMishaps).flat()) {
    // the body is held against the contract before anybody looks for the payment
    const sent = { body: settlement }
    expect((await call('POST', '/__mock/payments/nobody-1/settle', sent)).status).toBe(404)
  }
})

test.each(['sv', 'nb', 'fi', 'en'] as const)(
  'in %s each way to fail has words of its own, and none is shown by its code',
  (language) => {
    for (const list of Object.values(paymentMishaps)) {
      const names = list.map(({ name }) => endingName(name, language))
      expect(new Set(names).size).toBe(names.length)
      for (const { name } of list) expect(names).not.toContain(name)
    }
    for (const idType of ['bank_id', 'eident', 'signicat'] as const) {
      const names = failuresOf(idType).map((failure) => eidFailureNames[language][failure])
      expect(new Set(names).size).toBe(names.length)
    }
  },
)
