import './main.css'
import { afterEach, beforeEach, expect, onTestFinished, test } from 'vitest'
import { cdp, page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { buttonClass } from '../ui/actions/button-class.ts'
import { Button } from '../ui/actions/button.tsx'
import { Chip } from '../ui/actions/chip.tsx'
import { TextLink } from '../ui/actions/text-link.tsx'
import { Card, CardFacts, CardMedia, CardPlace, CardTitle } from '../ui/content/card.tsx'
import { KeyValueList } from '../ui/content/key-value-list.tsx'
import { StatusDot } from '../ui/content/status-dot.tsx'
import { Checkbox } from '../ui/fields/checkbox.tsx'
import { RadioGroup } from '../ui/fields/radio-group.tsx'
import { TextField } from '../ui/fields/text-field.tsx'
import { PageWidth } from '../ui/layout/page.tsx'
import { Modal } from '../ui/overlays/modal.tsx'

const root = document.documentElement
beforeEach(() => {
  root.dataset.site = 'bjorkvall'
})
afterEach(() => page.viewport(1280, 800))

test.for(['bjorkvall', 'senior', 'kvarter', 'fi'])('theme %s fits a screen of 320 px', async (site) => {
  root.dataset.site = site
  await page.viewport(320, 640)
  await render(<Samples />)
  expect(root.scrollWidth).toBe(320)
  // on one line, however long the place beside it
  const status = page.getByText('Försäljningsstart i mars').element()
  const { fontSize } = getComputedStyle(status)
  expect(status.getBoundingClientRect().height).toBeLessThan(2 * Number.parseFloat(fontSize))
})

test('a page on paper has the mark of the site and what it says, and nothing to press', async () => {
  await render(
    <>
      <header>
        <div>
          <a href="/">Björkvall</a>
          <button type="button">Sök</button>
        </div>
      </header>
      <main>
        <nav>Mina sidor</nav>
        <p>125 000 kr</p>
        <button type="button">Betala</button>
        <a href="/boka/" className={buttonClass()}>
          Boka
        </a>
        <div data-testid="filters">
          <Chip>Balkong</Chip>
        </div>
      </main>
      <footer>Kundservice</footer>
    </>,
  )
  onTestFinished(async () => {
    await cdp().send('Emulation.setEmulatedMedia', { media: '' })
  })
  await cdp().send('Emulation.setEmulatedMedia', { media: 'print' })
  for (const said of ['Björkvall', '125 000 kr']) await expect.element(page.getByText(said)).toBeVisible()
  for (const pressed of ['Sök', 'Mina sidor', 'Betala', 'Boka', 'Kundservice'])
    await expect.element(page.getByText(pressed)).not.toBeVisible()
  expect(page.getByTestId('filters').element().getBoundingClientRect().height).toBe(0)
})

test('whatever can be pressed is at least 24 px high and wide', async () => {
  await render(<Samples />)
  const small = [...document.querySelectorAll<HTMLElement>('button, a, input')].filter((one) => {
    const area = Number.parseFloat(getComputedStyle(one, '::after').height) || 0
    return Math.max(area, one.offsetHeight) < 24 || one.offsetWidth < 24
  })
  expect(small.map((one) => one.outerHTML)).toEqual([])
})

test('a box to tick and what is wrong with it are no wider than their place, whatever their words', async () => {
  const words = { label: 'Olen lukenut varaussopimuksen', error: 'Kirjoita sähköpostiosoitteesi.' }
  const { container } = await render(
    <div style={{ width: 120 }}>
      <Checkbox {...words} />
    </div>,
  )
  expect(container.firstElementChild?.scrollWidth).toBe(120)
})

test('keyboard focus draws a ring of 3 px in the colour of the theme', async () => {
  await render(<Button>Boka visning</Button>)
  const button = page.getByRole('button', { name: 'Boka visning' })
  await userEvent.tab()
  await expect.element(button).toHaveFocus()
  const ring = () => {
    const { outlineWidth, outlineStyle, outlineColor, outlineOffset } = getComputedStyle(button.element())
    return [outlineWidth, outlineStyle, outlineColor, outlineOffset]
  }
  await expect.poll(ring).toEqual(['3px', 'solid', 'rgb(27, 91, 84)', '3px'])
})

test('a theme changes colour, corner and height of the same button', async () => {
  await render(<Button>Boka visning</Button>)
  const look = () => {
    const { backgroundColor, borderRadius, minHeight } = getComputedStyle(page.getByRole('button').element())
    return [backgroundColor, borderRadius, minHeight]
  }
  // the pointer rests where the test before has left it
  await page.getByRole('button').unhover()
  await expect.poll(look).toEqual(['rgb(27, 91, 84)', '3px', '54px'])
  root.dataset.site = 'senior'
  await expect.poll(look).toEqual(['rgb(107, 42, 61)', '12px', '62px'])
  root.dataset.site = 'entreprenad'
  await expect.poll(look).toEqual(['rgb(34, 40, 43)', '0px', '50px'])
})

test('a dialog is a sheet along the bottom of a phone, and a box of 600 px on a desk', async () => {
  await page.viewport(390, 800)
  await render(
    <Modal open onClose={() => {}} title="Logga in" closeLabel="Stäng">
      <p>Välj sätt</p>
    </Modal>,
  )
  const edges = () => {
    const { left, right, bottom } =
      page.getByRole('dialog').element().parentElement?.getBoundingClientRect() ?? {}
    return { left, right, bottom }
  }
  await expect.poll(edges).toEqual({ left: 0, right: 390, bottom: 800 })
  await page.viewport(1280, 800)
  await expect.poll(edges).toMatchObject({ left: 340, right: 940 })
})

const Samples = () => (
  <PageWidth>
    <h1>Upplåtelseavtal och bostadsrättsföreningar</h1>
    <div className="flex flex-wrap gap-2">
      <Button>Gör en felanmälan utan teknisk förvaltning</Button>
      <Chip set onClear={() => {}} clearLabel="Rensa rum">
        2–4 rok
      </Chip>
      <TextLink href="#all" arrow>
        Alla projekt
      </TextLink>
    </div>
    <Card>
      <CardMedia>
        <div />
      </CardMedia>
      <CardPlace
        place="Norra hamnen, Helsingborg"
        status={<StatusDot tone="forsale">Försäljningsstart i mars</StatusDot>}
      />
      <CardTitle>Kvarteret Väderkvarnen</CardTitle>
      <CardFacts facts="3–4 rok · 76–112 m²" price="från 5 650 000 kr" />
    </Card>
    <KeyValueList items={[{ label: 'Lägenhetsnummer', value: 'Strandängsvägen 12, Nacka' }]} />
    <div className="grid gap-4">
      <TextField label="E-post" error="Skriv en hel e-postadress, till exempel namn@exempel.se." />
      <Checkbox label="Jag har läst informationen" />
      <RadioGroup
        name="f"
        label="Förening"
        options={[{ value: 'a', label: 'Bostadsrättsföreningen Strandängen' }]}
      />
    </div>
  </PageWidth>
)
