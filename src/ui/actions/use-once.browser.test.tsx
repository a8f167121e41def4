import { useState } from 'react'
import { expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { render, renderHook } from 'vitest-browser-react'
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

test('the second half of a double click presses nothing that moved up with the message that went', async () => {
  const onLeave = vi.fn<() => void>()
  await render(<Sending onLeave={onLeave} />)
  const send = page.getByRole('button', { name: 'Skicka' })
  await send.dblClick()
  await expect.element(page.getByText('Det gick inte.')).not.toBeInTheDocument()
  expect(onLeave).not.toHaveBeenCalled()
  await page.getByRole('button', { name: 'Glömt lösenordet?' }).click()
  expect(onLeave).toHaveBeenCalledOnce()
})

function Sending({ onLeave }: { onLeave: () => void }) {
  const [hasFailed, setFailed] = useState(true)
  const send = useOnce(() => {
    setFailed(false)
    return Promise.resolve('again')
  })
  return (
    <>
      {hasFailed && <p style={{ height: 54, margin: 0 }}>Det gick inte.</p>}
      <button type="button" style={{ display: 'block', height: 54 }} onClick={() => void send()}>
        Skicka
      </button>
      <button type="button" style={{ display: 'block', height: 54 }} onClick={onLeave}>
        Glömt lösenordet?
      </button>
    </>
  )
}
