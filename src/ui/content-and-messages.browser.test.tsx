import '#src/styles/main.css'
import { useState } from 'react'
import { afterEach, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { Card, CardLine, CardMedia } from './content/card.tsx'
import { Html } from './content/html.tsx'
import { NewLabel } from './content/new-label.tsx'
import { Unbroken } from './content/unbroken.tsx'
import { VipLabel } from './content/vip-label.tsx'
import { ErrorSummary } from './feedback/error-summary.tsx'
import { showToast, toastQueue } from './feedback/toast-queue.ts'
import { ToastRegion } from './feedback/toast-region.tsx'
import { RadioGroup } from './fields/radio-group.tsx'
import { TextField } from './fields/text-field.tsx'
import { DeferredSections } from './layout/deferred-sections.tsx'

afterEach(() => {
  vi.restoreAllMocks()
  history.replaceState(null, '', location.pathname)
})

const names = ['Läget', 'Papperen', 'Människorna']

const parts = (
  <DeferredSections>
    {names.map((name) => (
      <p key={name}>{name}</p>
    ))}
    {false}
  </DeferredSections>
)

const farApart = (
  <DeferredSections>
    {names.map((name) => (
      <p key={name} style={{ height: '300vh' }}>
        {name}
      </p>
    ))}
  </DeferredSections>
)

const isLaidOut = (text: string) => {
  const part = [...document.querySelectorAll('p')].find(({ textContent }) => textContent === text)
  return part?.checkVisibility({ contentVisibilityAuto: true }) ?? false
}

test('what lies far down is laid out a part at a time, from the top, until all of it is', async () => {
  const frames: FrameRequestCallback[] = []
  vi.spyOn(window, 'requestAnimationFrame').mockImplementation((frame) => frames.push(frame))
  await render(parts)
  for (const count of [0, 1, 2, 3]) {
    await expect.poll(() => names.filter(isLaidOut).length).toBe(count)
    // nothing more comes until the next frame does
    await expect.poll(() => frames).toHaveLength(1)
    frames.pop()?.(performance.now())
  }
})

test('an address that leads to a part of the page has all of it at once', async () => {
  history.replaceState(null, '', '#block-3')
  await render(parts)
  expect(names.filter(isLaidOut)).toEqual(names)
})

test('a part that is far from the window rests and keeps its place until it comes near', async () => {
  await render(farApart)
  const height = 9 * window.innerHeight
  // before all are laid out the first is seen alone as well, and the rest is taken to be as tall as it may be
  await expect
    .poll(() => [document.documentElement.scrollHeight, ...names.map(isLaidOut)])
    .toEqual([height, true, false, false])
  // as far from the second part as the window was at the top
  window.scrollTo(0, height)
  await expect.poll(() => names.map(isLaidOut)).toEqual([false, false, true])
  expect(document.documentElement.scrollHeight).toBe(height)
})

const renderHtml = async (html: string) => (await render(<Html html={html} />)).container

test('headings, paragraphs, lists and links of the editors are shown as they are', async () => {
  await renderHtml(
    '<h2>Så går det till</h2><p>Först <strong>detta</strong>,<br>sedan <a href="/boka/info/">det</a>.</p><ul><li>ett</li></ul>',
  )
  await expect.element(page.getByRole('heading', { level: 2, name: 'Så går det till' })).toBeVisible()
  await expect.element(page.getByRole('link', { name: 'det' })).toHaveAttribute('href', '/boka/info/')
  await expect.element(page.getByRole('listitem')).toMatchTextContent('ett')
})

test('nothing in it can run', async () => {
  const container = await renderHtml(
    [
      '<p onclick="alert(1)" style="position:fixed">text</p>',
      '<script>window.hacked = true</script><style>p{display:none}</style>',
      '<img src="x" onerror="alert(1)"><iframe src="https://x.example"></iframe><svg onload="alert(1)"></svg>',
      '<a href="javascript:alert(1)">a</a><a href=" JavaScript:alert(1)">b</a><a href="//x.example">c</a><a href="data:text/html,x">d</a>',
      String.raw`<a href="/\x.example">e</a>`,
      '<form action="/x"><input name="y"></form>',
    ].join(''),
  )
  expect(container.textContent).toBe('textabcde')
  expect(
    container.querySelectorAll('script, style, img, iframe, svg, a, form, input, [onclick], [style]'),
  ).toHaveLength(0)
})

test('an element that is not known gives way to its text', async () => {
  const container = await renderHtml('<section><font color="red">Röd</font> text</section>')
  expect(container.textContent).toBe('Röd text')
})

test('links to other hosts open in a new tab, mail and phone do not', async () => {
  await renderHtml(
    '<a href="https://lindkajen.example">Lindkajen</a> <a href="mailto:x@bjorkvall.example">Skriv</a>',
  )
  await expect.element(page.getByRole('link', { name: /Lindkajen/ })).toHaveAttribute('target', '_blank')
  await expect.element(page.getByRole('link', { name: 'Skriv' })).not.toHaveAttribute('target')
})

test('the summary takes focus at each attempt and leads to the field', async () => {
  await render(<Step />)
  const next = page.getByRole('button', { name: 'Nästa' })
  const summary = page.getByRole('alert')
  await expect.element(summary).not.toBeInTheDocument()

  await next.click()
  await expect.element(summary).toHaveFocus()
  await page.getByRole('link', { name: 'Skriv en e-postadress' }).click()
  await expect.element(page.getByRole('textbox', { name: 'E-post' })).toHaveFocus()

  await next.click()
  await expect.element(summary).toHaveFocus()
  await page.getByRole('link', { name: 'Välj en förening' }).click()
  await expect.element(page.getByRole('radio', { name: 'Brf Strandängen' })).toHaveFocus()
})

const errors = [
  { fieldId: 'email', message: 'Skriv en e-postadress' },
  { fieldId: 'association', message: 'Välj en förening' },
]

test('a line whose field is gone by now leaves the address as it is', async () => {
  const before = location.href
  await render(<ErrorSummary title="Rätta en sak" errors={errors.slice(0, 1)} attempt={1} />)
  await page.getByRole('link', { name: 'Skriv en e-postadress' }).click()
  expect(location.href).toBe(before)
})

function Step() {
  const [attempt, setAttempt] = useState(0)
  return (
    <>
      <ErrorSummary title="Rätta två saker" errors={attempt ? errors : []} attempt={attempt} />
      <TextField id="email" label="E-post" />
      <RadioGroup
        id="association"
        name="association"
        label="Förening"
        options={[{ value: 'a', label: 'Brf Strandängen' }]}
      />
      <button type="button" onClick={() => setAttempt(attempt + 1)}>
        Nästa
      </button>
    </>
  )
}

afterEach(() => {
  toastQueue.clear()
  vi.useRealTimers()
})

test('a toast goes after six seconds; an error stays until it is closed', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] })
  await render(<ToastRegion label="Meddelanden" closeLabel="Stäng" />)
  showToast({ tone: 'err', text: 'Det gick inte att spara' })
  showToast({ tone: 'ok', text: 'Sökningen är sparad' })
  const saved = page.getByText('Sökningen är sparad')
  const failed = page.getByText('Det gick inte att spara')
  await expect.element(saved).toBeVisible()

  vi.advanceTimersByTime(5900)
  await expect.element(saved).toBeVisible()
  vi.advanceTimersByTime(200)
  await expect.element(saved).not.toBeInTheDocument()
  vi.advanceTimersByTime(3_600_000)
  await expect.element(failed).toBeVisible()
  await page.getByRole('button', { name: 'Stäng' }).click()
  await expect.element(failed).not.toBeInTheDocument()
})

