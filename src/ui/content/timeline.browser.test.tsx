import '#src/styles/main.css'
import { afterEach, expect, test } from 'vitest'
import { cdp, page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { PageWidth } from '../layout/page.tsx'
import { Timeline } from './timeline.tsx'

/** The colours of the visitor's system, or those of the site again. */
const forceColours = (value: 'active' | 'none') =>
  cdp().send('Emulation.setEmulatedMedia', { features: [{ name: 'forced-colors', value }] })

afterEach(() => forceColours('none'))
afterEach(() => page.viewport(1280, 800))

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

test.each([1440, 1110, 720, 390])('no date lies on the next one in a window of %i px', async (width) => {
  await page.viewport(width, 800)
  const days = [
    '24 april 2026',
    '26 december 2026',
    '27 augusti 2027',
    '10 september 2027',
    '24 september 2027',
  ]
  const steps = days.map((day) => ({
    id: day,
    title: 'Besiktning',
    state: 'future' as const,
    stateText: 'Kommer',
  }))
  const dated = steps.map((step) => ({ ...step, detail: step.id.replaceAll(' ', '\u00a0') }))
  await render(
    <PageWidth>
      <Timeline horizontal label="Vägen hem" steps={dated} />
    </PageWidth>,
  )
  const boxes = dated.map(({ detail }) => {
    const range = document.createRange()
    range.selectNodeContents(page.getByText(detail, { exact: true }).element())
    return range.getBoundingClientRect()
  })
  const lyingOn = boxes.filter((box, at) => {
    const { left, top } = boxes[at + 1] ?? { left: width, top: 0 }
    return box.right >= left && box.bottom > top
  })
  expect(lyingOn).toEqual([])
})
