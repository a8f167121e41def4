import { useState } from 'react'
import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { NumberField } from './number-field.tsx'

test('a price is written as people write it, kept within its limits, and may be empty', async () => {
  document.documentElement.lang = 'sv'
  await render(<Highest />)
  const field = page.getByRole('textbox', { name: 'Högst' })
  await expect.element(field).toHaveValue('7\u00a0900\u00a0000\u00a0kr')
  await expect.element(field).toHaveAccessibleDescription('Hela kronor')

  await field.fill('12 000 000')
  await userEvent.tab()
  await expect.element(page.getByText('value 10000000')).toBeVisible()
  await field.fill('')
  await userEvent.tab()
  await expect.element(page.getByText('value none')).toBeVisible()
})

test('an error is tied to the number', async () => {
  await render(<NumberField label="Högst" value={1} onChange={() => {}} error="Skriv ett högre pris" />)
  const field = page.getByRole('textbox', { name: 'Högst' })
  await expect.element(field).toHaveAttribute('aria-invalid', 'true')
  await expect.element(field).toHaveAccessibleDescription('Skriv ett högre pris')
})

const kronor = { style: 'currency', currency: 'SEK', maximumFractionDigits: 0 } as const

function Highest() {
  const [value, setValue] = useState<number | undefined>(7_900_000)
  return (
    <>
      <NumberField
        label="Högst"
        hint="Hela kronor"
        value={value}
        onChange={setValue}
        max={10_000_000}
        format={kronor}
      />
      <p>value {value ?? 'none'}</p>
    </>
  )
}
