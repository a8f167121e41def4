import { afterEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { cleanup } from 'vitest-browser-react'
import { jmno } from '#src/sites/jmno.ts'
import { renderIn } from '#tests/support/component/portal-frame.tsx'
import { errandSample } from '../errand-samples.test-support.ts'
import { ErrandRow } from './errand-row.tsx'

afterEach(async () => {
  await cleanup()
  await page.viewport(1280, 800)
})

test('the longest word of an errand stays whole beside its status, on the smallest phone as well', async () => {
  await page.viewport(320, 700)
  const item = { ...errandSample, title: 'Kjøleskapsdøren henger skjevt' }
  await renderIn(
    jmno,
    <ul className="px-page">
      <ErrandRow item={item} isChosen={false} isWide={false} />
    </ul>,
  )
  const title = page.getByRole('link').element()
  const word = document.createRange()
  word.setStart(title.firstChild ?? title, 0)
  word.setEnd(title.firstChild ?? title, 'Kjøleskapsdøren'.length)
  expect(word.getClientRects()).toHaveLength(1)
})
