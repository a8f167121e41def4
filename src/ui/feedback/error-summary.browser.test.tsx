import { useState } from 'react'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { RadioGroup } from '../fields/radio-group.tsx'
import { TextField } from '../fields/text-field.tsx'
import { ErrorSummary } from './error-summary.tsx'

test('the summary takes focus at each attempt and leads to the field', async () => {
  await render(<Step />)
  const next = page.getByRole('button', { name: 'Nästa' })
  const summary = page.getByRole('alert')
  await expect.element(summary).not.toBeInTheDocument()

  await next.click()
  await expect.element(summary).toHaveFocus()
  await page.getByRole('link', { name: 'Skriv en e-postadress' }).click()
  await expect.element(page.getByRole('textbox', { name: 'E-post' })).toHaveFocus()

  await next.click()
  await expect.element(summary).toHaveFocus()
  await page.getByRole('link', { name: 'Välj en förening' }).click()
  await expect.element(page.getByRole('radio', { name: 'Brf Strandängen' })).toHaveFocus()
})

const errors = [
  { fieldId: 'email', message: 'Skriv en e-postadress' },
  { fieldId: 'association', message: 'Välj en förening' },
]

test('a line whose field is gone by now leaves the address as it is', async () => {
  const before = location.href
  await render(<ErrorSummary title="Rätta en sak" errors={errors.slice(0, 1)} attempt={1} />)
  await page.getByRole('link', { name: 'Skriv en e-postadress' }).click()
  expect(location.href).toBe(before)
})

function Step() {
  const [attempt, setAttempt] = useState(0)
  return (
    <>
      <ErrorSummary title="Rätta två saker" errors={attempt ? errors : []} attempt={attempt} />
      <TextField id="email" label="E-post" />
      <RadioGroup
        id="association"
        name="association"
        label="Förening"
        options={[{ value: 'a', label: 'Brf Strandängen' }]}
      />
      <button type="button" onClick={() => setAttempt(attempt + 1)}>
        Nästa
      </button>
    </>
  )
}
