import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import '#src/styles/main.css'
import { LoadingPage } from './loading-page.tsx'

test('whoever follows a link of a footer that fills the window sees there that the page is on its way', async () => {
  await render(
    <>
      <LoadingPage label="Sidan laddas" />
      <footer className="bg-ink" style={{ height: '100vh' }}>
        Kakor
      </footer>
    </>,
  )
  window.scrollTo(0, document.documentElement.scrollHeight)
  const status = page.getByRole('status').element()
  expect(status.getBoundingClientRect().bottom).toBeLessThanOrEqual(0)
  const ring = status.querySelector('svg')?.getBoundingClientRect()
  expect(document.elementFromPoint((ring?.left ?? 0) + 16, (ring?.top ?? 0) + 16)?.closest('svg')).toBe(
    status.querySelector('svg'),
  )
})
