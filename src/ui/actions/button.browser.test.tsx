import { useState } from 'react'
import { expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { Button } from './button.tsx'

test('a double click sends once, and the button keeps its focus and name while it works', async () => {
  const { promise, resolve } = Promise.withResolvers<void>()
  const send = vi.fn<() => Promise<void>>(() => promise)
  await render(<Button onClick={send}>Skicka</Button>)
  const button = page.getByRole('button', { name: 'Skicka' })

  await button.dblClick()
  expect(send).toHaveBeenCalledOnce()
  await expect.element(button).toHaveAttribute('aria-disabled', 'true')
  await expect.element(button).toHaveFocus()

  resolve()
  await expect.element(button).not.toHaveAttribute('aria-disabled', 'true')
  await button.click()
  expect(send).toHaveBeenCalledTimes(2)
})

test('a double click within one task is one press, before anything is drawn again', async () => {
  const send = vi.fn<() => Promise<void>>(() => new Promise(() => {}))
  await render(<Button onClick={send}>Skicka</Button>)
  const button = page.getByRole('button', { name: 'Skicka' }).element()
  button.dispatchEvent(new MouseEvent('click', { bubbles: true }))
  button.dispatchEvent(new MouseEvent('click', { bubbles: true }))
  expect(send).toHaveBeenCalledOnce()
})

test('a double click is one press, too, when the work of its first half ends in between', async () => {
  const send = vi.fn<() => Promise<void>>(() => Promise.resolve())
  await render(<Button onClick={send}>Skicka</Button>)
  const button = page.getByRole('button', { name: 'Skicka' })
  const click = (detail: number) =>
    button.element().dispatchEvent(new MouseEvent('click', { bubbles: true, detail }))
  click(1)
  await expect.element(button).not.toHaveAttribute('aria-disabled', 'true')
  click(2)
  expect(send).toHaveBeenCalledOnce()
  click(1)
  expect(send).toHaveBeenCalledTimes(2)
})

test('a button whose work takes no time may be pressed as fast as one can', async () => {
  const add = vi.fn<() => void>()
  await render(<Button onClick={add}>Fler</Button>)
  await page.getByRole('button', { name: 'Fler' }).dblClick()
  expect(add).toHaveBeenCalledTimes(2)
})

test('the second half of a double click does not press the button that the first half brought', async () => {
  const close = vi.fn<() => void>()
  await render(<Sending onClose={close} />)
  await page.getByRole('button', { name: 'Skicka' }).dblClick()
  const done = page.getByRole('button', { name: 'Stäng' })
  await expect.element(done).toBeVisible()
  expect(close).not.toHaveBeenCalled()
  await done.click()
  expect(close).toHaveBeenCalledOnce()
})

test('a form is not sent by a button that is loading', async () => {
  const submit = vi.fn<(event: { preventDefault: () => void }) => void>((event) => event.preventDefault())
  await render(
    <form onSubmit={submit}>
      <Button type="submit" loading>
        Skicka
      </Button>
    </form>,
  )
  // forced: Playwright itself does not click what calls itself disabled, people do
  await page.getByRole('button', { name: 'Skicka' }).click({ force: true })
  expect(submit).not.toHaveBeenCalled()
})

function Sending({ onClose }: { onClose: () => void }) {
  const [isSent, setIsSent] = useState(false)
  return isSent ? (
    <Button key="close" onClick={onClose}>
      Stäng
    </Button>
  ) : (
    <Button key="send" onClick={() => setIsSent(true)}>
      Skicka
    </Button>
  )
}
