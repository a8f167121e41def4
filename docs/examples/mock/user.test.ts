import { mockedFetch } from 'bjorkvall-mock/msw'
import { afterAll, beforeAll, expect, test } from 'vitest'

const { server, control, tokenOf } = mockedFetch()

beforeAll(() => server.listen())
afterAll(() => server.close())

test('Amira is greeted, unless the service is down', async () => {
  const headers = { authorization: `Bearer ${await tokenOf('amira')}` }
  const ask = () => fetch('https://api.example.com/account_service/user', { headers })
  expect(await (await ask()).json()).toMatchObject({ firstName: 'Amira' })

  await control.POST('/__mock/faults', { body: { operationId: 'getUser', status: 503 } })
  expect((await ask()).status).toBe(503)
})
