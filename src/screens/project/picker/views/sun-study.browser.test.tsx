import { expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { jmse } from '#src/sites/jmse.ts'
import { renderIn } from '#tests/support/component/portal-frame.tsx'
import { SunStudy } from './sun-study.tsx'

const frame = (date: string, time: string) => ({ date, time, imageUrl: `/${date}-${time}.svg` })
const evening = frame('2027-06-21', '21:00')
const frames = [
  frame('2027-06-21', '09:00'),
  evening,
  frame('2027-12-21', '09:00'),
  frame('2027-12-21', '15:00'),
]

test('a day without the hour that is shown is shown at the hour that comes nearest [F-176]', async () => {
  const onShow = vi.fn<Parameters<typeof SunStudy>[0]['onShow']>()
  await renderIn(jmse, <SunStudy frames={frames} shown={evening} onShow={onShow} />)
  await page.getByText('december', { exact: true }).click()
  expect(onShow.mock.lastCall?.[0]).toEqual(frames[3])
})
