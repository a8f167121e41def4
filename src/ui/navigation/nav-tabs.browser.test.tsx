import '../../styles/main.css'
import { afterEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { NavTabs } from './nav-tabs.tsx'
import { tabClass } from './tab-class.ts'

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
