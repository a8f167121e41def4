import { expect, onTestFinished, test } from 'vitest'
import { render } from 'vitest-browser-react'
import { leaveMissingEmpty } from './leave-missing-empty.ts'

test('a picture that does not come has a ground, and one that lies over another leaves that to be seen', async () => {
  document.documentElement.style.setProperty('--surface', 'rgb(1, 2, 3)')
  onTestFinished(() => void document.documentElement.style.removeProperty('--surface'))
  onTestFinished(leaveMissingEmpty())
  const { container } = await render(
    <>
      <img src="data:image/png,none" alt="Fyravåningshus" />
      <img src="data:image/png,shade" alt="" />
    </>,
  )
  const pictures = () => [...container.querySelectorAll('img')]
  await expect.poll(() => pictures().map(({ naturalWidth }) => naturalWidth > 0)).toEqual([true, true])
  expect(pictures().map((one) => getComputedStyle(one).backgroundColor)).toEqual([
    'rgb(1, 2, 3)',
    'rgba(0, 0, 0, 0)',
  ])
})
