import { expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { waitLimit } from '../wait-limit.ts'

test('an element is looked for as long as a test waits for anything, and not until its own time is over', async () => {
  const looked = page.getByText('Nowhere')
  const find = vi.spyOn(looked, 'findElement').mockResolvedValue(document.body)
  await expect.element(looked).toBeInTheDocument()
  expect(find.mock.calls[0]?.[0]?.timeout).toBeLessThanOrEqual(waitLimit.timeout)
})
