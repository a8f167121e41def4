import '#src/styles/main.css'
import { expect, test } from 'vitest'
import { render } from 'vitest-browser-react'
import { KeyValueList } from './key-value-list.tsx'

test('a value stands to the right, and one of several lines is read from their left', async () => {
  const long = 'Behövs inte för att boka, men när du skriver nästa avtal'
  const screen = await render(
    <div style={{ width: '20rem' }}>
      <KeyValueList
        items={[
          { label: 'Tid', value: 'Tio minuter' },
          { label: 'Lånelöfte', value: long },
        ]}
      />
    </div>,
  )
  const { left, right } =
    screen.getByRole('term').first().element().parentElement?.getBoundingClientRect() ?? {}
  expect(screen.getByText('Tio minuter').element().getBoundingClientRect().right).toBe(right)
  const words = document.createRange()
  words.selectNodeContents(screen.getByText(long).element())
  const lines = [...words.getClientRects()]
  expect(lines.length).toBeGreaterThan(1)
  for (const line of lines) expect(line.left).toBe(left)
})
