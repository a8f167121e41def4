import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import type { SearchHit } from '#src/api/homes/residence.ts'
import { jmse } from '#src/sites/jmse.ts'
import { renderIn } from '#tests/support/component/portal-frame.tsx'
import { MapList } from './map-list.tsx'

const searchImage = { url: '/images/stage/a.svg', alttext: '', orgWidth: 2400, orgHeight: 1600 }
const hits = Array.from(
  { length: 130 },
  (_, at) =>
    ({
      id: `stage-${at}`,
      name: `Projekt ${at}`,
      url: `/projekt/${at}/`,
      type: 'stage',
      status: 'forSale',
      showings: [],
      searchImage,
    }) as unknown as SearchHit,
)

test('whoever asks for more rows goes on at the first of them, also when there are no more to ask for [F-081]', async () => {
  const nothing = () => undefined
  await renderIn(
    jmse,
    <MapList hits={hits} chosen={undefined} pointed={undefined} onChoose={nothing} onPoint={nothing} />,
  )
  const more = page.getByRole('button', { name: /130/ })
  const row = (at: number) => page.getByRole('button', { name: new RegExp(`Projekt ${at} `) })
  more.element().focus()
  await userEvent.keyboard('{Enter}')
  await expect.element(row(60)).toHaveFocus()
  more.element().focus()
  await userEvent.keyboard('{Enter}')
  await expect.element(more).not.toBeInTheDocument()
  await expect.element(row(120)).toHaveFocus()
})
