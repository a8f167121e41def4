import { useForm } from 'react-hook-form'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { TextArea } from './text-area.tsx'

const countText = (used: number, max: number) => `${used} av ${max}`

test('the counter follows what is typed, and speaks up when little is left', async () => {
  await render(<TextArea label="Meddelande" maxLength={30} countText={countText} />)
  await page.getByRole('textbox', { name: 'Meddelande' }).fill('Hej')
  await expect.element(page.getByText('3 av 30')).toBeVisible()
  expect(document.querySelector('[aria-live]')?.textContent).toBe('')

  await page.getByRole('textbox', { name: 'Meddelande' }).fill('Kranen i köket droppar')
  await expect.element(page.getByText('22 av 30').first()).toBeVisible()
  expect(document.querySelector('[aria-live]')?.textContent).toBe('22 av 30')
})

test('the counter knows what the form put there', async () => {
  await render(<MessageForm />)
  await expect.element(page.getByText('8 av 500')).toBeVisible()
})

function MessageForm() {
  const { register } = useForm({ defaultValues: { message: 'Hej hej!' } })
  return <TextArea label="Meddelande" maxLength={500} countText={countText} {...register('message')} />
}
