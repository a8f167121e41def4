import '#src/styles/main.css'
import { useRef, useState } from 'react'
import { expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { Chip } from '../actions/chip.tsx'
import { Modal } from './modal.tsx'
import { Popover } from './popover.tsx'

test('a dialog has its name, holds the focus, closes on Escape and gives the focus back', async () => {
  await render(<Login closeLabel="Stäng" />)
  await page.getByRole('button', { name: 'Logga in' }).click()
  const dialog = page.getByRole('dialog', { name: 'Välj sätt' })
  await expect.element(dialog).toBeVisible()

  await userEvent.tab()
  await userEvent.tab()
  await userEvent.tab()
  expect(dialog.element().contains(document.activeElement)).toBe(true)

  await userEvent.keyboard('{Escape}')
  await expect.element(dialog).not.toBeInTheDocument()
  await expect.element(page.getByRole('button', { name: 'Logga in' })).toHaveFocus()
})

test('the close disc closes it', async () => {
  await render(<Login closeLabel="Stäng" />)
  await page.getByRole('button', { name: 'Logga in' }).click()
  await page.getByRole('button', { name: 'Stäng' }).click()
  await expect.element(page.getByRole('dialog')).not.toBeInTheDocument()
})

test('a dialog that wants an answer has no disc and stays on Escape', async () => {
  await render(<Login />)
  await page.getByRole('button', { name: 'Logga in' }).click()
  await expect.element(page.getByRole('dialog')).toBeVisible()
  await userEvent.keyboard('{Escape}')
  await expect.element(page.getByRole('dialog')).toBeVisible()
  await expect.element(page.getByRole('button', { name: 'Stäng' })).not.toBeInTheDocument()
})

test('a dialog that nobody asked for takes page and focus, and gives both back', async () => {
  const onClose = vi.fn()
  const asked = (open: boolean) => (
    <>
      <input aria-label="Ditt namn" />
      <Modal open={open} onClose={onClose} title="Kakor" closeLabel="Stäng" unasked>
        Får vi?
      </Modal>
    </>
  )
  const screen = await render(asked(false))
  await page.getByRole('textbox', { name: 'Ditt namn' }).click()
  await screen.rerender(asked(true))
  await expect.element(page.getByRole('dialog', { name: 'Kakor' })).toHaveFocus()
  await expect.poll(() => screen.container.inert).toBe(true)
  await userEvent.keyboard('{Escape}')
  expect(onClose).toHaveBeenCalledOnce()
  await screen.rerender(asked(false))
  await expect.element(page.getByRole('textbox', { name: 'Ditt namn' })).toHaveFocus()
})

test('the second half of a double click leaves a dialog open that has become smaller than where it falls', async () => {
  await page.viewport(1280, 800)
  const onClose = vi.fn<() => void>()
  await render(<Sending onClose={onClose} />)
  await page.getByRole('button', { name: 'Skicka' }).dblClick()
  await expect.element(page.getByText('Tack!')).toBeVisible()
  expect(onClose).not.toHaveBeenCalled()
})

test('a press beside it closes it', async () => {
  await render(<Login closeLabel="Stäng" />)
  await page.getByRole('button', { name: 'Logga in' }).click()
  await expect.element(page.getByRole('dialog')).toBeVisible()
  await page.elementLocator(document.body).click({ position: { x: 5, y: 5 }, force: true })
  await expect.element(page.getByRole('dialog')).not.toBeInTheDocument()
})

test.each([
  { look: 'plain', width: 600, bottom: false },
  { look: 'wide', width: 640, bottom: false },
  { look: 'bottom', width: 1280, bottom: true },
  { look: 'fullScreen', width: 1280, bottom: true },
] as const)(
  'a $look dialog is $width px wide, where there is room [N-030]',
  async ({ look, width, bottom }) => {
    await page.viewport(1280, 800)
    await render(
      <Modal open look={look} onClose={vi.fn()} title="Jämför" closeLabel="Stäng">
        <p>Tre bostäder</p>
      </Modal>,
    )
    const sheet = page.getByRole('dialog', { name: 'Jämför' }).element().parentElement as HTMLElement
    expect(sheet.offsetWidth).toBe(width)
    await expect.poll(() => Math.round(sheet.getBoundingClientRect().bottom) === 800).toBe(bottom)
  },
)

test('a dialog may say in words what closing leads to', async () => {
  const onClose = vi.fn()
  await render(
    <Modal open onClose={onClose} title="Höst" closeLabel="Tillbaka till bostaden" closeInWords>
      <p>Färger</p>
    </Modal>,
  )
  await page.getByText('Tillbaka till bostaden').click()
  expect(onClose).toHaveBeenCalledOnce()
})

function Sending({ onClose }: { onClose: () => void }) {
  const [isSent, setSent] = useState(false)
  return (
    <Modal open onClose={onClose} title="Skicka" closeLabel="Stäng">
      {isSent ? (
        <p>Tack!</p>
      ) : (
        <button type="button" className="block" style={{ marginTop: '15rem' }} onClick={() => setSent(true)}>
          Skicka
        </button>
      )}
    </Modal>
  )
}

function Login({ closeLabel }: { closeLabel?: string }) {
  const [open, setOpen] = useState(false)
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        Logga in
      </button>
      <Modal open={open} onClose={() => setOpen(false)} title="Välj sätt" closeLabel={closeLabel}>
        <button type="button">E-legitimation</button>
      </Modal>
    </>
  )
}

test('a filter chip opens its popover; Escape closes it and the chip has focus again', async () => {
  await render(<PriceFilter />)
  const chip = page.getByRole('button', { name: 'Pris' })
  await expect.element(chip).toHaveAttribute('aria-expanded', 'false')
  await chip.click()
  await expect.element(page.getByRole('dialog', { name: 'Pris' })).toBeVisible()
  await userEvent.keyboard('{Escape}')
  await expect.element(page.getByRole('dialog')).not.toBeInTheDocument()
  await expect.element(chip).toHaveFocus()
})

test('a popover has the whole height of a low window, as of one at 200 %', async () => {
  await page.viewport(720, 450)
  await render(<PriceFilter isLong />)
  await page.getByRole('button', { name: 'Pris' }).click()
  const panel = page.getByRole('dialog', { name: 'Pris' }).element().parentElement
  await expect.poll(() => panel?.getBoundingClientRect()).toMatchObject({ top: 16, height: 418 })
})

function PriceFilter({ isLong = false }) {
  const chip = useRef<HTMLButtonElement>(null)
  const [open, setOpen] = useState(false)
  return (
    <>
      <Chip ref={chip} open={open} onClick={() => setOpen(true)}>
        Pris
      </Chip>
      <Popover anchor={chip} open={open} onClose={() => setOpen(false)} label="Pris">
        {isLong && <p style={{ height: '50rem' }}>Fördelning av priser</p>}
        <button type="button">Visa 38 bostäder</button>
      </Popover>
    </>
  )
}
