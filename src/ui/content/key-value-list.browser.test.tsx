import '#src/styles/main.css'
import { expect, test } from 'vitest'
import { render } from 'vitest-browser-react'
import { KeyValueList } from './key-value-list.tsx'

test('a value stands to the right, also below a long name; a text that goes there is read from the left', async () => {
  const wide = 'Köps till, högst två platser'
  const long = 'Behövs inte för att boka, men när du skriver nästa avtal'
  const screen = await render(
    <div style={{ width: '20rem' }}>
      <KeyValueList
        items={[
          { label: 'Tid', value: 'Tio minuter' },
          { label: 'Uppvärmning, kallvatten och hushållsel', value: '1 900 kr/mån' },
          { label: 'Parkering i garaget', value: wide },
          { label: 'Lånelöfte', value: long },
        ]}
      />
    </div>,
  )
  const { left, right } =
    screen.getByRole('term').first().element().parentElement?.getBoundingClientRect() ?? {}
  for (const short of ['Tio minuter', '1 900 kr/mån'])
    expect(screen.getByText(short).element().getBoundingClientRect().right).toBe(right)
  expect(screen.getByText(wide).element().getBoundingClientRect().left).toBe(left)
  const words = document.createRange()
  words.selectNodeContents(screen.getByText(long).element())
  const lines = [...words.getClientRects()]
  expect(lines.length).toBeGreaterThan(1)
  for (const line of lines) expect(line.left).toBe(left)
})

test('what is said to be a phone number is called and an address written to, and whatever else looks like one is neither', async () => {
  const plain = ['0701 234 567', '1 900 kr/mån', '2026-11-20', 'C-1403', '2 140', '0,35 procent', 'E-post']
  const screen = await render(
    <KeyValueList
      items={[
        { label: 'Telefon', value: '08-465\u00a0004\u00a010', kind: 'phone' },
        { label: 'Mobil', value: '+47 400 00 000', kind: 'phone' },
        { label: 'E-post', value: 'hej@kvarter.example', kind: 'email' },
        ...plain.map((value) => ({ label: value, value })),
      ]}
    />,
  )
  const ways = screen
    .getByRole('link')
    .elements()
    .map((link) => link.getAttribute('href'))
  expect(ways).toEqual(['tel:0846500410', 'tel:+4740000000', 'mailto:hej@kvarter.example'])
})
