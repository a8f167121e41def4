import '#src/styles/main.css'
import { afterEach, expect, test } from 'vitest'
import { cdp } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { Switch } from './switch.tsx'

/** The colours of the visitor's system, or those of the site again. */
const forceColours = (value: 'active' | 'none') =>
  cdp().send('Emulation.setEmulatedMedia', { features: [{ name: 'forced-colors', value }] })

afterEach(() => forceColours('none'))

test('in the colours of a system the knob of a switch stands out from its track, on and off', async () => {
  await forceColours('active')
  const screen = await render(
    <>
      <Switch label="På" defaultChecked />
      <Switch label="Av" />
      <span style={{ color: 'HighlightText', backgroundColor: 'Highlight' }}>valt</span>
      <span style={{ color: 'ButtonText' }}>knapp</span>
    </>,
  )
  const knobOf = (name: string) =>
    getComputedStyle(screen.getByRole('switch', { name }).element(), '::before').backgroundColor
  const colourOf = (text: string) => getComputedStyle(screen.getByText(text).element()).color
  expect(knobOf('På')).toBe(colourOf('valt'))
  expect(knobOf('Av')).toBe(colourOf('knapp'))
  expect(colourOf('valt')).not.toBe(colourOf('knapp'))
})