test('the action of a toast runs and closes it', async () => {
  const undo = vi.fn<() => void>()
  await render(<ToastRegion label="Meddelanden" closeLabel="Stäng" />)
  showToast({ tone: 'ok', text: 'Sökningen är sparad', action: { label: 'Ångra', run: undo } })
  await page.getByRole('button', { name: 'Ångra' }).click()
  expect(undo).toHaveBeenCalledOnce()
  await expect.element(page.getByText('Sökningen är sparad')).not.toBeInTheDocument()
})

test('neither a date, a word that begins with an abbreviation, nor the number of a home is broken, nor the one of a house from its street, however narrow its column, and all are copied as they are', async () => {
  const text =
    'OCR-nummer 53, 2 senast 2026-11-28 i Brf Strand-Ängen, 3-1204, Ekbacksgatan 14 B, plan 4 Vind, Kaivägen 7'
  const screen = await render(
    <p style={{ width: '2rem' }}>
      <Unbroken text={text} />
    </p>,
  )
  const whole = screen.getByText(text).element()
  expect(whole.textContent).toBe(text)
  expect([...whole.children].map(({ textContent }) => textContent)).toEqual([
    'OCR-nummer',
    '2026-11-28',
    '3-1204,',
    'Ekbacksgatan 14 B',
    'Kaivägen 7',
  ])
  for (const one of whole.children) expect(one.getClientRects()).toHaveLength(1)
})

