import { expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { recordDrift } from '#src/api/drift/seen-drift.ts'
import { SeenDrift } from './seen-drift.tsx'

test('drift in a real answer shows in the panel as soon as it is seen, once a field', async () => {
  vi.spyOn(console, 'warn').mockImplementation(() => {})
  await render(<SeenDrift />)
  await expect.element(page.getByRole('heading')).not.toBeInTheDocument()
  const drift = {
    operationId: 'searchObjects',
    status: 200,
    field: 'hits.[].price',
    message: 'hits.[].price is a text, and should be a number.',
    contract: 'generated/residence/openapi.json:1234',
  }
  recordDrift({ ...drift, pointer: '/hits/0/price' })
  recordDrift({ ...drift, pointer: '/hits/1/price' })
  await expect.element(page.getByRole('listitem').getByText(drift.message)).toBeVisible()
  expect(page.getByRole('listitem').elements()).toHaveLength(1)
})
