import '#src/styles/main.css'
import { useState } from 'react'
import { afterEach, expect, onTestFinished, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { twice, writeLetters } from '#tests/support/component/letters.ts'
import { Button } from './actions/button.tsx'
import { FilterChip } from './actions/filter-chip.tsx'
import { NavTabs } from './navigation/nav-tabs.tsx'
import { tabClass } from './navigation/tab-class.ts'
import { Tabs } from './navigation/tabs.tsx'

test('a double click sends once, and the button keeps its focus and name while it works', async () => {
  const { promise, resolve } = Promise.withResolvers<void>()
  const send = vi.fn<() => Promise<void>>(() => promise)
  await render(<Button onClick={send}>Skicka</Button>)
  const button = page.getByRole('button', { name: 'Skicka' })

  await button.dblClick()
  expect(send).toHaveBeenCalledOnce()
  await expect.element(button).toHaveAttribute('aria-disabled', 'true')
  await expect.element(button).toHaveFocus()

  resolve()
  await expect.element(button).not.toHaveAttribute('aria-disabled', 'true')
  await button.click()
  expect(send).toHaveBeenCalledTimes(2)
})

test('a double click within one task is one press, before anything is drawn again', async () => {
  const send = vi.fn<() => Promise<void>>(() => new Promise(() => {}))
  await render(<Button onClick={send}>Skicka</Button>)
  const button = page.getByRole('button', { name: 'Skicka' }).element()
  button.dispatchEvent(new MouseEvent('click', { bubbles: true }))
  button.dispatchEvent(new MouseEvent('click', { bubbles: true }))
  expect(send).toHaveBeenCalledOnce()
})

test('a double click is one press, too, when the work of its first half ends in between', async () => {
  const send = vi.fn<() => Promise<void>>(() => Promise.resolve())
  await render(<Button onClick={send}>Skicka</Button>)
  const button = page.getByRole('button', { name: 'Skicka' })
  const click = (detail: number) =>
    button.element().dispatchEvent(new MouseEvent('click', { bubbles: true, detail }))
  click(1)
  await expect.element(button).not.toHaveAttribute('aria-disabled', 'true')
  click(2)
  expect(send).toHaveBeenCalledOnce()
  click(1)
  expect(send).toHaveBeenCalledTimes(2)
})

test('a button whose work takes no time may be pressed as fast as one can', async () => {
  const add = vi.fn<() => void>()
  await render(<Button onClick={add}>Fler</Button>)
  await page.getByRole('button', { name: 'Fler' }).dblClick()
  expect(add).toHaveBeenCalledTimes(2)
})

test('the second half of a double click does not press the button that the first half brought', async () => {
  const close = vi.fn<() => void>()
  await render(<Sending onClose={close} />)
  await page.getByRole('button', { name: 'Skicka' }).dblClick()
  const done = page.getByRole('button', { name: 'Stäng' })
  await expect.element(done).toBeVisible()
  expect(close).not.toHaveBeenCalled()
  await done.click()
  expect(close).toHaveBeenCalledOnce()
})

test('a form is not sent by a button that is loading', async () => {
  const submit = vi.fn<(event: { preventDefault: () => void }) => void>((event) => event.preventDefault())
  await render(
    <form onSubmit={submit}>
      <Button type="submit" loading>
        Skicka
      </Button>
    </form>,
  )
  // forced: Playwright itself does not click what calls itself disabled, people do
  await page.getByRole('button', { name: 'Skicka' }).click({ force: true })
  expect(submit).not.toHaveBeenCalled()
})

function Sending({ onClose }: { onClose: () => void }) {
  const [isSent, setIsSent] = useState(false)
  return isSent ? (
    <Button key="close" onClick={onClose}>
      Stäng
    </Button>
  ) : (
    <Button key="send" onClick={() => setIsSent(true)}>
      Skicka
    </Button>
  )
}

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

test('arrow keys move between tabs, and only the chosen panel is there', async () => {
  await render(<LoginTabs />)
  await page.getByRole('tab', { name: 'Mina sidor' }).click()
  await userEvent.keyboard('{ArrowRight}')
  await expect
    .element(page.getByRole('tab', { name: 'Styrelseportal' }))
    .toHaveAttribute('aria-selected', 'true')
  await expect.element(page.getByRole('tabpanel', { name: 'Styrelseportal' })).toHaveTextContent('E-post')
  await expect.element(page.getByText('E-legitimation')).not.toBeInTheDocument()
})

function LoginTabs() {
  const [tab, setTab] = useState<'home' | 'board'>('home')
  return (
    <Tabs
      label="Logga in"
      selected={tab}
      onSelect={setTab}
      tabs={[
        { id: 'home', label: 'Mina sidor', panel: <p>E-legitimation</p> },
        { id: 'board', label: 'Styrelseportal', panel: <p>E-post</p> },
      ]}
    />
  )
}

const names = ['Översikt', 'Min bostad', 'Ärenden', 'Dokument', 'Betalningar', 'Mina bostäder', 'Kontakter']

const Sample = ({ current }: { current: string }) => (
  <NavTabs label="Mina sidor">
    {names.map((name) => (
      <a
        key={name}
        href="/mina-sidor/"
        className={tabClass}
        aria-current={name === current ? 'page' : undefined}
      >
        {name}
      </a>
    ))}
  </NavTabs>
)

afterEach(() => page.viewport(1280, 800))

test.for(['Översikt', 'Betalningar', 'Kontakter'])(
  'on a phone the row starts with the page one is on in sight: %s',
  async (current) => {
    await page.viewport(320, 640)
    await render(<Sample current={current} />)
    const { left, right } = page.getByRole('link', { name: current }).element().getBoundingClientRect()
    expect(left).toBeGreaterThanOrEqual(0)
    expect(right).toBeLessThanOrEqual(320)
  },
)

test('the page one is on stays in sight when its face comes, whose letters are wider', async () => {
  await page.viewport(320, 640)
  await render(<Sample current="Kontakter" />)
  const link = page.getByRole('link', { name: 'Kontakter' }).element()
  const list = page.getByRole('list').element() as HTMLElement
  list.style.letterSpacing = '0.2em'
  await expect.poll(() => Math.floor(link.getBoundingClientRect().right)).toBeLessThanOrEqual(320)
})

test('with text twice as large a long word has room in the button of a phone (WCAG 1.4.4)', async () => {
  onTestFinished(async () => void (await writeLetters()))
  await writeLetters(twice)
  await page.viewport(390, 844)
  // as wide as the card of a home leaves it, whose column grows with a word
  await render(
    <div style={{ display: 'grid', width: 260 }}>
      <Button wide>Ilmoita kiinnostuksesi</Button>
    </div>,
  )
  const button = page.getByRole('button').element()
  expect(button.getBoundingClientRect().width).toBeLessThanOrEqual(260)
})