test('e-mail is one word in a text of the editors, and a long address may break', async () => {
  const screen = await render(
    <div style={{ width: '4rem' }}>
      <Html html="<p>Namn ändras inte. E-post ändrar du på https://www.exempel.example/2026-11/e-post</p>" />
    </div>,
  )
  const [paragraph] = screen.container.getElementsByTagName('p')
  expect([...(paragraph?.children ?? [])].map(({ textContent }) => textContent)).toEqual(['E-post'])
})

test('a number to the right of a card’s line stays there where it has a line of its own, or it is its alone', async () => {
  const screen = await render(
    <div style={{ width: '10rem' }}>
      <CardLine to="77 184 kr/m²">Inflyttning omkring juni 2028</CardLine>
      <CardLine to="61 711 kr/m²" />
    </div>,
  )
  const boxOf = (text: string) => screen.getByText(text).element().getBoundingClientRect()
  const right = screen.container.firstElementChild?.getBoundingClientRect().right
  expect(boxOf('77 184 kr/m²').top).toBeGreaterThanOrEqual(boxOf('Inflyttning omkring juni 2028').bottom)
  expect(boxOf('77 184 kr/m²').right).toBe(right)
  expect(boxOf('61 711 kr/m²').right).toBe(right)
})

test('words to the right of a card’s line begin at its left where they have a line of their own, or it is theirs alone', async () => {
  const screen = await render(
    <div style={{ width: '10rem' }}>
      <CardLine to="Balkong mot sydväst" isText>
        Avgift 5 432 kr/mån
      </CardLine>
      <CardLine to="Uteplats mot syd" isText />
    </div>,
  )
  const left = screen.container.firstElementChild?.getBoundingClientRect().left
  const leftOf = (text: string) => screen.getByText(text).element().getBoundingClientRect().left
  expect(leftOf('Balkong mot sydväst')).toBe(left)
  expect(leftOf('Uteplats mot syd')).toBe(left)
})

test('what a card of a small phone says over its picture lies over none of its buttons', async () => {
  const screen = await render(
    <div style={{ width: '17.5rem' }}>
      <Card>
        <CardMedia
          label={
            <>
              <VipLabel>Etuoikeus</VipLabel>
              <NewLabel>Uusi</NewLabel>
            </>
          }
          action={<p className="w-34">Varattu</p>}
        >
          <div />
        </CardMedia>
      </Card>
    </div>,
  )
  const boxOf = (text: string) => screen.getByText(text).element().getBoundingClientRect()
  const button = boxOf('Varattu')
  for (const label of ['Etuoikeus', 'Uusi']) expect(boxOf(label).right).toBeLessThanOrEqual(button.left)
  expect(button.width).toBe(136)
})
