import { expect, test } from 'vitest'
import { controlClient } from '#tests/support/control-client.ts'
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
