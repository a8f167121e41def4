import { afterEach, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { showToast, toastQueue } from './toast-queue.ts'
import { ToastRegion } from './toast-region.tsx'

afterEach(() => {
  toastQueue.clear()
  vi.useRealTimers()
})

test('a toast goes after six seconds; an error stays until it is closed', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] })
  await render(<ToastRegion label="Meddelanden" closeLabel="Stäng" />)
  showToast({ tone: 'err', text: 'Det gick inte att spara' })
  showToast({ tone: 'ok', text: 'Sökningen är sparad' })
  const saved = page.getByText('Sökningen är sparad')
  const failed = page.getByText('Det gick inte att spara')
  await expect.element(saved).toBeVisible()

  vi.advanceTimersByTime(5900)
  await expect.element(saved).toBeVisible()
  vi.advanceTimersByTime(200)
  await expect.element(saved).not.toBeInTheDocument()
  vi.advanceTimersByTime(3_600_000)
  await expect.element(failed).toBeVisible()
  await page.getByRole('button', { name: 'Stäng' }).click()
  await expect.element(failed).not.toBeInTheDocument()
})

test('the action of a toast runs and closes it', async () => {
  const undo = vi.fn<() => void>()
  await render(<ToastRegion label="Meddelanden" closeLabel="Stäng" />)
  showToast({ tone: 'ok', text: 'Sökningen är sparad', action: { label: 'Ångra', run: undo } })
  await page.getByRole('button', { name: 'Ångra' }).click()
  expect(undo).toHaveBeenCalledOnce()
  await expect.element(page.getByText('Sökningen är sparad')).not.toBeInTheDocument()
})
