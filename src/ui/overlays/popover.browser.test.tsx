import { useRef, useState } from 'react'
import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { Chip } from '../actions/chip.tsx'
import { Popover } from './popover.tsx'

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

function PriceFilter() {
  const chip = useRef<HTMLButtonElement>(null)
  const [open, setOpen] = useState(false)
  return (
    <>
      <Chip ref={chip} open={open} onClick={() => setOpen(true)}>
        Pris
      </Chip>
      <Popover anchor={chip} open={open} onClose={() => setOpen(false)} label="Pris">
        <button type="button">Visa 38 bostäder</button>
      </Popover>
    </>
  )
}
