import { afterEach, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { cleanup } from 'vitest-browser-react'
import { jmse } from '#src/sites/jmse.ts'
import { renderIn } from '#tests/support/portal-frame.tsx'
import { DeveloperForm } from './developer-form.tsx'

afterEach(cleanup)

test('a typed personal number stands in for the e-ID [F-065]', async () => {
  const onSend = vi.fn(() => Promise.resolve())
  await renderIn(jmse, <DeveloperForm onSend={onSend} />)
  await page.getByText('För utvecklare').click()
  const number = page.getByLabelText('Personnummer', { exact: true })
  await number.fill('1990')
  await page.getByRole('button', { name: 'Logga in utan app' }).click()
  await expect.element(number).toHaveAccessibleDescription(/tio eller tolv siffror/)
  expect(onSend).not.toHaveBeenCalled()

  await number.fill('19900101-2385')
  await page.getByRole('button', { name: 'Logga in utan app' }).click()
  await vi.waitFor(() => expect(onSend).toHaveBeenCalledWith('19900101-2385'))
})
