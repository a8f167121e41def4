import '#src/styles/main.css'
import { afterEach, expect, test } from 'vitest'
import { cdp } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { Timeline } from './timeline.tsx'

/** The colours of the visitor's system, or those of the site again. */
const forceColours = (value: 'active' | 'none') =>
  cdp().send('Emulation.setEmulatedMedia', { features: [{ name: 'forced-colors', value }] })

afterEach(() => forceColours('none'))

test('what is done, what goes on and what is to come look different in the colours of a system, and a line joins them', async () => {
  await forceColours('active')
  const states = ['done', 'current', 'future'] as const
  const screen = await render(
    <Timeline
      label="Tidslinje"
      steps={states.map((state) => ({ id: state, title: state, state, stateText: state }))}
    />,
  )
  const steps = screen.getByRole('listitem').elements()
  const dots = steps.map((step) => {
    const { backgroundColor, borderColor, borderWidth } = getComputedStyle(step.firstElementChild ?? step)
    return `${backgroundColor} ${borderWidth === '0px' ? '' : borderColor}`
  })
  expect(new Set(dots).size).toBe(3)
  const { backgroundColor: canvas } = getComputedStyle(document.body)
  for (const step of steps.slice(0, 2))
    expect(getComputedStyle(step, '::before').backgroundColor).not.toBe(canvas)
})
