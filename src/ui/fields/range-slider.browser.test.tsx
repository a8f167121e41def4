import { useState } from 'react'
import { expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { type Range, RangeSlider } from './range-slider.tsx'

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
