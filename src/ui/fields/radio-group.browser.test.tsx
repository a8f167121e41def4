import { useForm } from 'react-hook-form'
import { expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { RadioGroup } from './radio-group.tsx'

const options = [
  { value: 'a', label: 'Brf Strandängen', hint: '769600-1234' },
  { value: 'b', label: 'Brf Linnéan' },
]

test('the group has its name and its error, and arrow keys choose', async () => {
  const send = vi.fn<(values: { association: string }) => void>()
  await render(<PickForm onSend={send} />)
  const group = page.getByRole('radiogroup', { name: 'Förening' })
  await page.getByRole('button', { name: 'Välj' }).click()
  await expect.element(group).toHaveAccessibleDescription('Välj en förening')
  await expect.element(page.getByRole('radio', { name: /Strandängen/ })).toHaveFocus()

  await userEvent.keyboard('{ArrowDown}')
  await expect.element(page.getByRole('radio', { name: 'Brf Linnéan' })).toBeChecked()
  await page.getByRole('button', { name: 'Välj' }).click()
  await vi.waitFor(() => expect(send).toHaveBeenCalledWith({ association: 'b' }))
})

test('a group whose value its parent holds shows that value', async () => {
  await render(<RadioGroup label="Förening" name="f" options={options} value="a" onChange={() => {}} />)
  await expect.element(page.getByRole('radio', { name: /Strandängen/ })).toBeChecked()
})

function PickForm({ onSend }: { onSend: (values: { association: string }) => void }) {
  const { register, handleSubmit, formState } = useForm<{ association: string }>()
  return (
    <form noValidate onSubmit={handleSubmit((values) => onSend(values))}>
      <RadioGroup
        label="Förening"
        options={options}
        error={formState.errors.association?.message}
        {...register('association', { required: 'Välj en förening' })}
      />
      <button type="submit">Välj</button>
    </form>
  )
}
