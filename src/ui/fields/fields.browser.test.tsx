import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { ComboBox } from './combo-box.tsx'
import { NumberField } from './number-field.tsx'
import { RadioGroup } from './radio-group.tsx'
import { RangeSlider, type Range } from './range-slider.tsx'
import { TextArea } from './text-area.tsx'
import { TextField } from './text-field.tsx'

// first, since it begins with the key that leads from the top of the page
test('both ends move by keys, step by step, and never past each other', async () => {
  const settle = vi.fn<(range: Range) => void>()
  await render(<Price onChangeEnd={settle} />)
  const low = page.getByRole('slider', { name: /^Lägst/ })
  const high = page.getByRole('slider', { name: /^Högst/ })

  await userEvent.tab()
  await expect.element(low).toHaveFocus()
  await userEvent.keyboard('{ArrowRight}')
  await expect.element(low).toHaveValue('3')
  expect(settle).toHaveBeenLastCalledWith([3, 8])

  await userEvent.tab()
  await expect.element(high).toHaveFocus()
  await userEvent.keyboard('{ArrowLeft}{ArrowLeft}')
  await expect.element(high).toHaveValue('6')
  await userEvent.keyboard('{Home}')
  await expect.element(high).toHaveValue('3')
  await userEvent.keyboard('{End}')
  await expect.element(high).toHaveValue('10')
  expect(settle).toHaveBeenLastCalledWith([3, 10])
})

function Price({ onChangeEnd }: { onChangeEnd: (range: Range) => void }) {
  const [value, setValue] = useState<Range>([2, 8])
  return (
    <RangeSlider
      label="Pris"
      lowLabel="Lägst"
      highLabel="Högst"
      min={0}
      max={10}
      step={1}
      value={value}
      onChange={setValue}
      onChangeEnd={onChangeEnd}
      counts={[1, 4, 9, 4, 1]}
    />
  )
}

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
  await expect.poll(() => send).toHaveBeenCalledWith({ email: 'karin@exempel.se' })
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

test('a number is told while it is typed, and stays as it is typed until the field is left', async () => {
  const tell = vi.fn<(value: number | undefined) => void>()
  await render(<Highest onTyped={tell} />)
  const field = page.getByRole('textbox', { name: 'Högst' })
  await field.fill('6 500 000')
  await expect.element(page.getByText('value 6500000')).toBeVisible()
  await expect.element(field).toHaveValue('6 500 000')
  await userEvent.keyboard('{Escape}')
  await expect.element(field).toHaveValue('6\u00a0500\u00a0000\u00a0kr')
  await expect.element(page.getByText('value 6500000')).toBeVisible()

  await field.fill('')
  await expect.element(page.getByText('value none')).toBeVisible()
  // what it was before it was cleared
  await field.fill('6500000')
  await userEvent.tab()
  await expect.element(page.getByText('value 6500000')).toBeVisible()
  expect(tell.mock.calls).toEqual([[6_500_000], [undefined], [6_500_000]])
})

test('a number beyond the limits is not told before the field is left', async () => {
  const tell = vi.fn<(value: number | undefined) => void>()
  await render(<Highest onTyped={tell} />)
  const field = page.getByRole('textbox', { name: 'Högst' })
  await field.fill('12000000')
  await field.fill('3000000')
  await expect.element(page.getByText('value 3000000')).toBeVisible()
  await field.fill('12000000')
  await userEvent.tab()
  await expect.element(page.getByText('value 10000000')).toBeVisible()
  expect(tell.mock.calls).toEqual([[3_000_000]])
})

test('an error is tied to the number', async () => {
  await render(<NumberField label="Högst" value={1} onChange={() => {}} error="Skriv ett högre pris" />)
  const field = page.getByRole('textbox', { name: 'Högst' })
  await expect.element(field).toHaveAttribute('aria-invalid', 'true')
  await expect.element(field).toHaveAccessibleDescription('Skriv ett högre pris')
})

const kronor = { style: 'currency', currency: 'SEK', maximumFractionDigits: 0 } as const

function Highest({ onTyped }: { onTyped?: (value: number | undefined) => void }) {
  const [value, setValue] = useState<number | undefined>(7_900_000)
  return (
    <>
      <NumberField
        label="Högst"
        hint="Hela kronor"
        value={value}
        onChange={setValue}
        onTyped={(next) => {
          setValue(next)
          onTyped?.(next)
        }}
        max={10_000_000}
        format={kronor}
      />
      <p>value {value ?? 'none'}</p>
    </>
  )
}

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
  await expect.poll(() => send).toHaveBeenCalledWith({ association: 'b' })
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

test('typing narrows the list, and Enter picks', async () => {
  await render(<Area />)
  await page.getByRole('combobox', { name: 'Område' }).fill('na')
  await expect.element(page.getByRole('option', { name: /Nacka/ })).toBeVisible()
  await expect.element(page.getByRole('option', { name: /Lidingö/ })).not.toBeInTheDocument()
  await userEvent.keyboard('{ArrowDown}{Enter}')
  await expect.element(page.getByText('picked n')).toBeVisible()
})

const places = [
  { id: 'n', label: 'Nacka', note: '12' },
  { id: 'l', label: 'Lidingö' },
]

function Area() {
  const [selected, select] = useState<string | null>(null)
  return (
    <>
      <ComboBox label="Område" options={places} selected={selected} onSelect={select} />
      <p>picked {selected}</p>
    </>
  )
}
