import { expect, test, vi } from 'vitest'
import { renderHook } from 'vitest-browser-react'
import { useOnce } from './use-once.ts'

test('a press while the work runs, or after its end, does nothing; what was refused or broke can be tried again', async () => {
  const { promise, resolve } = Promise.withResolvers<'again'>()
  const work = vi.fn<(name: string) => Promise<'done' | 'again'>>(() => Promise.resolve('done'))
  work.mockReturnValueOnce(promise).mockRejectedValueOnce(new Error('broken'))
  const { result } = await renderHook(() => useOnce(work))
  const press = result.current
  const first = press('first')
  await press('meanwhile')
  resolve('again')
  await first

  await expect(press('second')).rejects.toThrow('broken')
  await press('third')
  await press('after its end')
  expect(work.mock.calls).toEqual([['first'], ['second'], ['third']])
})
