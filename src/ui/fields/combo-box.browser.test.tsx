import { useState } from 'react'
import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { ComboBox } from './combo-box.tsx'

test('typing narrows the list, and Enter picks', async () => {
  await render(<Area />)
  await page.getByRole('combobox', { name: 'Område' }).fill('na')
  await expect.element(page.getByRole('option', { name: /Nacka/ })).toBeVisible()
  await expect.element(page.getByRole('option', { name: /Lidingö/ })).not.toBeInTheDocument()
  await userEvent.keyboard('{ArrowDown}{Enter}')
  await expect.element(page.getByText('picked n')).toBeVisible()
})

const options = [
  { id: 'n', label: 'Nacka', note: '12' },
  { id: 'l', label: 'Lidingö' },
]

function Area() {
  const [selected, select] = useState<string | null>(null)
  return (
    <>
      <ComboBox label="Område" options={options} selected={selected} onSelect={select} />
      <p>picked {selected}</p>
    </>
  )
}
