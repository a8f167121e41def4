import { useState } from 'react'
import { expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { FilterChip } from './filter-chip.tsx'

const load = vi.fn(async () => undefined)

function Rooms() {
  const [rooms, setRooms] = useState('3 rooms')
  return (
    <FilterChip
      text={rooms || 'Rooms'}
      set={rooms !== ''}
      clearLabel="Clear rooms"
      onClear={() => setRooms('')}
      load={load}
    >
      {({ onClose }) => (
        <button type="button" onClick={onClose}>
          Done
        </button>
      )}
    </FilterChip>
  )
}

test('a filter that is cleared keeps the focus, and its × is gone', async () => {
  await render(<Rooms />)
  await page.getByRole('button', { name: 'Clear rooms' }).click()
  await expect.element(page.getByRole('button', { name: 'Rooms', exact: true })).toHaveFocus()
  await expect.element(page.getByRole('button', { name: 'Clear rooms' })).not.toBeInTheDocument()
})

test('what it opens is loaded when somebody reaches for it, and closes itself', async () => {
  load.mockClear()
  await render(<Rooms />)
  const chip = page.getByRole('button', { name: '3 rooms', exact: true })
  await chip.click()
  expect(load).toHaveBeenCalled()
  await expect.element(chip).toHaveAttribute('aria-expanded', 'true')
  await page.getByRole('button', { name: 'Done' }).click()
  await expect.element(page.getByRole('button', { name: 'Done' })).not.toBeInTheDocument()
  await expect.element(chip).toHaveAttribute('aria-expanded', 'false')
})
