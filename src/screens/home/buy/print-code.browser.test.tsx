import { expect, onTestFinished, test, vi } from 'vitest'
import { renderHook } from 'vitest-browser-react'
import { usePrint } from './print-code.tsx'

vi.mock('#src/lib/pictures/qr-picture.ts', () => ({ qrPicture: () => Promise.reject(new Error('offline')) }))

test('a home is printed also where the code that leads back to it cannot be drawn', async () => {
  const print = vi.spyOn(window, 'print').mockImplementation(() => undefined)
  onTestFinished(() => print.mockRestore())
  const { result } = await renderHook(usePrint)
  await result.current.print().catch(() => undefined)
  expect(print).toHaveBeenCalledTimes(1)
})
