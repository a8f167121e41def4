import { useForm } from 'react-hook-form'
import { expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { TextField } from './text-field.tsx'

test('an error is tied to its field, beside the hint', async () => {
  await render(<TextField label="E-post" hint="Vi skickar en länk" error="Skriv en hel e-postadress" />)
  const field = page.getByRole('textbox', { name: 'E-post' })
  await expect.element(field).toHaveAttribute('aria-invalid', 'true')
  await expect.element(field).toHaveAccessibleDescription('Vi skickar en länk Skriv en hel e-postadress')
})

test('without an error the field is not called invalid', async () => {
  await render(<TextField label="E-post" />)
  const field = page.getByRole('textbox', { name: 'E-post' })
  await expect.element(field).not.toHaveAttribute('aria-invalid')
  await expect.element(field).not.toHaveAttribute('aria-describedby')
})

test('a locked field can be reached and read but not changed', async () => {
  await render(<TextField label="Namn" locked defaultValue="Amira" />)
  const field = page.getByRole('textbox', { name: 'Namn' })
  await field.click()
  await expect.element(field).toHaveFocus()
  await expect.element(field).toHaveAttribute('readonly')
})

test('a form fills the field, resets it, and leads to it when it is wrong', async () => {
  const send = vi.fn<(values: { email: string }) => void>()
  await render(<EmailForm onSend={send} />)
  const field = page.getByRole('textbox', { name: 'E-post' })
  await expect.element(field).toHaveValue('amira@exempel.se')

  await field.fill('')
  await page.getByRole('button', { name: 'Skicka' }).click()
  await expect.element(field).toHaveAccessibleDescription('Skriv en e-postadress')
  await expect.element(field).toHaveFocus()
  expect(send).not.toHaveBeenCalled()

  await page.getByRole('button', { name: 'Börja om' }).click()
  await expect.element(field).toHaveValue('amira@exempel.se')
  await field.fill('karin@exempel.se')
  await page.getByRole('button', { name: 'Skicka' }).click()
  await vi.waitFor(() => expect(send).toHaveBeenCalledWith({ email: 'karin@exempel.se' }))
})

function EmailForm({ onSend }: { onSend: (values: { email: string }) => void }) {
  const form = useForm({ defaultValues: { email: 'amira@exempel.se' } })
  return (
    <form noValidate onSubmit={form.handleSubmit((values) => onSend(values))}>
      <TextField
        label="E-post"
        error={form.formState.errors.email?.message}
        {...form.register('email', { required: 'Skriv en e-postadress' })}
      />
      <button type="submit">Skicka</button>
      <button type="button" onClick={() => form.reset()}>
        Börja om
      </button>
    </form>
  )
}
