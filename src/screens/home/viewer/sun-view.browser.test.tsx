import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import type { ExplorerData } from '#src/api/homes/explorer.ts'
import { jmse } from '#src/sites/jmse.ts'
import { renderIn } from '#tests/support/component/portal-frame.tsx'
import home from '../messages.sv.json'
import { SunView } from './sun-view.tsx'

const frame = (date: string, time: string) => ({ date, time, imageUrl: `/${date}-${time}.svg` })

const house = {
  views: [
    {
      id: 'front',
      kind: 'facade',
      side: 'street',
      imageUrl: '/a.svg',
      imageAlt: 'Hus',
      width: 12,
      height: 5,
    },
  ],
  clickArea: { front: [{ id: 'a', targetType: 'object', targetId: 'home', points: [] }] },
  sunstudy: {
    front: [
      frame('2027-06-21', '06:00'),
      frame('2027-06-21', '09:00'),
      frame('2027-06-21', '15:00'),
      frame('2027-06-21', '21:00'),
      frame('2027-12-21', '09:00'),
      frame('2027-12-21', '15:00'),
    ],
  },
  apts: [],
} as unknown as ExplorerData

test('another day is shown at the same hour, or at the one that comes nearest', async () => {
  await renderIn(
    jmse,
    <SunView house={house} summary={{ id: 'home' }}>
      {null}
    </SunView>,
  )
  const hours = page.getByRole('slider', { name: home.sun.time })
  await page.getByRole('button', { name: home.sun.june }).click()
  ;(hours.element() as HTMLElement).focus()
  await userEvent.keyboard('{End}')
  await expect.element(hours).toHaveAttribute('aria-valuetext', '21:00')
  await page.getByRole('button', { name: home.sun.december }).click()
  await expect.element(hours).toHaveAttribute('aria-valuetext', '15:00')
  await page.getByRole('button', { name: home.sun.june }).click()
  await expect.element(hours).toHaveAttribute('aria-valuetext', '15:00')
})
